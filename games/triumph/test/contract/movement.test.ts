import { describe, expect, it } from "vitest";
import {
  AXIS_USSR,
  army,
  barred,
  endMovement,
  find,
  march,
  moving,
  refusal,
  satellite,
  standing,
  WEST_AXIS,
  WEST_USSR,
} from "./moves.ts";

const WA = { wars: [WEST_AXIS] };

describe("§11.0 the frame of a move", () => {
  it("§11.0 COMMAND_SPENT, UNIT_MOVED: as many units as Commands, each once", () => {
    const t = moving("axis", army("2 berlin infantry", "ruhr tank"), { command: 2 });
    march(t, "axis", "ruhr tank", "berlin");
    expect(refusal(t, "axis", { type: "pick", unit: "berlin tank" })).toBe("UNIT_MOVED 11.0");
    expect(barred(t, "axis", "berlin tank", "munich")).toBe("UNIT_MOVED 11.0");
    march(t, "axis", "berlin infantry", "munich");
    expect(refusal(t, "axis", { type: "pick", unit: "berlin infantry" })).toBe("COMMAND_SPENT 11.0");
    expect(barred(t, "axis", "berlin infantry", "munich")).toBe("COMMAND_SPENT 11.0");
    expect(t.legal("axis")).toEqual([{ type: "endMovement" }]);
  });

  it("§11.0 a move is public as one block with its nationality and route; its number only to the owner", () => {
    const t = moving("axis", army("berlin tank 3"));
    const events = march(t, "axis", "berlin tank", "munich");
    expect(find(events, "moved")).toEqual({
      type: "moved",
      nationality: "germany",
      from: "berlin",
      route: ["munich"],
      strategic: false,
    });
    expect(t.view("west").areas.munich).toMatchObject({ blocks: [{ nationality: "germany", count: 1 }] });
    expect(t.view("west").areas.munich.units).toBeUndefined();
    expect(t.view("axis").areas.munich.units).toMatchObject([{ unitType: "tank", cv: 3, moved: true }]);
  });

  it("UNIT_UNKNOWN, UNIT_IMMOBILE, UNIT_PICKED, UNIT_NOT_PICKED, NOT_SAFE_POINT: which unit may be taken up", () => {
    const t = moving("axis", army("berlin fortress", "berlin infantry", "london infantry"), WA);
    const [fortress, own, rival] = ["berlin fortress", "berlin infantry", "london infantry"].map((u) => t.number(u));
    expect(refusal(t, "axis", { type: "pick", unit: rival })).toBe("UNIT_UNKNOWN 11.0");
    expect(refusal(t, "axis", { type: "pick", unit: 99 })).toBe("UNIT_UNKNOWN 11.0");
    expect(refusal(t, "axis", { type: "pick", unit: fortress })).toBe("UNIT_IMMOBILE 3.241");
    expect(refusal(t, "axis", { type: "unpick" })).toBe("UNIT_NOT_PICKED 11.0");
    expect(refusal(t, "axis", { type: "move", unit: own, route: ["ruhr"], strategic: false })).toBe(
      "UNIT_NOT_PICKED 11.0",
    );
    t.do("axis", { type: "pick", unit: own });
    expect(refusal(t, "axis", { type: "pick", unit: own })).toBe("UNIT_PICKED 11.0");
    expect(refusal(t, "axis", { type: "endMovement" })).toBe("UNIT_PICKED 11.0");
    expect(refusal(t, "axis", { type: "atomic" })).toBe("UNIT_PICKED 11.0");
    expect(refusal(t, "axis", { type: "disband", unit: own })).toBe("NOT_SAFE_POINT R91");
    expect(refusal(t, "west", { type: "pick", unit: rival })).toBe("NOT_YOUR_DECISION 6.0");
    expect(refusal(t, "axis", { type: "confirm" })).toBe("WRONG_ACTION 6.0");
  });

  it("UNIT_STUCK: a Convoy that shares its Sea with Enemies cannot be taken up", () => {
    const t = moving("axis", army("north-sea infantry 1 germany", "north-sea fleet 1 britain"), WA);
    expect(refusal(t, "axis", { type: "pick", unit: "north-sea infantry" })).toBe("UNIT_STUCK 11.0");
    expect(refusal(t, "axis", { type: "atomic" })).toBe("ATOMIC_CLAIM 16.4");
  });

  it.each([
    ["infantry", "berlin ruhr"],
    ["tank", "berlin ruhr amsterdam"],
  ])("RANGE §3.13: %s", (type, route) => {
    const t = moving("axis", army(`konigsberg ${type}`, "warsaw infantry 1 germany"), {
      nations: { poland: satellite("axis"), "low-countries": satellite("axis") },
    });
    expect(barred(t, "axis", `konigsberg ${type}`, `warsaw ${route}`)).toBe("RANGE 3.13, 11.21");
  });

  it("RANGE: Motorized Infantry marches 3, Heavy Bombers fly 3", () => {
    const position = {
      nations: { poland: satellite("axis") },
      revealed: [
        { faction: "axis", technology: "motorized-infantry", card: "I01" },
        { faction: "axis", technology: "heavy-bombers", card: "I05" },
      ],
    };
    const t = moving("axis", army("konigsberg infantry", "konigsberg airForce"), position);
    march(t, "axis", "konigsberg infantry", "warsaw berlin munich");
    march(t, "axis", "konigsberg airForce", "warsaw berlin munich");
    expect(standing(t, "munich")).toHaveLength(2);
  });

  it.each([
    ["berlin", "lorraine amsterdam ruhr berlin"],
    ["crete", "marseille tyrrhenian-sea central-mediterranean crete"],
    ["warsaw", "lorraine munich berlin warsaw"],
  ])("D1, RANGE: %s is simply too far for Infantry in Paris, whatever else forbids the way", (_, route) => {
    const t = moving("west", army("paris infantry 2"), WA);
    expect(barred(t, "west", "paris infantry", route)).toBe("RANGE 3.13, 11.21");
  });

  it("MODE_MIX §11.0: land and sea steps never in one move", () => {
    const t = moving("axis", army("berlin infantry", "berlin fleet"));
    expect(barred(t, "axis", "berlin infantry", "ruhr north-sea")).toBe("MODE_MIX 11.0");
    expect(barred(t, "axis", "berlin fleet", "ruhr north-sea")).toBe("MODE_MIX 11.0");
  });

  it.each([
    ["berlin infantry", "rome"],
    ["berlin fleet", "munich"],
    ["milan fleet", "venice"],
    ["berlin airForce", "rome"],
    ["berlin infantry", "berlin"],
  ])("NOT_ADJACENT §11.1: %s to %s", (who, route) => {
    const t = moving("axis", army("berlin infantry", "berlin fleet", "berlin airForce", "milan fleet"));
    expect(barred(t, "axis", who, route)).toBe("NOT_ADJACENT 11.1, 11.2");
  });

  it("STOP_ENEMY §11.0: all but Air Forces and Subs stop where they meet Enemy units", () => {
    const t = moving(
      "axis",
      army(
        "munich tank",
        "munich airForce",
        "lorraine fortress 3",
        "ruhr fleet",
        "ruhr sub",
        "north-sea fleet 1 britain",
      ),
      WA,
    );
    expect(barred(t, "axis", "munich tank", "lorraine marseille")).toBe("STOP_ENEMY 11.0");
    expect(barred(t, "axis", "ruhr fleet", "north-sea norwegian-sea")).toBe("STOP_ENEMY 11.0");
    march(t, "axis", "ruhr sub", "north-sea norwegian-sea");
    march(t, "axis", "ruhr fleet", "north-sea");
    expect(barred(t, "axis", "munich airForce", "lorraine gascony")).toBe("RAID_EMPTY 11.55");
    march(t, "axis", "munich airForce", "lorraine munich");
  });

  it("STOP_LAND §11.2: Sea Movement ends at the first land area", () => {
    const t = moving("axis", army("konigsberg fleet"));
    expect(barred(t, "axis", "konigsberg fleet", "baltic-sea ruhr north-sea")).toBe("STOP_LAND 11.2");
    march(t, "axis", "konigsberg fleet", "baltic-sea ruhr");
  });

  it("RIVAL_NO_DOW, NEUTRAL_NO_VON §15.21, §15.4: no entry without declaration, not even in flight", () => {
    const t = moving("axis", army("munich infantry", "munich airForce", "ruhr fleet", "3 london infantry"));
    expect(barred(t, "axis", "munich infantry", "lorraine")).toBe("RIVAL_NO_DOW 15.21");
    expect(barred(t, "axis", "munich airForce", "lorraine amsterdam")).toBe("RIVAL_NO_DOW 15.21");
    expect(barred(t, "axis", "ruhr fleet", "north-sea london")).toBe("RIVAL_NO_DOW 15.21");
    expect(barred(t, "axis", "munich infantry", "prague")).toBe("NEUTRAL_NO_VON 15.4");
    expect(barred(t, "axis", "munich airForce", "prague berlin")).toBe("NEUTRAL_NO_VON 15.4");
    expect(barred(t, "axis", "ruhr fleet", "north-sea oslo")).toBe("NEUTRAL_NO_VON 15.4");
  });

  it("§11.0 an area with two Factions needs war with both", () => {
    const units = army("kiev infantry", "lvov infantry 1 germany", "lvov infantry 1 britain");
    const more = { nations: { poland: { status: "conquered", marker: "axis" } }, wars: [WEST_AXIS, AXIS_USSR] };
    expect(barred(moving("ussr", units, more), "ussr", "kiev infantry", "lvov")).toBe("RIVAL_NO_DOW 15.21");
    march(moving("ussr", units, { ...more, wars: [...more.wars, WEST_USSR] }), "ussr", "kiev infantry", "lvov");
  });

  it("§11.2 Seas that hold only Rivals at peace are passed and shared", () => {
    const t = moving("axis", army("ruhr fleet", "ruhr infantry", "north-sea fleet 2 britain"));
    march(t, "axis", "ruhr fleet", "north-sea norwegian-sea");
    march(t, "axis", "ruhr infantry", "north-sea");
    endMovement(t, "axis");
    expect(standing(t, "north-sea")).toHaveLength(2);
  });
});

