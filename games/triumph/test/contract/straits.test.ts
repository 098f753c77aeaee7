import { describe, expect, it } from "vitest";
import { AXIS_USSR, army, barred, find, march, moving, satellite, violatedBy, WEST_AXIS, WEST_USSR } from "./moves.ts";

const WA = { wars: [WEST_AXIS] };
const GIBRALTAR = "gibraltar fortress 1";
const OUT = "gibraltar madeira-sea";

function med(type: string, wars: string[][], ...more: string[]) {
  return moving("axis", army(`western-mediterranean ${type} 2 italy`, ...more), { wars });
}

describe("§1.3 Straits", () => {
  it.each(["fleet", "sub", "infantry"])("R52 a Rival's Straits are passed at Peace, but not stopped in: %s", (type) => {
    const t = med(type, [], GIBRALTAR);
    expect(barred(t, "axis", `western-mediterranean ${type}`, "gibraltar")).toBe("RIVAL_NO_DOW 15.21");
    march(t, "axis", `western-mediterranean ${type}`, OUT);
  });

  it.each(["fleet", "carrier", "sub", "infantry"])("R52 Enemy Straits stop all Sea Movement, Subs too: %s", (type) => {
    const t = med(type, [WEST_AXIS], GIBRALTAR);
    expect(barred(t, "axis", `western-mediterranean ${type}`, OUT)).toBe("STOP_STRAITS 1.3");
    march(t, "axis", `western-mediterranean ${type}`, "gibraltar");
    expect(t.view().playerTurn?.aggressed).toEqual(["gibraltar"]);
  });

  it("R52 Air Forces pass Enemy Straits", () => {
    const t = moving("axis", army("sardinia airForce 2", GIBRALTAR), { ...WA, revealed: [bombers] });
    march(t, "axis", "sardinia airForce", `western-mediterranean ${OUT}`);
  });

  it.each(["fleet", "sub"])("R52 ANS cannot enter unoccupied Enemy Straits at all: %s", (type) => {
    const t = med(type, [WEST_AXIS]);
    expect(barred(t, "axis", `western-mediterranean ${type}`, "gibraltar")).toBe("RAID_EMPTY 11.55");
    expect(barred(t, "axis", `western-mediterranean ${type}`, OUT)).toBe("STOP_STRAITS 1.3");
  });

  it("§1.3 Neutral Straits: passed by sea and air, not by land, and stopping needs a Violation", () => {
    const t = moving(
      "axis",
      army("baltic-sea fleet 2 germany", "berlin airForce", "ruhr infantry", "baltic-sea infantry 1 germany"),
    );
    for (const who of ["baltic-sea fleet", "baltic-sea infantry"]) {
      expect(barred(t, "axis", who, "copenhagen")).toBe("NEUTRAL_NO_VON 15.4");
    }
    expect(barred(t, "axis", "ruhr infantry", "copenhagen")).toBe("NEUTRAL_NO_VON 15.4");
    expect(barred(t, "axis", "berlin airForce", "baltic-sea copenhagen")).toBe("NEUTRAL_NO_VON 15.4");
    march(t, "axis", "baltic-sea fleet", "copenhagen north-sea english-channel");
    march(t, "axis", "baltic-sea infantry", "copenhagen north-sea");
  });

  it("§1.3 Friendly Straits with Enemy units stop ships, Subs excepted", () => {
    const t = moving(
      "west",
      army(
        "gibraltar infantry 2",
        "gibraltar infantry 1 germany",
        "madeira-sea fleet 2 britain",
        "madeira-sea sub 2 britain",
      ),
      WA,
    );
    expect(barred(t, "west", "madeira-sea fleet", "gibraltar western-mediterranean")).toBe("STOP_ENEMY 11.0");
    march(t, "west", "madeira-sea sub", "gibraltar western-mediterranean");
    march(t, "west", "madeira-sea fleet", "gibraltar");
  });

  it("§1.3 a Rival's Straits with Enemy units are closed to Fleets and Convoys, Subs and Air Forces pass", () => {
    const t = moving(
      "ussr",
      army(
        "gibraltar infantry 2",
        "gibraltar infantry 1 germany",
        "madeira-sea fleet 2 ussr",
        "madeira-sea infantry 2 ussr",
        "madeira-sea sub 2 ussr",
      ),
      { wars: [WEST_AXIS, AXIS_USSR] },
    );
    for (const type of ["fleet", "infantry"]) {
      expect(barred(t, "ussr", `madeira-sea ${type}`, "gibraltar western-mediterranean")).toBe("STOP_STRAITS 1.3");
    }
    march(t, "ussr", "madeira-sea sub", "gibraltar western-mediterranean");
  });

  it("R47 Straits of an Armed Minor that is no Enemy are passed, for its Violator they are Enemy Straits", () => {
    const units = army("istanbul fortress 2 neutral", "western-black-sea fleet 2 ussr", "aegean-sea fleet 2 germany");
    const nations = { turkey: violatedBy("axis") };
    const soviet = moving("ussr", units, { nations });
    const events = march(soviet, "ussr", "western-black-sea fleet", "istanbul aegean-sea");
    expect(find(events, "partitioned")).toBeUndefined();
    const german = moving("axis", units, { nations });
    expect(barred(german, "axis", "aegean-sea fleet", "istanbul western-black-sea")).toBe("STOP_STRAITS 1.3");
  });
});

const bombers = { faction: "axis", technology: "heavy-bombers", card: "I05" };

describe("R102 Sea Movement crosses Coast, Sea and Straits borders", () => {
  const closed = ["north-sea fleet 2 britain", "baltic-sea fleet 2 britain"];

  it.each(["fleet", "infantry"])(
    "R102 Ruhr, Copenhagen, Oslo is a Sea move of 2 even with the North Sea closed: %s",
    (type) => {
      const t = moving("axis", army(`ruhr ${type} 2`, ...closed), { ...WA, nations: { norway: satellite("axis") } });
      march(t, "axis", `ruhr ${type}`, "copenhagen oslo");
      expect(t.save().invasions ?? []).toEqual([]);
    },
  );

  it("R102 it needs Straits that may be passed", () => {
    const nations = { norway: satellite("axis"), denmark: satellite("west") };
    const t = moving("axis", army("ruhr fleet 2", "copenhagen infantry 1 britain"), { ...WA, nations });
    expect(barred(t, "axis", "ruhr fleet", "copenhagen oslo")).toBe("STOP_STRAITS 1.3");
  });

  it("R102 a Convoy that lands from Straits uses that Straits border, one Invader a turn", () => {
    const t = moving("axis", army("2 ruhr infantry 2", ...closed), { ...WA, nations: { norway: satellite("west") } });
    march(t, "axis", "ruhr infantry", "copenhagen oslo");
    expect(t.save().invasions).toEqual([["copenhagen", "oslo"]]);
    expect(barred(t, "axis", "ruhr infantry", "copenhagen oslo")).toBe("INVASION_LIMIT 11.221");
  });

  it("R102 terrain borders are no Sea Movement", () => {
    const t = moving("axis", army("ruhr fleet 2", ...closed), { wars: [WEST_AXIS, WEST_USSR] });
    expect(barred(t, "axis", "ruhr fleet", "berlin konigsberg")).toBe("NOT_ADJACENT 11.1, 11.2");
  });
});
