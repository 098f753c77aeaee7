/** §56 Event markers on the map, through the contract. */
import { describe, expect, test } from "vitest";
import type { Event } from "../../model/events.ts";
import { boardOf, HOLDING_BOX, turnPlace } from "../../model/state.ts";
import type { ActionJson, Side, Table } from "../table.ts";
import { at, campaignTable, turnIn } from "../vignettes-campaign.ts";

const LINES = `everybody: out
  germany: active axis, income 20
  G10 Łódź+W
  PLO Łódź
  axisSurpriseAttack: available`;

function attack(answer: "surprise" | "none"): { lines: number[]; place: number; second: number[] } {
  const table = campaignTable(LINES, { phase: "surprise", dice: [3, 3, 3, 3] });
  expect(table.decision()).toEqual(["axis D-SUR"]);
  expect(table.refused("axis", { type: "pass" })).toBe("WRONG_ACTION");
  table.do("axis", { type: answer });
  table.do("axis", { type: "activate", unit: "G10" });
  const marker = boardOf(table.state).markerIds.indexOf("axisSurpriseAttack");
  const fight = () => {
    let events = table.do("axis", { type: "attack", hex: at("Łódź") });
    while (table.decision()[0]?.endsWith("D-COM") || table.decision().length > 1)
      for (const who of table.decision()) events = table.do(who.split(" ")[0] as "axis", { type: "willNot" });
    const combat = events.find((event) => event.type === "groundCombat");
    return combat?.type === "groundCombat"
      ? combat.attack.lines.filter(({ id }) => id === "axisSurpriseAttack").map(({ value }) => value)
      : [];
  };
  const lines = fight();
  const second = table.legal("axis").some(({ type }) => type === "attack") ? fight() : [];
  while (table.state.phasing === 0) {
    const side = table.decision()[0].split(" ")[0] as "axis";
    table.do(side, table.legal(side).at(-1)!);
  }
  return { lines, second, place: table.state.markerPlace[marker] };
}

test("§56.1 Surprise Attack: +2 to the first attack of a unit, then the Holding Box", () => {
  expect(attack("surprise")).toEqual({ lines: [2], second: [], place: HOLDING_BOX });
});

test("§56.1 without the marker there is no bonus, and it stays available", () => {
  expect(attack("none")).toEqual({ lines: [], second: [], place: -1 });
});

function play(table: Table, side: Side, ...actions: readonly ActionJson[]): Event[] {
  return actions.flatMap((action) => table.do(side, action));
}

/** Nobody commits anything. */
function withoutCommitment(table: Table): Event[] {
  const events: Event[] = [];
  while (table.decision().some((each) => each.endsWith("D-COM")))
    events.push(...table.do(table.decision()[0].split(" ")[0] as Side, { type: "willNot" }));
  return events;
}

function values(events: readonly Event[]): unknown[] {
  const combat = events.find((event) => event.type === "groundCombat");
  return combat?.type === "groundCombat" ? [combat.attack.value, combat.defence.value, combat.result] : [];
}

function markerPlace(table: Table, marker: string): number {
  return table.state.markerPlace[boardOf(table.state).markerIds.indexOf(marker)];
}

function sorties(table: Table, unit: string): number {
  return table.state.unitSorties[boardOf(table.state).unitIds.indexOf(unit)];
}

function will(table: Table, country: string): number {
  return table.state.will[boardOf(table.state).countryIds.indexOf(country)];
}

function controller(table: Table, city: string): string | undefined {
  return table.view("axis").control[at(city)];
}

const EMPTY = "everybody: out\n";

