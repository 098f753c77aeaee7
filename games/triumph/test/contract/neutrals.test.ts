import { describe, expect, it } from "vitest";
import { type Position, play } from "../table.ts";
import {
  announce,
  army,
  barred,
  begin,
  declaring,
  endMovement,
  find,
  intervene,
  march,
  moving,
  refusal,
  satellite,
  standing,
  violate,
  violatedBy,
  WEST_AXIS,
  WEST_USSR,
} from "./moves.ts";

const POLISH_FORTS = ["warsaw fortress 3 neutral", "lvov fortress 2 neutral", "vilna fortress 1 neutral"];
const VIOLATED_POLAND = { nations: { poland: violatedBy("axis") } };

describe("§15.4 Violation of Neutrality", () => {
  it("V25 VoN: Fortresses by Muster Value, 3 cards for each Rival, Peace, and the duty", () => {
    const t = declaring("axis", army("konigsberg infantry 2"));
    const events = announce(t, "axis", violate("poland"));
    expect(["warsaw", "lvov", "vilna"].map((area) => standing(t, area))).toEqual([
      ["fortress 3 neutral"],
      ["fortress 2 neutral"],
      ["fortress 1 neutral"],
    ]);
    expect(events.filter((event) => event.type === "worldReaction")).toEqual([
      { type: "worldReaction", faction: "west", nation: "poland", count: 3 },
      { type: "worldReaction", faction: "ussr", nation: "poland", count: 3 },
    ]);
    expect(t.happened("cardsSeen", "west")).toHaveLength(1);
    expect(t.happened("cardsSeen", "axis")).toEqual([]);
    const { axis, west, ussr } = t.view().factions;
    expect([axis.handSize, west.handSize, ussr.handSize]).toEqual([0, 3, 3]);
    expect(axis).toMatchObject({ atWar: false, violated: true, dows: 0 });
    expect(t.view().nations.poland).toEqual({ status: "armed", violator: "axis", enemies: ["axis"] });
    begin(t, "axis");
    expect(refusal(t, "axis", { type: "endMovement" })).toBe("AGGRESSION_DUE 15.21, 15.4");
    march(t, "axis", "konigsberg infantry", "warsaw");
    expect(find(endMovement(t, "axis"), "battlesDesignated")).toMatchObject({ areas: ["warsaw"] });
  });

  it("V25 the Influence of an Associate or own Protectorate is gone for ever, without a window", () => {
    for (const [faction, count] of [
      ["west", 1],
      ["axis", 2],
    ]) {
      const t = declaring("axis", army("konigsberg infantry 2"), {
        nations: { poland: { influence: { faction, count } } },
      });
      announce(t, "axis", violate("poland"));
      expect(t.view().nations.poland).toEqual({ status: "armed", violator: "axis", enemies: ["axis"] });
    }
  });

  it("R41 Albania: no Muster Value, no Fortress and no cards", () => {
    const t = declaring("axis", army("belgrade infantry 1 germany"), { nations: { yugoslavia: satellite("axis") } });
    const events = announce(t, "axis", violate("albania"));
    expect(events.filter((event) => ["worldReaction", "blockArrived", "cardsDrawn"].includes(event.type))).toEqual([]);
    expect(standing(t, "albania")).toEqual([]);
    expect(t.view().nations.albania.status).toBe("armed");
  });

  it("R41 the USA: no cards", () => {
    const t = declaring("axis", army("north-atlantic-ocean infantry 1 germany"), { wars: [WEST_AXIS] });
    announce(t, "axis", violate("usa"));
    for (let i = 0; i < 4; i++) t.do("west", { type: "arrive", area: "washington" });
    expect(t.happened("worldReaction")).toEqual([]);
    expect(t.view().factions.west.handSize).toBe(0);
  });

  it("R41 an empty Action deck gives what is left, in Turn Order (R16)", () => {
    const action = play({}).save().decks.action as string[];
    const t = declaring("axis", army("konigsberg infantry 2"), {
      turnOrder: ["ussr", "west", "axis"],
      factions: { axis: { hand: action.slice(4) } },
    });
    announce(t, "axis", violate("poland"));
    expect([t.view().factions.ussr.handSize, t.view().factions.west.handSize]).toEqual([3, 1]);
  });
});

