import { describe, expect, it } from "vitest";
import type { Table } from "../table.ts";
import {
  AXIS_USSR,
  army,
  barred,
  endMovement,
  knows,
  march,
  moving,
  refusal,
  satellite,
  violatedBy,
  WEST_AXIS,
  WEST_USSR,
} from "./moves.ts";

const WA = { wars: [WEST_AXIS] };
const LSTS = knows("west", "lsts", "I01");
const POLAND = { nations: { poland: satellite("axis") }, wars: [AXIS_USSR] };

/** Marches every unit of a kind, and returns the answer to one more. */
function fill(t: Table, seat: "axis" | "west", who: string, route: string, count: number): string {
  for (let i = 0; i < count; i++) march(t, seat, who, route);
  return barred(t, seat, who, route);
}

describe("§11.52 Border Limits", () => {
  it.each([
    ["plains", "lvov", "kiev", 3],
    ["river", "bucharest", "odessa", 2],
    ["forest", "amsterdam", "lorraine", 2],
    ["mountain", "milan", "marseille", 1],
    ["strait", "ruhr", "copenhagen", 1],
  ])("§11.52 %s: %s to %s, %i Ground units", (_, from, to, limit) => {
    const nations = {
      poland: satellite("axis"),
      rumania: satellite("axis"),
      "low-countries": satellite("axis"),
      denmark: satellite("west"),
    };
    const units = army(
      `4 ${from} infantry 1 germany`,
      to === "copenhagen" ? `${to} infantry 1 britain` : `${to} infantry`,
    );
    const t = moving("axis", units, { nations, wars: [WEST_AXIS, AXIS_USSR] });
    expect(fill(t, "axis", `${from} infantry`, to, limit)).toBe("BORDER_LIMIT 11.52");
  });

  it("R49 Engaging and Disengaging across one border add up", () => {
    const t = moving("axis", army("kiev infantry 2", "2 kiev infantry 1 germany", "3 lvov infantry 1 germany"), POLAND);
    march(t, "axis", "kiev infantry germany", "lvov");
    expect(fill(t, "axis", "lvov infantry", "kiev", 2)).toBe("BORDER_LIMIT 11.52");
    expect(barred(t, "axis", "kiev infantry germany", "lvov")).toBe("BORDER_LIMIT 11.52");
    expect(t.save().crossings).toHaveLength(3);
  });

  it("R49 the limits start again for Retreats in the Combat Phase", () => {
    const t = moving("axis", army("kiev infantry 2", "3 lvov infantry 1 germany"), { ...POLAND, dice: [6, 6] });
    for (let i = 0; i < 3; i++) march(t, "axis", "lvov infantry", "kiev");
    endMovement(t, "axis");
    t.drift((at) => at.pending.axis === "D26");
    for (let i = 0; i < 2; i++) t.do("axis", { type: "retreat", unit: "kiev infantry germany", to: "lvov" });
  });

  it("R50 an own Disputed port is Engaged, not Invaded: Coast limit 1 even with LSTs, and no disruption", () => {
    const units = army(
      "marseille infantry 2",
      "marseille infantry 1 germany",
      "2 western-mediterranean infantry 2 britain",
    );
    for (const more of [{}, LSTS]) {
      const t = moving("west", units, { ...WA, ...more });
      expect(fill(t, "west", "western-mediterranean infantry", "marseille", 1)).toBe("BORDER_LIMIT 11.52");
      expect(t.save().invasions ?? []).toEqual([]);
      endMovement(t, "west");
      t.do("west", { type: "designate", area: "marseille" });
      t.drift((at) => at.pending.west === "D26");
      t.do("west", { type: "fire", unit: "marseille infantry britain", targetClass: "ground" });
    }
  });
});

