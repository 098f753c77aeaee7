import { describe, expect, it } from "vitest";
import type { Position, Table } from "../table.ts";
import {
  AXIS_USSR,
  announce,
  army,
  begin,
  declaring,
  endMovement,
  find,
  march,
  moving,
  violate,
  violatedBy,
} from "./moves.ts";

const HOME = ["berlin infantry", "london infantry", "moscow infantry"];

/** Lets the year run out; returns the chits of axis, west and ussr in the next one. */
function chitsNextYear(t: Table): number[] {
  const { year } = t.view();
  t.drift((at) => at.view().year > year && at.view().phase === "production");
  const { axis, west, ussr } = t.view().factions;
  return [axis.chits, west.chits, ussr.chits];
}

describe("R86 who gets a chit", () => {
  it("R86 a quiet year: everybody, the value known to its owner alone", () => {
    const t = moving("axis", army(...HOME));
    expect(chitsNextYear(t)).toEqual([1, 1, 1]);
    expect(t.view("west").factions.west.chitValues).toHaveLength(1);
    expect(t.view("west").factions.axis.chitValues).toBeUndefined();
    expect(t.view().factions.west.chitValues).toBeUndefined();
  });

  it("R86 V25 violated and fought: no chit, at Peace or not", () => {
    const t = declaring("axis", army(...HOME, "konigsberg infantry 3"));
    announce(t, "axis", violate("poland"));
    begin(t, "axis");
    march(t, "axis", "konigsberg infantry", "vilna");
    endMovement(t, "axis");
    expect(chitsNextYear(t)).toEqual([0, 1, 1]);
    expect(t.view().factions.axis).toMatchObject({ atWar: false, violated: false, fought: false });
  });

  it("R86 violated without a Battle: no chit either", () => {
    const t = declaring("axis", army(...HOME, "norwegian-sea infantry 1 germany"));
    announce(t, "axis", violate("denmark"));
    begin(t, "axis");
    march(t, "axis", "norwegian-sea infantry", "iceland");
    expect(find(endMovement(t, "axis"), "battlesDesignated")).toBeUndefined();
    expect(t.view().factions.axis.fought).toBe(false);
    expect(chitsNextYear(t)).toEqual([0, 1, 1]);
  });

  it("R86 V27 a Partitioner fought: no chit, though it Violated nobody", () => {
    const t = moving("ussr", army(...HOME, "kiev infantry 3", "lvov fortress 2 neutral"), {
      nations: { poland: violatedBy("axis") },
    });
    march(t, "ussr", "kiev infantry", "lvov");
    endMovement(t, "ussr");
    expect(t.view().factions.ussr.violated).toBe(false);
    expect(chitsNextYear(t)).toEqual([1, 1, 0]);
  });

  it("R86 At War at Y5: no chit; the year after the next begins with clean counters", () => {
    const t = moving("axis", army(...HOME), { wars: [AXIS_USSR] });
    expect(chitsNextYear(t)).toEqual([0, 1, 0]);
    const clean = moving("axis", army(...HOME), { factions: { axis: { fought: true, violated: true } } });
    expect(chitsNextYear(clean)).toEqual([0, 1, 1]);
    expect(chitsNextYear(clean)).toEqual([1, 2, 2]);
  });

  it("R86 another Enemy of the same Minor that stays out of the Battle keeps its chit", () => {
    const position: Position = { nations: { poland: { ...violatedBy("axis"), enemies: ["axis", "ussr"] } } };
    const t = moving("axis", army(...HOME, "konigsberg infantry 3", "vilna fortress 1 neutral"), position);
    march(t, "axis", "konigsberg infantry", "vilna");
    endMovement(t, "axis");
    expect(chitsNextYear(t)).toEqual([0, 1, 1]);
  });
});

describe("R80 a fight with an Armed Minor is no War", () => {
  const far = army(
    ...HOME,
    "kabul infantry 2 ussr",
    "kabul fortress 1 neutral",
    "konigsberg infantry 3",
    "warsaw infantry 1 germany",
    "warsaw fortress 3 neutral",
  );
  const nations = {
    poland: violatedBy("axis"),
    afghanistan: { status: "armed", violator: "ussr", enemies: ["ussr"] },
  };

  it("R80 Production without RES, no Supply checks, no Blockade", () => {
    const t = moving("axis", far, { nations, season: "summer", factions: { axis: { ind: 12 } } });
    march(t, "axis", "konigsberg infantry", "warsaw");
    endMovement(t, "axis");
    t.do("axis", { type: "designate", area: "warsaw" });
    const { axis } = t.view().factions;
    expect(axis).toMatchObject({ atWar: false, fought: true });
    expect(axis.level).toBe(Math.min(axis.ind, axis.pop));
    expect(axis.level).toBeGreaterThan(axis.res);
    t.drift((at) => at.view().phase === "production" && at.view().year === 1941);
    expect(t.view().marks).toEqual([]);
    expect(t.view("ussr").areas.kabul.units).toMatchObject([{ cv: 2 }]);
  });
});