describe("V132 an Airdrop on a fort", () => {
  const table = () =>
    campaignTable(
      `${EMPTY}belgium: active western, will 2
       germany: active axis, income 30
       G5 Köln
       GL2 Essen
       BEG Liège
       BE1 Bruxelles
       germanyAirdrop: available`,
      { month: "1940-05", dice: [5, 3] },
    );

  test("V132 Liège falls to a Mobile attack with an Airdrop (aid R-1)", () => {
    const belgium = table();
    play(belgium, "axis", { type: "activate", unit: "G5" });
    expect(belgium.refused("axis", { type: "attack", hex: at("Liège") })).toBe("FORT");
    const before = belgium.state.points;
    const events = play(belgium, "axis", { type: "attack", hex: at("Liège"), marker: "germanyAirdrop" });
    expect(before - belgium.state.points).toBe(3);
    expect(sorties(belgium, "GL2")).toBe(1);
    const germany = will(belgium, "germany");
    events.push(...withoutCommitment(belgium));
    expect(values(events)).toEqual([6, 1, "DD"]);
    expect([belgium.view("axis").units.BEG.place, will(belgium, "belgium")]).toEqual(["eliminated", 2]);
    play(belgium, "axis", { type: "advance", unit: "G5" });
    expect(controller(belgium, "Liège")).toBe("axis");
    expect(belgium.view("axis").countries.belgium).toMatchObject({ status: "conquered", faction: "axis" });
    expect([will(belgium, "belgium"), will(belgium, "germany")]).toEqual([0, germany + 2]);
    expect([controller(belgium, "Bruxelles"), controller(belgium, "Antwerpen")]).toEqual([undefined, undefined]);
    expect(belgium.place("BE1")).toBeUndefined();
    expect(markerPlace(belgium, "germanyAirdrop")).toBe(turnPlace(turnIn("europe-1939", "1940-09")));
  });

  test("§56.2 no air unit in range, Severe weather, another country's unit: refused", () => {
    const far = campaignTable(
      `${EMPTY}belgium: active western\nG5 Köln\nGL2 Berlin\nBEG Liège\ngermanyAirdrop: available`,
      { month: "1940-05" },
    );
    const drop = { type: "assault", unit: "G5", hex: at("Liège"), marker: "germanyAirdrop" };
    expect(far.refused("axis", drop)).toBe("DROP");
    const severe = campaignTable(
      `${EMPTY}belgium: active western\nG5 Köln\nGL2 Essen\nBEG Liège\ngermanyAirdrop: available\nweather: mild severe`,
      { month: "1940-05" },
    );
    expect(severe.refused("axis", drop)).toBe("DROP");
    const used = campaignTable(`${EMPTY}belgium: active western\nG5 Köln\nGL2 Essen\nBEG Liège`, { month: "1940-03" });
    expect(used.refused("axis", drop)).toBe("MARKER");
    play(used, "axis", { type: "assault", unit: "G5", hex: at("Liège") });
  });
});

test("V133 an Airdrop on an empty city", () => {
  const table = campaignTable(
    `${EMPTY}norway: active western, will 4
     Bergen: axis
     GL5 Bergen
     NO1 Oslo
     UBEF Stavanger+E
     germanyAirdrop: available`,
    { month: "1940-04" },
  );
  expect(table.refused("axis", { type: "drop", marker: "germanyAirdrop", hex: at("Oslo") })).toBe("DROP");
  const events = play(table, "axis", { type: "drop", marker: "germanyAirdrop", hex: at("Stavanger") });
  expect(events.map(({ type }) => type)).toContain("airdropped");
  expect(controller(table, "Stavanger")).toBe("axis");
  expect(will(table, "norway")).toBe(2);
  expect(sorties(table, "GL5")).toBe(1);
  expect(table.refused("axis", { type: "drop", marker: "germanyAirdrop", hex: at("Stavanger") })).toBe("MARKER");
  table.until(() => table.decision()[0] === "western D-ACT");
  play(table, "western", { type: "activate", unit: "UBEF" }, { type: "march", hex: at("Stavanger") });
  expect([table.place("UBEF"), controller(table, "Stavanger")]).toEqual([at("Stavanger"), "western"]);
});

test("V133 the marker counts as placed in the country: in Belgium it is a West Invaded", () => {
  const table = campaignTable(`${EMPTY}belgium: active western\nGL2 Köln\ngermanyAirdrop: available`, {
    month: "1940-05",
  });
  const events = play(table, "axis", { type: "drop", marker: "germanyAirdrop", hex: at("Liège") });
  expect(events).toContainEqual({ type: "eventFired", event: "CE-WEST" });
});

