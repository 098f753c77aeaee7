import { describe, expect, it } from "vitest";
import { type Position, play } from "../table.ts";
import {
  announce,
  army,
  begin,
  declaring,
  endMovement,
  find,
  march,
  moving,
  refusal,
  standing,
  violate,
  WEST_AXIS,
  WEST_USSR,
} from "./moves.ts";

describe("§8.46 the USA attacked", () => {
  const arrive = (area: string) => ({ type: "arrive", area });
  const ocean = army("north-atlantic-ocean infantry 2 germany", "north-atlantic-ocean fleet 2 germany");

  it("R42 VIOLATE_USA: only by the Axis, and only at war with the West", () => {
    const t = declaring("axis", ocean);
    expect(refusal(t, "axis", violate("usa"))).toBe("VIOLATE_USA 8.46");
    t.do("axis", { type: "declareWar", rival: "west" });
    t.do("axis", violate("usa"));
    const soviet = declaring("ussr", army("north-atlantic-ocean infantry 2 ussr"), { wars: [WEST_USSR] });
    expect(refusal(soviet, "ussr", violate("usa"))).toBe("VIOLATE_USA 8.46");
  });

  it("§8.46 R42 Violation: Satellite at once, Fortresses, Factory Cost, the forces of 1942; West markers open no window", () => {
    const nations = { usa: { influence: { faction: "west", count: 2 } } };
    const t = declaring("axis", ocean, { wars: [WEST_AXIS], nations });
    announce(t, "axis", violate("usa"));
    expect(t.pending).toEqual({ west: "D18" });
    expect(t.view().factions.west.factoryCost).toBe(5);
    expect(t.fallback("west")).toEqual(arrive("washington"));
    expect(refusal(t, "west", arrive("london"))).toBe("ARRIVAL_AREA 8.45");
    for (const area of ["new-york", "washington", "washington"]) expect(t.do("west", arrive(area))).toEqual([]);
    t.do("west", arrive("new-york"));
    expect(t.happened("blockArrived")).toHaveLength(4);
    expect(t.happened("unitArrived", "axis")).toEqual([]);
    expect(standing(t, "washington")).toEqual(["fortress 4 usa", "fleet 1 usa", "infantry 1 usa"]);
    expect(standing(t, "new-york")).toEqual(["fortress 2 usa", "airForce 1 usa", "tank 1 usa"]);
    begin(t, "axis");
    expect(refusal(t, "axis", { type: "endMovement" })).toBe("AGGRESSION_DUE 15.21, 15.4");
    march(t, "axis", "north-atlantic-ocean infantry", "new-york");
  });

  it("9.5 the forces of 1943 and 1944 follow in the next two West Productions, whatever the year", () => {
    const t = declaring("axis", ocean, { wars: [WEST_AXIS], year: 1938, season: "fall" });
    announce(t, "axis", violate("usa"));
    const forces = (year: number) => {
      t.drift((at) => at.view().year === year && at.pending.west === "D06");
      return t.view("west").own!.arrivals.map(({ unitType, cv }) => `${unitType} ${cv}`);
    };
    for (const [year, cv] of [
      [1939, 2],
      [1940, 3],
    ] as const) {
      expect(forces(year)).toEqual(["airForce", "fleet", "infantry", "tank"].map((type) => `${type} ${cv}`));
    }
    t.drift((at) => at.view().year === 1942 && at.pending.west === "D05");
    expect(t.save().usaForces).toBe(4);
  });

  it.each([
    ["axis", "an Enemy that stops in Ottawa", "north-atlantic-ocean infantry", "ottawa", WEST_AXIS],
    ["ussr", "the USSR at war with the West", "north-atlantic-ocean infantry", "ottawa", WEST_USSR],
  ] as const)("R43 %s: %s brings the USA in", (seat, _, who, route, wars) => {
    const nationality = seat === "axis" ? "germany" : "ussr";
    const t = moving(seat, army(`north-atlantic-ocean infantry 1 ${nationality}`), { wars: [wars] });
    const events = march(t, seat, who, route);
    expect(find(events, "satellite")).toEqual({ type: "satellite", nation: "usa", faction: "west" });
    expect(t.pending).toEqual({ west: "D18" });
    for (let i = 0; i < 4; i++) t.do("west", arrive("new-york"));
    expect(t.pending).toEqual({ [seat]: "D19" });
    endMovement(t, seat);
  });

  it("R43 a Raid on Ottawa is enough; if the USA is a Satellite already nothing happens", () => {
    const raid = (nations: Position) => {
      const t = moving(
        "axis",
        army("azores airForce 2 germany", "azores infantry 1 germany", "ottawa infantry 1 britain"),
        {
          nations: { portugal: { status: "conquered", marker: "axis" }, ...nations },
          wars: [WEST_AXIS],
          revealed: [{ faction: "axis", technology: "heavy-bombers", card: "I05" }],
        },
      );
      return find(march(t, "axis", "azores airForce", "north-atlantic-ocean ottawa"), "satellite");
    };
    expect(raid({})).toBeDefined();
    expect(raid({ usa: { status: "power" } })).toBeUndefined();
  });

  it("R44 USA units arrive where no Enemy is in control, Disputed or not, and are lost without such an area", () => {
    const arrivals = (...units: string[]) =>
      play({
        year: 1943,
        phase: "productionStart",
        seat: "west",
        turnOrder: ["west", "axis", "ussr"],
        nations: { usa: { status: "power" } },
        wars: [WEST_AXIS],
        units: army(...units),
      });
    const taken = arrivals("new-york infantry 2 germany", "washington fortress 4", "washington infantry 1 germany");
    expect(taken.pending).toEqual({ west: "D06" });
    expect(taken.legal("west")).toEqual([arrive("washington")]);
    expect(refusal(taken, "west", arrive("new-york"))).toBe("ARRIVAL_AREA 8.45");
    const lost = arrivals("new-york infantry 2 germany", "washington infantry 2 germany");
    expect(lost.pending).toEqual({ west: "D05" });
    expect(lost.view("west").own?.arrivals).toEqual([]);
  });
});
