/** What people read: questions and the log use the names of the rulebook. */
import { describe, expect, it } from "vitest";
import { decodeEvent } from "../../codec.ts";
import { AXIS } from "../../data/kinds.ts";
import { describeEvent } from "../../describe.ts";
import { triumph } from "../../game.ts";
import { attack, fire } from "../contract/combat.ts";

const POLAND = { nations: { poland: { status: "armed", violator: "axis" } } };
const WARSAW = ["warsaw fortress 1 neutral", "berlin tank 2", "berlin airForce 2", "ruhr airForce 1"];
const MOVES = ["berlin tank > warsaw", "berlin airForce > warsaw"];

describe("questions", () => {
  it("name the acting units as the rulebook does, and ask which one only if there are several", () => {
    const one = attack("axis", [], WARSAW, MOVES, { ...POLAND, dice: [6] });
    expect(triumph.prompt(one.state, AXIS)).toBe("Choose an action for your Air Force in Warsaw.");
    const two = attack("axis", [], WARSAW, [...MOVES, "ruhr airForce > berlin > warsaw"], { ...POLAND, dice: [6] });
    expect(triumph.prompt(two.state, AXIS)).toBe("2 of your Air Force units act in Warsaw: which one, and how?");
  });
});

describe("the log", () => {
  it("calls an Armed Minor by its name", () => {
    const table = attack("axis", [], WARSAW, MOVES, { ...POLAND, dice: [6, 1, 6] });
    const events = table.do("axis", fire("warsaw airForce", "ground"));
    const lines = events.map((event) => describeEvent(decodeEvent(event)));
    expect(lines).toContain("German Air Force 2 fires at ground units of Poland: 1 6, 1 hit.");
    expect(lines).toContain("Neutral Fortress 1 in Warsaw is eliminated.");
  });
});