test("§56.2 an Airdrop drives air units and ships out of the city", () => {
  const table = campaignTable(
    `${EMPTY}norway: active western, will 6
     Bergen: axis
     GL5 Bergen
     UHF Stavanger
     germanyAirdrop: available`,
    { month: "1940-04" },
  );
  play(table, "axis", { type: "drop", marker: "germanyAirdrop", hex: at("Stavanger") });
  while (table.decision()[0]?.endsWith("D-DIS")) play(table, "western", table.legal("western")[0]);
  expect(table.place("UHF")).not.toBe(at("Stavanger"));
  expect(sorties(table, "UHF")).toBe(2);
});

test("R-DIS-1 the owner may send a displaced ship to the Eliminated Box; ports are counted by movement cost", () => {
  const table = campaignTable(
    `${EMPTY}norway: active western, will 6
     Bergen: axis
     GL5 Bergen
     UHF Stavanger
     germanyAirdrop: available`,
    { month: "1940-04" },
  );
  play(table, "axis", { type: "drop", marker: "germanyAirdrop", hex: at("Stavanger") });
  expect(table.decision()).toEqual(["western D-DIS"]);
  expect(table.refused("western", { type: "displace", hex: at("London") })).toBe("DISPLACEMENT");
  const zones = boardOf(table.state).seaZones;
  const zoneOf = (hex: string) =>
    zones.find(({ ports }) =>
      ports.some((site) => boardOf(table.state).hexIds[boardOf(table.state).sites[site].hex] === hex),
    )?.id;
  for (const hex of table.hexes("western", "displace")) expect(zoneOf(hex)).toBe(zoneOf(at("Stavanger")));
  play(table, "western", { type: "eliminate", unit: "UHF" });
  expect(table.view("western").units.UHF.place).toBe("eliminated");
});

describe("V137 Partisans", () => {
  const LINES = `${EMPTY}ussr: active soviet, income 20
    G4 Minsk
    RS1 Minsk+E
    R31 Minsk+SE
    GN Kirkenes
    Minsk: axis`;
  const SOVIET = {
    scenario: "europe-1944",
    phasing: "soviet",
    turnPhase: "operations",
    phase: "operations",
    dice: [4, 3],
  } as const;
  const setting = () => ({ ...SOVIET, dice: [4, 3] });
  const assault = (table: Table): Event[] => {
    const events = play(
      table,
      "soviet",
      { type: "assault", unit: "RS1", hex: at("Minsk") },
      { type: "join", unit: "R31" },
    );
    if (table.decision()[0] === "soviet D-ACT" && table.legal("soviet").some(({ type }) => type === "launch"))
      events.push(...play(table, "soviet", { type: "launch" }));
    return [...events, ...withoutCommitment(table)];
  };

  test("V137 with Partisans G4 is driven out of Minsk, without them it stays (aid R-14)", () => {
    const table = campaignTable(`${LINES}\nsovietPartisans: available`, setting());
    expect(table.refused("soviet", { type: "partisans", marker: "sovietPartisans", hex: at("Kirkenes") })).toBe(
      "PARTISANS",
    );
    play(table, "soviet", { type: "partisans", marker: "sovietPartisans", hex: at("Minsk") });
    expect(table.view("axis").markers.sovietPartisans).toBe(at("Minsk"));
    expect(values(assault(table))).toEqual([5, 3, "DR"]);
    const [retreat] = table.hexes("axis", "retreat");
    play(table, "axis", { type: "retreat", hex: retreat });
    expect(table.place("G4")).toBe(retreat);
    const without = campaignTable(LINES, setting());
    expect(values(assault(without))).toEqual([5, 5, "NE"]);
    expect(without.place("G4")).toBe(at("Minsk"));
  });

  test("§56.4 Norway fought for the West: its Partisans may rise there", () => {
    const table = campaignTable(`${LINES}\nwesternPartisans: available`, { ...setting(), phasing: "western" });
    play(table, "western", { type: "partisans", marker: "westernPartisans", hex: at("Kirkenes") });
    expect(table.view("axis").markers.westernPartisans).toBe(at("Kirkenes"));
  });

  test("§50.1, §56.4 the unit gets no replacements and no railway; the marker returns with the next Operations Phase", () => {
    const lines = `${EMPTY}germany: active axis, income 20
      Minsk: axis
      Brześć: axis
      G4 Minsk, reduced
      G5 Warszawa
      R31 Moskva
      sovietPartisans: ${at("Minsk")}`;
    const base = { scenario: "europe-1944", phasing: "axis" } as const;
    const rebuild = campaignTable(lines, { ...base, turnPhase: "replacements", phase: "replacements" });
    expect(rebuild.legal("axis").filter(({ type }) => type === "rebuild")).toEqual([]);
    const rail = campaignTable(lines, { ...base, turnPhase: "strategicMovement", phase: "strategicMovement" });
    expect(rail.refused("axis", { type: "choose", unit: "G4" })).toBe("STRATEGIC_UNIT");
    const next = campaignTable(lines, {
      ...base,
      phasing: "soviet",
      turnPhase: "operations",
      phase: "operationsStart",
    });
    expect(next.view("soviet").markers.sovietPartisans).toBe(1);
  });
});