describe("§11.1 land", () => {
  it("V1 Border Limits: two Infantry over River and two over Forest, the Air Force not counted", () => {
    const t = moving(
      "axis",
      army("lorraine fortress 3", "3 munich infantry", "munich airForce 2", "3 amsterdam infantry 1 germany"),
      {
        ...WA,
        nations: { "low-countries": satellite("axis") },
      },
    );
    for (const from of ["munich", "amsterdam"]) {
      for (let i = 0; i < 2; i++) march(t, "axis", `${from} infantry`, "lorraine");
      expect(barred(t, "axis", `${from} infantry`, "lorraine")).toBe("BORDER_LIMIT 11.52");
    }
    march(t, "axis", "munich airForce", "lorraine");
    expect(t.view("west").playerTurn?.aggressed).toEqual(["lorraine"]);
    const events = endMovement(t, "axis");
    expect(find(events, "battlesDesignated")).toEqual({
      type: "battlesDesignated",
      faction: "axis",
      areas: ["lorraine"],
    });
    expect(t.view().areas.lorraine.seniority).toEqual(["west", "axis"]);
    expect(t.view().areas.lorraine.faceUp).toHaveLength(6);
  });

  it("V2 Empty land: no limit, the Tank runs through, and Lorraine changes hands with its 2 RES", () => {
    const t = moving("axis", army("6 munich infantry", "munich tank 2", "marseille infantry"), WA);
    const { axis, west } = t.view().factions;
    for (let i = 0; i < 5; i++) march(t, "axis", "munich infantry", "lorraine");
    march(t, "axis", "munich tank", "lorraine marseille");
    expect(t.save().crossings).toEqual([["lorraine", "marseille"]]);
    const events = endMovement(t, "axis");
    expect(events).toContainEqual({ type: "controlChanged", area: "lorraine", party: "axis" });
    expect(t.view().factions.axis.res).toBe(axis.res + 2);
    expect(t.view().factions.west.res).toBe(west.res - 2);
    expect(find(events, "battlesDesignated")).toMatchObject({ areas: ["marseille"] });
  });

  it("R48 Ground units cross unoccupied Enemy land; what is merely crossed does not change hands", () => {
    const t = moving("axis", army("munich infantry 2", "munich tank"), WA);
    march(t, "axis", "munich infantry", "lorraine gascony");
    march(t, "axis", "munich tank", "lorraine marseille");
    const events = endMovement(t, "axis");
    const taken = events.filter((event) => event.type === "controlChanged").map((event) => event.area);
    expect(taken).toEqual(["gascony", "marseille"]);
    expect(t.view().areas.lorraine.control).toBe("west");
  });

  it("V19 Coast: Ruhr to Berlin is one whole move along the Baltic, Milan and Venice share no coast", () => {
    const t = moving("axis", army("ruhr fleet 2", "ruhr sub", "milan fleet", "baltic-sea fleet 2 britain"), WA);
    expect(barred(t, "axis", "milan fleet", "venice")).toBe("NOT_ADJACENT 11.1, 11.2");
    expect(barred(t, "axis", "ruhr sub", "berlin konigsberg")).toBe("NOT_ADJACENT 11.1, 11.2");
    march(t, "axis", "ruhr fleet", "berlin");
    expect(standing(t, "berlin")).toEqual(["fleet 2 germany"]);
  });

  it("V19 an Air Force that starts at sea only goes to Undisputed Friendly land", () => {
    const t = moving("axis", army("north-sea airForce 2 germany", "2 ruhr infantry"), WA);
    expect(barred(t, "axis", "north-sea airForce", "copenhagen baltic-sea")).toBe("AIR_FROM_SEA 11.3");
    expect(barred(t, "axis", "north-sea airForce", "english-channel")).toBe("AIR_FROM_SEA 11.3");
    expect(barred(t, "axis", "north-sea airForce", "ruhr munich", "strategic")).toBe("AIR_FROM_SEA 11.3");
    march(t, "axis", "north-sea airForce", "ruhr");
    const disputed = moving(
      "axis",
      army("north-sea airForce 2 germany", "ruhr infantry", "ruhr infantry 1 britain"),
      WA,
    );
    expect(barred(disputed, "axis", "north-sea airForce", "ruhr")).toBe("AIR_FROM_SEA 11.3");
  });

  it.each([
    ["leon", "madrid", "NOT_ADJACENT 11.1, 11.2"],
    ["oslo", "stockholm", ""],
    ["ruhr", "berlin", ""],
    ["ruhr", "amsterdam", ""],
    ["barcelona", "madrid", "NOT_ADJACENT 11.1, 11.2"],
  ])("R54 coast step %s to %s needs one coastline at their border", (from, to, answer) => {
    const nations = Object.fromEntries(
      ["spain", "norway", "sweden", "low-countries"].map((nation) => [nation, satellite("axis")]),
    );
    const t = moving("axis", army(`${from} fleet 2 germany`), { nations });
    if (answer === "") march(t, "axis", `${from} fleet`, to);
    else expect(barred(t, "axis", `${from} fleet`, to)).toBe(answer);
  });

  it("R54 a coast step is never doubled, and Tanks do not take it for a Sea move", () => {
    const t = moving("axis", army("ruhr fleet", "baltic-sea fleet 1 britain"), {
      ...WA,
      nations: { poland: satellite("axis") },
    });
    expect(barred(t, "axis", "ruhr fleet", "berlin warsaw", "strategic")).toBe("RANGE 3.13, 11.21");
    march(t, "axis", "ruhr fleet", "berlin");
  });
});

