/** §12.73 Subs that Escape, and Escaped Subs. */
import { describe, expect, it } from "vitest";
import { type Position, type Table, units } from "../table.ts";
import { attack, CONFIRM, cited, fire, forces, moving, PASS, seen, W_A } from "./combat.ts";

const sixes = (count: number): number[] => Array(count).fill(6);

/** One round in the North Sea in which nobody hits; then the German Sub may Escape. */
function afterOneRound(): Table {
  const list = ["north-sea sub 2 germany", "london fleet 2", "glasgow infantry 1"];
  const table = attack("west", W_A, list, ["london fleet > north-sea"], { dice: sixes(20) });
  table.do("axis", fire("north-sea sub", "naval"));
  table.do("west", fire("north-sea fleet", "sub"));
  return table;
}

describe("Escape (§12.73)", () => {
  it("after a round a Sub may leave the fight without leaving the Sea; the Battle is over without it", () => {
    const table = afterOneRound();
    expect(table.pending).toEqual({ axis: "D31" });
    expect(cited(table, "axis", { type: "escape", unit: "north-sea fleet" })).toBe("NO_ESCAPE §12.73");
    table.do("axis", { type: "escape", unit: "north-sea sub" });
    expect(table.happened("subEscaped")).toMatchObject([{ area: "north-sea", nationality: "germany" }]);
    expect(table.happened("roundBegan")).toEqual([]);
    table.do("west", PASS);
    expect(forces(table, "north-sea")).toEqual(["germany sub 2 escaped", "britain fleet 2"]);
    expect(seen(table, "north-sea", "west").hidden).toEqual(["1 germany escaped"]);
  });

  it("R58 nothing ends the status but moving and re-Engaging, not even being alone", () => {
    const table = afterOneRound();
    table.do("axis", { type: "escape", unit: "north-sea sub" });
    table.do("west", { type: "rebase", unit: "north-sea fleet", to: "london" });
    expect(table.pending).toEqual({ axis: "D15" });
    expect(forces(table, "north-sea")).toEqual(["germany sub 2 escaped"]);
    expect(table.view().areas["north-sea"].occupiedBy).toEqual([]);
    table.do("axis", PASS);
    const unit = table.number("north-sea sub");
    table.do("axis", { type: "pick", unit });
    table.do("axis", { type: "move", unit, route: ["english-channel"], strategic: false });
    expect(forces(table, "english-channel")).toEqual(["germany sub 2"]);
  });

  it("a timeout lets Subs Escape that are outnumbered", () => {
    const list = ["north-sea sub 2 germany", "london fleet 2", "london fleet 2"];
    const table = attack("west", W_A, list, Array(2).fill("london fleet > north-sea"), { dice: sixes(9) });
    table.do("axis", fire("north-sea sub", "naval"));
    for (const _ of [1, 2]) table.do("west", table.legal("west")[0]);
    expect(table.fallback("axis")).toMatchObject({ type: "escape" });
    expect(afterOneRound().fallback("axis")).toEqual(PASS);
  });
});