describe("V138 Naval Evacuation", () => {
  const table = (more = "", dice = [5, 2]) =>
    campaignTable(
      `${EMPTY}germany: active axis, income 20
       UBEF Le Havre
       GP1 Le Havre+SE
       GL3 Lille
       Lille: axis
       westernNavalEvacuation: available
       ${more}`,
      { month: "1940-05", dice },
    );
  const attack = (each: Table) => {
    play(each, "axis", { type: "activate", unit: "GP1" }, { type: "attack", hex: at("Le Havre") });
    const events = [...play(each, "axis", { type: "will" })];
    if (each.decision()[0] === "western D-COM") events.push(...play(each, "western", { type: "willNot" }));
    if (each.decision()[0] === "axis D-DEC") events.push(...play(each, "axis", { type: "support", unit: "GL3" }));
    if (each.decision()[0] === "axis D-DEC") events.push(...play(each, "axis", { type: "pass" }));
    return events;
  };

  test("V138 UBEF leaves Le Havre for Southampton, reduced, without a loss of Will", () => {
    const havre = table();
    expect(values(attack(havre))).toEqual([10, 3, "DD"]);
    const before = will(havre, "uk");
    expect(havre.decision()).toEqual(["western D-RET"]);
    expect(havre.refused("western", { type: "evacuate", marker: "westernNavalEvacuation", hex: at("Malta") })).toBe(
      "EVACUATION",
    );
    play(havre, "western", { type: "evacuate", marker: "westernNavalEvacuation", hex: at("Southampton") });
    expect(havre.place("UBEF")).toBe(at("Southampton"));
    expect(havre.view("western").units.UBEF.strength).toBe("reduced");
    expect(will(havre, "uk")).toBe(before);
    expect(markerPlace(havre, "westernNavalEvacuation")).toBe(turnPlace(turnIn("europe-1939", "1940-11")));
    const france = will(havre, "france");
    play(havre, "axis", { type: "advance", unit: "GP1" });
    expect(controller(havre, "Le Havre")).toBe("axis");
    expect(will(havre, "france")).toBe(france - 2);
  });

  test("V138 a reduced unit is eliminated by DD before any retreat", () => {
    const havre = table("UBEF Le Havre, reduced", [1, 2]);
    const before = will(havre, "uk");
    expect(values(attack(havre)).at(-1)).toBe("DD");
    expect(will(havre, "uk")).toBe(before - 1);
    expect(havre.place("UBEF")).toBeUndefined();
  });

  test("V138 not in Severe weather", () => {
    const havre = table("GP1 Le Havre+E\nweather: mild severe", [6, 1]);
    attack(havre);
    expect(havre.decision()).toEqual(["western D-RET"]);
    expect(
      havre.refused("western", { type: "evacuate", marker: "westernNavalEvacuation", hex: at("Southampton") }),
    ).toBe("EVACUATION");
    expect(havre.legal("western").filter(({ type }) => type === "evacuate")).toEqual([]);
  });
});
