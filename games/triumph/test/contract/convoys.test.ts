import { describe, expect, it } from "vitest";
import {
  announce,
  army,
  barred,
  begin,
  declaring,
  march,
  moving,
  refusal,
  satellite,
  WEST_AXIS,
  war,
} from "./moves.ts";

const WA = { wars: [WEST_AXIS] };

describe("§11.22 Convoys", () => {
  it("V4 Convoys at sea: never into a Sea with Enemy units, a Fleet enters and stops", () => {
    const t = moving("west", army("london infantry 2", "london fleet 4", "north-sea sub 1 germany"), WA);
    expect(barred(t, "west", "london infantry", "north-sea")).toBe("CONVOY_ENGAGE 11.22");
    expect(barred(t, "west", "london fleet", "north-sea norwegian-sea")).toBe("STOP_ENEMY 11.0");
    march(t, "west", "london fleet", "north-sea");
    expect(barred(t, "west", "london infantry", "north-sea")).toBe("CONVOY_ENGAGE 11.22");
    expect(barred(t, "west", "london infantry", "north-sea oslo")).toBe("CONVOY_ENGAGE 11.22");
  });

  it("V4 an Escaped Sub stops only Strategic Movement into its Sea", () => {
    const t = moving("west", army("2 london infantry 2", "glasgow infantry", "north-sea sub 1 germany escaped"), WA);
    expect(barred(t, "west", "london infantry", "north-sea", "strategic")).toBe("STRATEGIC_NOT_FRIENDLY 11.4, 12.73");
    march(t, "west", "london infantry", "north-sea");
    march(t, "west", "london infantry", "english-channel irish-sea glasgow", "strategic");
  });

  it("CONVOY_DISENGAGE: no way out of a Sea shared at a Declaration of War", () => {
    const t = declaring("axis", army("north-sea infantry 1 germany", "north-sea fleet 1 britain"));
    announce(t, "axis", war("west"));
    begin(t, "axis");
    expect(barred(t, "axis", "north-sea infantry", "ruhr")).toBe("CONVOY_DISENGAGE 11.22");
    expect(refusal(t, "axis", { type: "pick", unit: "north-sea infantry" })).toBe("UNIT_STUCK 11.0");
  });

  it("§11.22 leaving a Disputed port by sea is a land Disengagement", () => {
    const t = moving("west", army("marseille infantry 2", "marseille infantry 2 germany"), WA);
    march(t, "west", "marseille infantry france", "western-mediterranean");
    expect(t.save().crossings).toEqual([["marseille", "western-mediterranean"]]);
  });

  it("§11.22 landing on Undisputed Friendly land is unlimited", () => {
    const t = moving("west", army("3 western-mediterranean infantry 1 britain"), WA);
    for (let i = 0; i < 3; i++) march(t, "west", "western-mediterranean infantry", "algiers");
  });

  it("§11.221 INVASION_LIMIT: one Invader over a Coast border, even into empty land", () => {
    const t = moving(
      "west",
      army("2 central-mediterranean infantry 1 britain", "2 eastern-mediterranean infantry 1 britain"),
      WA,
    );
    march(t, "west", "central-mediterranean infantry", "cyrenaica");
    expect(barred(t, "west", "central-mediterranean infantry", "cyrenaica")).toBe("INVASION_LIMIT 11.221");
    march(t, "west", "eastern-mediterranean infantry", "cyrenaica");
    expect(t.view("west").areas.cyrenaica.units?.every((unit) => unit.invader)).toBe(true);
  });

  it("§11.221 a Coast border limits Invaders only: ships follow without limit", () => {
    const t = moving(
      "west",
      army("central-mediterranean infantry 1 britain", "2 central-mediterranean fleet 1 britain"),
      {
        ...WA,
        nations: { greece: satellite("west") },
      },
    );
    march(t, "west", "central-mediterranean infantry", "tripoli");
    for (let i = 0; i < 2; i++) march(t, "west", "central-mediterranean fleet", "tripoli");
  });
});