describe("§15.422 Partition", () => {
  const kiev = "4 kiev infantry 2";

  it("V27 Partition: three Infantry over the Plains border, no VoN, no cards, and it must be fought", () => {
    const t = moving("ussr", army(...POLISH_FORTS, kiev), VIOLATED_POLAND);
    const events = march(t, "ussr", "kiev infantry", "lvov");
    expect(find(events, "partitioned")).toEqual({ type: "partitioned", faction: "ussr", nation: "poland" });
    expect(find(events, "worldReaction")).toBeUndefined();
    for (let i = 0; i < 2; i++) march(t, "ussr", "kiev infantry", "lvov");
    expect(barred(t, "ussr", "kiev infantry", "lvov")).toBe("BORDER_LIMIT 11.52");
    expect(t.view().nations.poland.enemies).toEqual(["axis", "ussr"]);
    expect(find(endMovement(t, "ussr"), "battlesDesignated")).toMatchObject({ areas: ["lvov"] });
    expect(t.view().factions.ussr).toMatchObject({ atWar: false, fought: true, violated: false });
  });

  it("V27 on to Warsaw with Axis units inside: needs DoW", () => {
    const units = army("warsaw fortress 3 neutral", "warsaw infantry 2 germany", "lvov infantry 2 ussr");
    const t = moving("ussr", units, { nations: { poland: { ...violatedBy("axis"), enemies: ["axis", "ussr"] } } });
    expect(barred(t, "ussr", "lvov infantry", "warsaw")).toBe("RIVAL_NO_DOW 15.21");
    march(t, "ussr", "lvov infantry", "vilna");
  });

  it("R45 Partition needs a Violator: an armed Colony must be Violated first", () => {
    const nations = {
      france: { status: "defeated", marker: "axis" },
      syria: { status: "armed" },
      turkey: satellite("axis"),
    };
    const units = army(
      "damascus fortress 1 neutral",
      "adana infantry 2 germany",
      "jordan infantry 2",
      "paris infantry 1 germany",
    );
    const west = moving("west", units, { nations, wars: [WEST_AXIS] });
    expect(barred(west, "west", "jordan infantry", "damascus")).toBe("NEUTRAL_NO_VON 15.4");
    const t = declaring("axis", units, { nations, wars: [WEST_AXIS] });
    const events = announce(t, "axis", violate("syria"));
    expect(events.filter((event) => event.type === "worldReaction").map((event) => event.count)).toEqual([1, 1]);
    expect(standing(t, "damascus")).toEqual(["fortress 1 neutral"]);
    const after = moving("west", units, { nations: { ...nations, syria: violatedBy("axis") }, wars: [WEST_AXIS] });
    expect(find(march(after, "west", "jordan infantry", "damascus"), "partitioned")).toMatchObject({ nation: "syria" });
  });

  it("R106 overflight makes an Enemy, passing a Straits does not", () => {
    const flight = moving("ussr", army("lvov fortress 2 neutral", "kiev airForce"), VIOLATED_POLAND);
    expect(find(march(flight, "ussr", "kiev airForce", "lvov odessa"), "partitioned")).toBeDefined();
    expect(flight.view().nations.poland.enemies).toEqual(["axis", "ussr"]);
    const turkey = { nations: { turkey: violatedBy("axis") } };
    const strait = moving("ussr", army("istanbul fortress 2 neutral", "odessa fleet"), turkey);
    expect(
      find(march(strait, "ussr", "odessa fleet", "western-black-sea istanbul aegean-sea"), "partitioned"),
    ).toBeUndefined();
    expect(strait.view().nations.turkey.enemies).toEqual(["axis"]);
  });

  it("R106 after passing through as an Enemy, the rest of the Minor is hostile", () => {
    const t = moving("ussr", army(...POLISH_FORTS.slice(1), "2 kiev tank", "odessa infantry"), VIOLATED_POLAND);
    expect(barred(t, "ussr", "kiev tank", "lvov warsaw")).toBe("STOP_ENEMY 11.0");
    march(t, "ussr", "kiev tank", "lvov");
    march(t, "ussr", "odessa infantry", "lvov");
    expect(t.view().playerTurn?.aggressed).toEqual(["lvov"]);
  });

  it("R106 a declared Intervention is no Partition", () => {
    const t = declaring("west", army("athens fortress 1 neutral", "eastern-mediterranean infantry 2 britain"), {
      nations: { greece: violatedBy("axis") },
      wars: [WEST_AXIS],
    });
    announce(t, "west", intervene("greece"));
    begin(t, "west");
    expect(find(march(t, "west", "eastern-mediterranean infantry", "crete"), "partitioned")).toBeUndefined();
    expect(t.view().nations.greece.enemies).toEqual(["axis"]);
  });
});