describe("R113 one Coast or Straits border in one Movement Phase", () => {
  const SEA = "central-mediterranean infantry 2 britain";
  const FROM_SEA = "central-mediterranean infantry";

  it.each([
    ["R51 without LSTs one Invader, also into empty land", [], {}, 1],
    ["R51 with LSTs two Invaders into empty land", [], LSTS, 2],
    ["R51 without LSTs one Invader against Enemies", ["sicily infantry 2"], {}, 1],
    ["R51 with LSTs two Invaders against Enemies, over the Coast limit", ["sicily infantry 2"], LSTS, 2],
  ])("%s", (_, defenders, more, limit) => {
    const t = moving("west", army(...(defenders as string[]), `3 ${SEA}`), { ...WA, ...more });
    expect(fill(t, "west", FROM_SEA, "sicily", limit as number)).toBe("INVASION_LIMIT 11.221");
    expect(t.save().invasions).toHaveLength(limit as number);
  });

  it("R51 every Sea has its own border", () => {
    const t = moving("west", army(SEA, "tyrrhenian-sea infantry 2 britain", "sicily infantry 2"), WA);
    march(t, "west", FROM_SEA, "sicily");
    march(t, "west", "tyrrhenian-sea infantry", "sicily");
  });

  const landed = ["sicily infantry 2", "2 sicily infantry 1 britain", `2 ${SEA}`];

  it("R113 an Invader and a Disengaging unit share the limit of 1 where Enemies stand", () => {
    const left = moving("west", army(...landed), WA);
    march(left, "west", "sicily infantry britain", "central-mediterranean");
    expect(barred(left, "west", FROM_SEA, "sicily")).toBe("BORDER_LIMIT 11.52");
    const came = moving("west", army(...landed), WA);
    march(came, "west", FROM_SEA, "sicily");
    expect(barred(came, "west", "sicily infantry britain", "central-mediterranean")).toBe("BORDER_LIMIT 11.52");
  });

  it("R113 with LSTs all together 2, of which one Disengages", () => {
    const t = moving("west", army(...landed), { ...WA, ...LSTS });
    march(t, "west", "sicily infantry britain", "central-mediterranean");
    expect(barred(t, "west", "sicily infantry britain", "central-mediterranean")).toBe("BORDER_LIMIT 11.52");
    march(t, "west", FROM_SEA, "sicily");
    expect(barred(t, "west", FROM_SEA, "sicily")).toBe("BORDER_LIMIT 11.52");
  });

  it("R51 LSTs do not help Disengaging", () => {
    const t = moving("west", army("sicily infantry 2", "2 sicily infantry 1 britain"), { ...WA, ...LSTS });
    expect(fill(t, "west", "sicily infantry britain", "central-mediterranean", 1)).toBe("BORDER_LIMIT 11.52");
  });

  it("R113 a march over a Straits border and a landing from the Straits add up", () => {
    const nations = { norway: satellite("west"), denmark: satellite("axis") };
    const units = army("oslo infantry 1 britain", "3 copenhagen infantry 1 germany");
    const t = moving("axis", units, { ...WA, nations });
    march(t, "axis", "copenhagen infantry", "oslo");
    expect(barred(t, "axis", "copenhagen infantry", "oslo")).toBe("BORDER_LIMIT 11.52");
    const withLsts = moving("axis", units, { ...WA, nations, ...knows("axis", "lsts", "I01") });
    march(withLsts, "axis", "copenhagen infantry", "oslo");
    march(withLsts, "axis", "copenhagen infantry", "oslo");
    expect(withLsts.save().invasions).toEqual([["copenhagen", "oslo"]]);
    expect(barred(withLsts, "axis", "copenhagen infantry", "oslo")).toBe("BORDER_LIMIT 11.52");
  });
});

describe("§11.51 Disengaging", () => {
  const battle = ["kiev infantry 2", "kiev tank 2 germany", "kiev airForce 1 germany", "bryansk infantry"];

  it("DISENGAGE_AREA: the first step is a Friendly area without a Battle", () => {
    const t = moving("axis", army(...battle, "odessa infantry", "odessa infantry 1 germany"), POLAND);
    for (const first of ["kharkov", "bryansk", "odessa"]) {
      expect(barred(t, "axis", "kiev tank", first)).toBe("DISENGAGE_AREA 11.51");
    }
    expect(barred(t, "axis", "kiev tank", "kharkov stalingrad")).toBe("DISENGAGE_AREA 11.51");
    march(t, "axis", "kiev tank", "lvov warsaw berlin");
  });

  it("REENGAGE: who Disengaged does not Engage any more in this Player Turn", () => {
    const t = moving("axis", army(...battle, "odessa infantry"), POLAND);
    expect(barred(t, "axis", "kiev tank", "lvov odessa")).toBe("REENGAGE 11.51");
    expect(barred(t, "axis", "kiev airForce", "odessa")).toBe("DISENGAGE_AREA 11.51");
    expect(barred(t, "axis", "kiev tank", "lvov warsaw", "strategic")).toBe("STRATEGIC_NOT_FRIENDLY 11.4, 12.73");
  });

  it("§11.51 Air Forces cross Disputed and Enemy areas on their way out", () => {
    const t = moving("axis", army(...battle, "odessa infantry"), {
      ...POLAND,
      nations: { ...POLAND.nations, rumania: satellite("axis") },
    });
    march(t, "axis", "kiev airForce", "odessa bucharest");
  });

  it("§11.51 no first step into a Battle of others: a Sub passes it, a Fleet goes elsewhere", () => {
    const t = moving(
      "axis",
      army(
        "oslo fortress 2 neutral",
        "oslo infantry 2 germany",
        "oslo fleet 2 germany",
        "oslo sub 2 germany",
        "north-sea fleet 2 britain",
        "north-sea fleet 2 ussr",
      ),
      { wars: [WEST_USSR], nations: { norway: violatedBy("axis") } },
    );
    expect(barred(t, "axis", "oslo fleet", "north-sea")).toBe("DISENGAGE_AREA 11.51");
    expect(barred(t, "axis", "oslo fleet", "north-sea ruhr")).toBe("DISENGAGE_AREA 11.51");
    expect(barred(t, "axis", "oslo sub", "north-sea")).toBe("DISENGAGE_AREA 11.51");
    march(t, "axis", "oslo sub", "north-sea ruhr");
    march(t, "axis", "oslo fleet", "norwegian-sea");
  });

  it("R115 an Air Force that leaves through Enemy land ends in an Undisputed Friendly area", () => {
    const t = moving(
      "axis",
      army(
        "warsaw infantry 2 ussr",
        "warsaw infantry 2 germany",
        "warsaw airForce 2 germany",
        "bucharest tank 2 germany",
      ),
      { wars: [AXIS_USSR], nations: { poland: satellite("ussr"), rumania: satellite("axis") } },
    );
    march(t, "axis", "bucharest tank", "odessa kiev");
    expect(barred(t, "axis", "warsaw airForce", "lvov kiev")).toBe("DISENGAGE_END 11.51");
    march(t, "axis", "warsaw airForce", "lvov bucharest");
  });

  it("R115 binds nobody whose first step is Friendly", () => {
    const t = moving(
      "axis",
      army("lvov infantry 2 ussr", "lvov infantry 2 germany", "lvov airForce 2 germany", "bucharest tank 2 germany"),
      { wars: [AXIS_USSR], nations: { poland: satellite("ussr"), rumania: satellite("axis") } },
    );
    march(t, "axis", "bucharest tank", "odessa");
    expect(barred(t, "axis", "lvov airForce", "kiev odessa")).toBe("DISENGAGE_END 11.51");
    march(t, "axis", "lvov airForce", "bucharest odessa");
  });

  it("§11.51 a Sub leaves a Sea Battle through an Enemy Sea; a Fleet does not", () => {
    const units = army(
      "north-sea sub 1 germany",
      "north-sea fleet 1 germany",
      "north-sea fleet 2 britain",
      "norwegian-sea fleet 2 britain",
      "english-channel fleet 1 britain",
    );
    const t = moving("axis", units, { ...WA, sharedSeas: ["north-sea"] });
    expect(barred(t, "axis", "north-sea fleet germany", "norwegian-sea")).toBe("DISENGAGE_AREA 11.51");
    march(t, "axis", "north-sea sub", "norwegian-sea nordkapp-sea");
    march(t, "axis", "north-sea fleet germany", "ruhr");
  });
});