describe("an Escaped Sub in a Sea", () => {
  const ESCAPED = { ...units("north-sea sub 2 germany")[0], escaped: true };
  const at = (list: string[], more: Position = {}): Table =>
    moving("west", W_A, [], { units: [ESCAPED, ...units(...list)], ...more });

  it("does not occupy it and stops nobody's normal movement, but bars Strategic Movement into it", () => {
    const table = at(["glasgow infantry 1"]);
    const unit = table.number("glasgow infantry");
    table.do("west", { type: "pick", unit });
    const move = { type: "move", unit, route: ["north-sea"] };
    expect(table.refused("west", { ...move, strategic: true })).toBe("STRATEGIC_NOT_FRIENDLY");
    table.do("west", { ...move, strategic: false });
    table.do("west", { type: "endMovement" });
    expect(table.pending).toEqual({ axis: "D15" });
  });

  it("R58 may be Engaged again by ANS in its Sea, with all its like; Convoys alone cannot", () => {
    const convoy = at(["north-sea infantry 1 britain"]);
    convoy.do("west", { type: "endMovement" });
    expect(convoy.pending).toEqual({ axis: "D15" });
    const table = at(["north-sea fleet 2 britain"], { dice: sixes(9) });
    table.do("west", { type: "endMovement" });
    expect(table.pending).toEqual({ west: "D22" });
    expect(table.prompt("west")).toBe("Which Escaped Subs are Engaged again?");
    const wrong = { type: "reengageRival", area: "north-sea", rival: "ussr" };
    expect(cited(table, "west", wrong)).toBe("NO_REENGAGE §12.73");
    expect(table.refused("west", { type: "reengage", unit: 0 })).toBe("NO_REENGAGE");
    expect(table.refused("west", { type: "designate", area: "north-sea" })).toBe("BATTLE_ABSENT");
    table.do("west", { type: "reengageRival", area: "north-sea", rival: "axis" });
    expect(table.happened("subsReengaged")).toMatchObject([{ faction: "axis", count: 1 }]);
    expect(seen(table, "north-sea").shown).toEqual(["germany sub 2", "britain fleet 2"]);
    table.do("axis", fire("north-sea sub", "naval"));
    table.do("west", fire("north-sea fleet", "sub"));
    table.do("axis", { type: "escape", unit: "north-sea sub" });
  });

  it("R58 re-Engaging a Rival draws in all its Escaped Subs there", () => {
    const table = at(["north-sea fleet 2 britain"], {
      units: [ESCAPED, { ...ESCAPED, cv: 1 }, ...units("north-sea fleet 2 britain")],
    });
    table.do("west", { type: "endMovement" });
    table.do("west", { type: "reengageRival", area: "north-sea", rival: "axis" });
    expect(table.happened("subsReengaged")).toMatchObject([{ count: 2 }]);
  });

  it("R58 own Escaped Subs that did not move Engage one by one, and fight from round 1", () => {
    const table = moving("axis", W_A, [], {
      units: [ESCAPED, { ...ESCAPED, cv: 1 }, ...units("north-sea fleet 2 britain")],
      dice: sixes(9),
    });
    table.do("axis", { type: "endMovement" });
    expect(table.pending).toEqual({ axis: "D22" });
    table.do("axis", { type: "reengage", unit: 1 });
    table.do("axis", CONFIRM);
    expect(seen(table, "north-sea")).toMatchObject({
      shown: ["germany sub 1", "britain fleet 2"],
      hidden: ["1 germany escaped"],
    });
    table.do("axis", fire(1, "naval"));
    table.do("west", fire("north-sea fleet", "sub"));
    expect(table.pending).toEqual({ axis: "D31" });
  });

  it("R58 Escaped Subs of both sides: one's own must Engage before the Battle can be confirmed", () => {
    const table = moving("axis", W_A, [], {
      units: [ESCAPED, { ...ESCAPED, nationality: "britain" }],
      dice: sixes(9),
    });
    table.do("axis", { type: "endMovement" });
    table.do("axis", { type: "reengageRival", area: "north-sea", rival: "west" });
    expect(cited(table, "axis", CONFIRM)).toBe("BATTLE_MANDATORY §12.1");
    table.do("axis", { type: "reengage", unit: 0 });
    expect(table.pending).toEqual({ west: "D26" });
  });

  it("cannot ReBase after a Battle", () => {
    const table = moving("axis", W_A, ["north-sea fleet 1 britain", "ruhr sub 1", "ruhr fleet 2"], { dice: sixes(20) });
    for (const unit of [1, 2]) {
      table.do("axis", { type: "pick", unit });
      table.do("axis", { type: "move", unit, route: ["north-sea"], strategic: false });
    }
    table.do("axis", { type: "endMovement" });
    table.do("axis", fire("north-sea sub", "naval"));
    table.do("west", fire("north-sea fleet britain", "naval"));
    table.do("axis", fire("north-sea fleet germany", "naval"));
    table.do("axis", { type: "escape", unit: "north-sea sub" });
    table.do("west", { type: "retreat", unit: "north-sea fleet britain", to: "london" });
    expect(table.pending).toEqual({ axis: "D33" });
    expect(table.refused("axis", { type: "rebase", unit: "north-sea sub", to: "ruhr" })).toBe("CANNOT_LEAVE");
    table.do("axis", { type: "rebase", unit: "north-sea fleet", to: "ruhr" });
  });
});