describe("R47 an Armed Minor is Neutral for those that are not its Enemies", () => {
  it("R47 no Supply through it, but through its Straits", () => {
    const supply = (more: string[], nations: Position) =>
      play({
        year: 1940,
        phase: "command",
        season: "spring",
        factions: { axis: { hand: ["A01"] } },
        units: army("izmir infantry 2 germany", ...more),
        nations,
        wars: [WEST_AXIS],
      });
    const ships = ["aegean-sea fleet 1 britain", "eastern-mediterranean fleet 1 britain"];
    const turkey = { status: "armed", violator: "ussr", enemies: ["ussr"] };
    const cut = supply([...ships, "ankara fortress 3 neutral"], { turkey });
    expect(find(cut.do("axis", { type: "pass" }), "supplyLoss")).toMatchObject({ area: "izmir" });
    const open = supply(
      [...ships, "istanbul fortress 2 neutral", "sofia infantry 1 germany", "belgrade infantry 1 germany"],
      {
        turkey,
        bulgaria: satellite("axis"),
        yugoslavia: satellite("axis"),
      },
    );
    expect(find(open.do("axis", { type: "pass" }), "supplyLoss")).toBeUndefined();
  });

  it.each([
    [["ussr"], 0],
    [["ussr", "axis"], 1],
  ])("R47 trade through it, but not for its Enemy (enemies of Austria: %s)", (enemies, count) => {
    const soviet = ["poland", "yugoslavia", "rumania", "czechoslovakia"].map((nation) => [nation, satellite("ussr")]);
    const t = play({
      year: 1940,
      phase: "command",
      season: "summer",
      factions: { axis: { hand: ["A01"] } },
      units: army("vienna fortress 2 neutral"),
      nations: {
        ...Object.fromEntries(soviet),
        austria: { status: "armed", violator: "ussr", enemies },
        hungary: satellite("axis"),
      },
      wars: [WEST_AXIS],
    });
    const marks = t.do("axis", { type: "pass" }).filter((event) => event.type === "blockadeMarked");
    expect(marks.filter((event) => event.area === "budapest")).toHaveLength(count);
  });

  it("R47 for its Violator it is Enemy land", () => {
    const t = moving("axis", army("konigsberg infantry", ...POLISH_FORTS), VIOLATED_POLAND);
    march(t, "axis", "konigsberg infantry", "vilna");
    expect(t.view().playerTurn?.aggressed).toEqual(["vilna"]);
  });
});

