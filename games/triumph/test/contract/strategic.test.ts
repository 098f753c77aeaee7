import { describe, expect, it } from "vitest";
import { AXIS_USSR, army, barred, march, moving, satellite, violatedBy, WEST_AXIS } from "./moves.ts";

const WA = { wars: [WEST_AXIS] };
const NOT_FRIENDLY = "STRATEGIC_NOT_FRIENDLY 11.4, 12.73";

describe("§11.4 Strategic Movement", () => {
  const usa = { nations: { usa: { status: "power" } } };
  const voyage = "north-atlantic-ocean irish-sea london";

  it("V21 Ocean, Strategic: New York to London costs 4", () => {
    const t = moving("west", army("new-york infantry 2"), { ...WA, ...usa });
    expect(barred(t, "west", "new-york infantry", voyage)).toBe("RANGE 3.13, 11.21");
    march(t, "west", "new-york infantry", voyage, "strategic");
  });

  it("V21 with a German Escaped Sub in Irish Sea refused; a normal move ends in the Ocean", () => {
    const t = moving("west", army("new-york infantry 2", "irish-sea sub 1 germany escaped"), { ...WA, ...usa });
    expect(barred(t, "west", "new-york infantry", voyage, "strategic")).toBe(NOT_FRIENDLY);
    expect(barred(t, "west", "new-york infantry", "north-atlantic-ocean irish-sea")).toBe("RANGE 3.13, 11.21");
    march(t, "west", "new-york infantry", "north-atlantic-ocean");
  });

  it("V21 West at Peace: refused (USA_STAY)", () => {
    const t = moving("west", army("new-york infantry 2"), usa);
    expect(barred(t, "west", "new-york infantry", voyage, "strategic")).toBe("USA_STAY 8.43");
    expect(barred(t, "west", "new-york infantry", "north-atlantic-ocean")).toBe("USA_STAY 8.43");
  });

  it("§12.73 starting in a Sea with an Escaped Enemy Sub is allowed", () => {
    const t = moving("west", army("irish-sea infantry 1 britain", "irish-sea sub 1 germany escaped"), WA);
    march(t, "west", "irish-sea infantry", "bay-of-biscay madeira-sea gibraltar", "strategic");
  });

  it.each([
    ["through Enemy land", "munich tank", "lorraine gascony marseille"],
    ["through an Enemy Sea", "ruhr fleet", "north-sea norwegian-sea nordkapp-sea"],
    ["through Neutral Straits", "berlin fleet", "baltic-sea copenhagen english-channel"],
    ["into a Disputed area", "munich infantry", "ruhr"],
    ["of an Air Force that ends at sea", "munich airForce", "berlin baltic-sea"],
  ])("STRATEGIC_NOT_FRIENDLY: %s", (_, who, route) => {
    const units = army(
      "munich tank",
      "munich infantry",
      "munich airForce",
      "ruhr infantry",
      "ruhr infantry 1 britain",
      "berlin fleet",
      "ruhr fleet",
      "north-sea fleet 1 britain",
    );
    const path = route.replace("copenhagen english-channel", "copenhagen north-sea");
    const answer = barred(moving("axis", units, WA), "axis", who, path, "strategic");
    expect(answer).toBe(NOT_FRIENDLY);
  });

  it("§11.4 out of a Battle refused; only Air Forces cross a Disputed area that their Faction controls", () => {
    const units = army("ruhr infantry", "ruhr infantry 1 britain", "berlin tank", "berlin airForce");
    const t = moving("axis", units, { ...WA, nations: { "low-countries": satellite("axis") } });
    expect(barred(t, "axis", "ruhr infantry germany", "berlin", "strategic")).toBe(NOT_FRIENDLY);
    expect(barred(t, "axis", "berlin tank", "ruhr amsterdam", "strategic")).toBe(NOT_FRIENDLY);
    march(t, "axis", "berlin airForce", "ruhr amsterdam", "strategic");
  });

  it("§11.4 Friendly Straits and shared Seas are no obstacle; Rival Straits are", () => {
    const t = moving("west", army("madeira-sea fleet 1 britain", "western-mediterranean fleet 1 italy"), {
      nations: { turkey: violatedBy("axis") },
      wars: [AXIS_USSR],
    });
    march(t, "west", "madeira-sea fleet", "gibraltar western-mediterranean tyrrhenian-sea malta", "strategic");
    const rival = moving("axis", army("western-mediterranean fleet 1 italy"));
    expect(barred(rival, "axis", "western-mediterranean fleet", "gibraltar madeira-sea", "strategic")).toBe(
      NOT_FRIENDLY,
    );
  });
});