describe("R53 Oceans cost 2 for every kind of unit", () => {
  it.each([
    ["airForce", "north-atlantic-ocean", ""],
    ["airForce", "north-atlantic-ocean irish-sea", "RANGE 3.13, 11.21"],
    ["infantry", "north-atlantic-ocean", ""],
    ["infantry", "north-atlantic-ocean irish-sea", "RANGE 3.13, 11.21"],
    ["sub", "north-atlantic-ocean irish-sea", "RANGE 3.13, 11.21"],
    ["fleet", "north-atlantic-ocean irish-sea", ""],
    ["fleet", "north-atlantic-ocean irish-sea london", "RANGE 3.13, 11.21"],
  ])("R53 %s: %s", (type, route, answer) => {
    const t = moving("west", army(`ottawa ${type}`));
    if (answer === "") march(t, "west", `ottawa ${type}`, route);
    else expect(barred(t, "west", `ottawa ${type}`, route)).toBe(answer);
  });

  it.each([
    ["bay-of-biscay", true],
    ["english-channel", false],
  ])("R53 ReBase from %s to Ottawa: %s", (sea, isReached) => {
    const t = moving("west", army("paris fleet 3", `${sea} sub 1 germany`), { ...WA, dice: [6, 1, 1, 1] });
    march(t, "west", "paris fleet", sea);
    endMovement(t, "west");
    t.drift((at) => at.pending.west === "D33");
    expect(t.offers("west", { type: "rebase", unit: t.number(`${sea} fleet`), to: "ottawa" })).toBe(isReached);
  });
});

