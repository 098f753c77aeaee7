import { describe, expect, it } from "vitest";
import { announce, army, begin, declaring, endMovement, find, march, moving, WEST_AXIS, war } from "./moves.ts";

const NORTH_SEA = ["north-sea fleet 2 germany", "north-sea sub 2 germany"];

describe("§11.53 BattleGroups", () => {
  it("R57 the same start by the same route is one group: it joins without a question", () => {
    const t = moving("west", army("2 london fleet 2", "london airForce 2", ...NORTH_SEA), { wars: [WEST_AXIS] });
    for (const type of ["fleet", "fleet", "airForce"]) march(t, "west", `london ${type}`, "north-sea");
    const shown = endMovement(t, "west").filter((event) => event.type === "unitsRevealed");
    expect(shown.map((event) => (event.units as unknown[]).length)).toEqual([2, 3]);
    expect(t.pending).toEqual({ west: "D26" });
  });

  it.each([
    ["another route", ["2 london fleet 2"], ["london fleet", "english-channel north-sea"]],
    ["another start", ["london fleet 2", "glasgow fleet 2"], ["glasgow fleet", "north-sea"]],
  ] as const)("R57 %s is another group, no splitting or joining at will", (_, ships, [who, route]) => {
    const t = moving("west", army(...ships, ...NORTH_SEA), { wars: [WEST_AXIS] });
    march(t, "west", who, route);
    march(t, "west", "london fleet", "north-sea");
    endMovement(t, "west");
    expect(t.pending).toEqual({ west: "D28" });
    expect(t.legal("west")).toHaveLength(2);
    expect(t.view("axis").areas["north-sea"].blocks).toEqual([{ nationality: "britain", count: 2 }]);
    const [join] = t.legal("west");
    t.do("west", join!);
    expect(t.view("axis").areas["north-sea"].blocks).toEqual([{ nationality: "britain", count: 1 }]);
    expect(t.view("axis").areas["north-sea"].faceUp).toMatchObject([{ unitType: "fleet", cv: 2 }]);
  });

  it("R57 units already in the Sea fight from round 1, and one group joins them in it", () => {
    const units = army(
      "north-sea fleet 3 germany",
      "north-sea infantry 2 germany",
      "ruhr fleet 2",
      "north-sea fleet 2 britain",
    );
    const t = declaring("axis", units);
    announce(t, "axis", war("west"));
    begin(t, "axis");
    march(t, "axis", "ruhr fleet", "north-sea");
    const events = endMovement(t, "axis");
    expect(find(events, "roundBegan")).toMatchObject({ area: "north-sea", count: 1 });
    const german = t.view("west").areas["north-sea"].faceUp?.filter((unit) => unit.nationality === "germany");
    expect(german).toHaveLength(3);
    expect(t.pending).toEqual({ axis: "D26" });
    const shooters = new Set(t.legal("axis").map((action) => action.unit));
    expect(shooters.size).toBe(2);
  });
});