describe("§15.423 Intervention", () => {
  const fort = "athens fortress 1 neutral";
  const convoy = "eastern-mediterranean infantry 2 britain";
  const greece = { nations: { greece: violatedBy("axis") } };

  function intervening(units: string[], more: Position = {}) {
    const t = declaring("west", army(...units), { ...greece, wars: [WEST_AXIS], ...more });
    announce(t, "west", intervene("greece"));
    begin(t, "west");
    return t;
  }

  it("V28 Intervention: the Convoy lands without Invasion, the Fortress becomes a British unit of any type", () => {
    const t = intervening([fort, convoy]);
    expect(t.view().playerTurn?.interventions).toEqual(["greece"]);
    march(t, "west", "eastern-mediterranean infantry", "crete");
    expect(t.save().invasions ?? []).toEqual([]);
    expect(t.view("west").areas.crete.units?.[0]).not.toHaveProperty("invader");
    endMovement(t, "west");
    expect(t.pending).toEqual({ west: "D21" });
    expect(t.fallback("west")).toEqual({ type: "muster", area: "athens", unitType: "infantry" });
    t.do("west", { type: "muster", area: "athens", unitType: "airForce" });
    expect(standing(t, "athens")).toEqual(["airForce 1 britain"]);
    expect(t.view().nations.greece).toEqual({ status: "satellite", marker: "west" });
    expect(t.view().areas.crete.control).toBe("west");
  });

  it.each([
    ["without war against the Violator", [fort], { wars: [] }],
    ["by an Enemy of the Minor", [fort], { nations: { greece: { ...violatedBy("axis"), enemies: ["axis", "west"] } } }],
    ["in a defeated Minor", ["athens infantry 1 germany"], { nations: { greece: { status: "conquered" } } }],
    ["beside a Rival at peace that shares an area with a Fortress", [fort, "athens infantry 1 ussr"], {}],
    ["in a Neutral", [], { nations: {} }],
  ])("V28 R46 INTERVENE: refused %s", (_, units, more) => {
    const t = declaring("west", army(...(units as string[]), convoy), {
      ...greece,
      wars: [WEST_AXIS],
      ...(more as Position),
    });
    expect(refusal(t, "west", intervene("greece"))).toBe("INTERVENE 15.423");
  });

  it("R46 with war against every Rival beside the Fortresses it is accepted", () => {
    const units = army(fort, "athens infantry 1 ussr", convoy);
    const enemies = { nations: { greece: { ...violatedBy("axis"), enemies: ["axis", "ussr"] } } };
    const t = declaring("west", units, { ...enemies, wars: [WEST_AXIS, WEST_USSR] });
    announce(t, "west", intervene("greece"));
    expect(refusal(t, "west", intervene("greece"))).toBe("DECLARE_AGAIN 15.21");
  });

  it("R46 beside Enemy units the area is Engaged but not Aggressed: limit 1, the Battle optional", () => {
    const t = intervening([fort, "athens infantry 2 germany", "2 central-mediterranean infantry 2 britain"]);
    march(t, "west", "central-mediterranean infantry", "athens");
    expect(barred(t, "west", "central-mediterranean infantry", "athens")).toBe("BORDER_LIMIT 11.52");
    expect(t.view().playerTurn?.aggressed).toEqual([]);
    endMovement(t, "west");
    t.do("west", { type: "muster", area: "athens", unitType: "infantry" });
    expect(t.view().areas.athens.seniority?.[0]).toBe("west");
    expect(t.pending).toEqual({ west: "D22" });
    t.do("west", { type: "confirm" });
    expect(t.happened("battlesDesignated")).toEqual([]);
  });

  it("R46 with only Fortresses inside any number lands, and nobody Engages", () => {
    const t = intervening([fort, "3 central-mediterranean infantry 2 britain"]);
    for (let i = 0; i < 3; i++) march(t, "west", "central-mediterranean infantry", "athens");
    expect(t.save()).not.toHaveProperty("crossings");
  });

  it("R46 ANS end inside only where a friendly Ground unit already stands", () => {
    const t = intervening([fort, convoy, "eastern-mediterranean fleet 2 britain"]);
    expect(barred(t, "west", "eastern-mediterranean fleet", "crete")).toBe("INTERVENTION_SUPPORT 15.423, R46");
    march(t, "west", "eastern-mediterranean infantry", "crete");
    march(t, "west", "eastern-mediterranean fleet", "crete");
  });

  it("R46 is the reason for an Air Force that would meet the Enemy beside a Fortress", () => {
    const units = [fort, "athens infantry 2 germany", "central-mediterranean infantry 2 britain", "malta airForce 2"];
    const t = intervening(units);
    expect(barred(t, "west", "malta airForce", "central-mediterranean athens")).toBe(
      "INTERVENTION_SUPPORT 15.423, R46",
    );
    march(t, "west", "central-mediterranean infantry", "athens");
    march(t, "west", "malta airForce", "central-mediterranean athens");
  });

  it("R46 land that the Violator has taken is no Armed Minor Territory: it lapses", () => {
    const t = intervening([fort, "crete infantry 2 germany", convoy]);
    march(t, "west", "eastern-mediterranean infantry", "crete");
    const events = endMovement(t, "west");
    expect(find(events, "interventionLapsed")).toEqual({
      type: "interventionLapsed",
      faction: "west",
      nation: "greece",
    });
    expect(t.view().nations.greece.status).toBe("armed");
    expect(standing(t, "athens")).toEqual(["fortress 1 neutral"]);
  });

  it("R46 lapses without a Ground unit inside", () => {
    const t = intervening([fort, convoy]);
    expect(find(endMovement(t, "west"), "interventionLapsed")).toBeDefined();
    expect(t.view().nations.greece.enemies).toEqual(["axis"]);
  });

  it("R46 ANS left behind by a lapsed Intervention are forced to Retreat (§12.52)", () => {
    const t = intervening([fort, convoy, "eastern-mediterranean fleet 2 britain"]);
    march(t, "west", "eastern-mediterranean infantry", "crete");
    march(t, "west", "eastern-mediterranean fleet", "crete");
    t.do("west", { type: "disband", unit: "crete infantry" });
    expect(find(endMovement(t, "west"), "interventionLapsed")).toBeDefined();
    expect(t.pending).toEqual({ west: "D32" });
    t.do("west", { type: "retreat", unit: "crete fleet", to: "eastern-mediterranean" });
  });

  it("R46 war in the same announcement is enough", () => {
    const units = army(fort, convoy, "egypt infantry 2", "cyrenaica infantry");
    const t = declaring("west", units, greece);
    expect(refusal(t, "west", intervene("greece"))).toBe("INTERVENE 15.423");
    const events = announce(t, "west", { type: "declareWar", rival: "axis" }, intervene("greece"));
    expect(find(events, "interventionDeclared")).toEqual({
      type: "interventionDeclared",
      faction: "west",
      nation: "greece",
    });
  });
});