describe("R103 control by the snapshot, presence by the moment", () => {
  it("R103 an area emptied in this phase no longer stops, but stays Enemy land", () => {
    const t = moving("axis", army("munich tank", "munich airForce", "lorraine infantry 1 france"), WA);
    expect(barred(t, "axis", "munich tank", "lorraine gascony")).toBe("STOP_ENEMY 11.0");
    t.do("west", { type: "disband", unit: "lorraine infantry" });
    march(t, "axis", "munich tank", "lorraine gascony");
    expect(barred(t, "axis", "munich airForce", "lorraine")).toBe("RAID_EMPTY 11.55");
  });

  it.each([
    [[], true],
    [["nordkapp-sea fleet 1 germany"], false],
  ])(
    "R103 a Sea cleared in this Combat Phase is no first step of a ReBase, later on it is no obstacle (%s)",
    (more, isReached) => {
      const axis = army(
        "norwegian-sea sub 1 germany",
        "greenland-sea sub 1 germany",
        "irish-sea fleet 1 germany",
        ...more,
      );
      const t = moving("west", [...army("glasgow fleet 4", "iceland fleet 4 britain"), ...axis], {
        ...WA,
        nations: { denmark: satellite("west") },
        dice: [6, 1, 1, 1, 1, 6, 1, 1, 1, 1],
      });
      march(t, "west", "glasgow fleet", "norwegian-sea");
      march(t, "west", "iceland fleet", "greenland-sea");
      endMovement(t, "west");
      t.do("west", { type: "fight", area: "norwegian-sea" });
      t.drift((at) => at.pending.west === "D33" && at.save().battleArea === "greenland-sea");
      const home = { type: "rebase", unit: t.number("greenland-sea fleet"), to: "glasgow" };
      expect(t.view().areas["norwegian-sea"].occupiedBy).toContain("axis");
      if (isReached) t.do("west", home);
      else expect(refusal(t, "west", home)).toBe("REBASE_TARGET 13.0");
    },
  );
});

describe("§8.43 USA units", () => {
  it("USA_STAY: at Peace they stay in Washington and New York", () => {
    const t = moving("west", army("new-york infantry"), { nations: { usa: { status: "power" } } });
    expect(barred(t, "west", "new-york infantry", "ottawa")).toBe("USA_STAY 8.43");
    march(t, "west", "new-york infantry", "washington");
    const atWar = moving("west", army("new-york infantry"), { ...WA, nations: { usa: { status: "power" } } });
    march(atWar, "west", "new-york infantry", "ottawa");
  });
});