describe("R64 overflight does not seal a Retreat", () => {
  it("R64 an Air Force over the Defender's own land leaves that way open, Ground units close theirs", () => {
    const nations = { poland: satellite("ussr"), rumania: satellite("axis"), hungary: satellite("axis") };
    const units = army(
      "lvov infantry 3 ussr",
      "bucharest airForce 1 germany",
      "bucharest infantry 2 germany",
      "budapest infantry 2 germany",
    );
    const t = moving("axis", units, { nations, wars: [AXIS_USSR] });
    march(t, "axis", "bucharest airForce", "odessa lvov");
    march(t, "axis", "budapest infantry", "lvov");
    endMovement(t, "axis");
    t.drift((at) => at.pending.ussr === "D26");
    const retreat = (to: string) => ({ type: "retreat", unit: t.number("lvov infantry ussr"), to });
    expect(refusal(t, "ussr", retreat("budapest"))).toBe("RETREAT_A 12.5a");
    t.do("ussr", retreat("odessa"));
  });

  it("R64 a Ground unit that ran through the Defender's empty land closes it (12.5c)", () => {
    const nations = { poland: satellite("ussr"), rumania: satellite("axis") };
    const units = army("lvov infantry 3 ussr", "bucharest tank 2 germany");
    const t = moving("axis", units, { nations, wars: [AXIS_USSR] });
    march(t, "axis", "bucharest tank", "odessa lvov");
    endMovement(t, "axis");
    t.drift((at) => at.pending.ussr === "D26");
    const retreat = (to: string) => ({ type: "retreat", unit: t.number("lvov infantry ussr"), to });
    expect(refusal(t, "ussr", retreat("odessa"))).toBe("RETREAT_C 12.5c");
    t.do("ussr", retreat("kiev"));
  });

  it.each([
    ["Open Sea without the Defender's units", [], "RETREAT_C 12.5c"],
    ["a Sea that the Defender occupied", ["english-channel fleet 1 britain"], ""],
  ])("R64 an Air Force into a Sea Battle from %s", (_, more, answer) => {
    const units = army("ruhr fleet 2", "ruhr airForce 1", "north-sea fleet 3 britain", ...(more as string[]));
    const t = moving("axis", [...units, ...army("paris airForce 2 germany", "paris infantry 2 germany")], {
      ...WA,
      nations: { france: { status: "defeated", marker: "axis" } },
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
    });
    march(t, "axis", "paris airForce", "english-channel north-sea");
    endMovement(t, "axis");
    t.drift((at) => at.pending.west === "D26");
    const retreat = { type: "retreat", unit: t.number("north-sea fleet britain"), to: "english-channel" };
    if (answer === "") t.do("west", retreat);
    else expect(refusal(t, "west", retreat)).toBe(answer);
  });
});
