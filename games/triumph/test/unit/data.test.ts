/** The board and the set-ups against the totals of the printed map and of Parts 2 and 3. */
import { describe, expect, it } from "vitest";
import { AREA_ROWS } from "../../data/areas.ts";
import { BORDER_ROWS } from "../../data/borders.ts";
import { BORDER_KINDS, CITY_KINDS, FACTIONS, NATION_KINDS, UNIT_TYPES } from "../../data/kinds.ts";
import {
  AFRICA_LINK,
  AREA_COUNT,
  AREA_IDS,
  area,
  BORDER_A,
  BORDER_B,
  BORDER_COUNT,
  border,
  CAPITAL_OF_NATION,
  CITY_OF_AREA,
  HAS_SHARED_COAST,
  IS_COASTAL,
  IS_LAND,
  IS_LAND_BORDER,
  IS_SEA_BORDER,
  KIND_OF_BORDER,
  KIND_OF_NATION,
  LAND_AREAS,
  MAX_CV,
  MUSTER_OF_NATION,
  NATION_COUNT,
  NATION_IDS,
  NATION_OF_AREA,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  nation,
  POP_OF_AREA,
  RED_RES_OF_AREA,
  RES_OF_AREA,
} from "../../data/map.ts";
import { NATION_ROWS } from "../../data/nations.ts";
import {
  CHITS,
  EMERGENCY_COMMAND,
  EXTRA_1939,
  FACTORY_COSTS,
  FIRST_YEAR,
  FIXED_UNITS,
  HAND_SIZE_LIMIT,
  START_ACTION_CARDS,
  START_CADRES,
  START_IND,
  TURN_ORDERS,
} from "../../data/scenarios.ts";
import { CONVOY_SPEED, FIREPOWER, SPEED } from "../../data/units.ts";

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const names = (areas: readonly number[]) => areas.map((a) => AREA_IDS[a]).sort();
const isWater = (a: number) => !IS_LAND[a];
const kindBetween = (a: string, b: string) => BORDER_KINDS[KIND_OF_BORDER[border(area(a), area(b))]];
const pair = (b: number) => [AREA_IDS[BORDER_A[b]], AREA_IDS[BORDER_B[b]]].sort().join("|");

/** Sizes of the connected parts of some areas, largest first. */
function parts(areas: readonly number[]): number[][] {
  const todo = new Set(areas);
  const found: number[][] = [];
  for (const start of areas) {
    if (!todo.delete(start)) continue;
    const part = [start];
    for (const here of part) for (const next of NEIGHBOURS[here]) if (todo.delete(next)) part.push(next);
    found.push(part);
  }
  return found.sort((p, q) => q.length - p.length);
}

describe("areas", () => {
  it("are 136: 95 land, 8 Straits, 28 Seas, 5 Oceans", () => {
    expect(AREA_COUNT).toBe(136);
    expect(countBy(AREA_ROWS.map((row) => row[2]))).toEqual({ land: 95, strait: 8, sea: 28, ocean: 5 });
  });

  it("have unique names, and ids made of them", () => {
    expect(new Set(AREA_IDS).size).toBe(136);
    expect(new Set(AREA_ROWS.map((row) => row[1])).size).toBe(136);
    for (const [id, name] of AREA_ROWS) {
      const plain = name
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .toLowerCase();
      expect(plain.replace(/[^a-z]+/g, "-")).toBe(id);
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it("R5: Straits, the Azores among them, and Oceans are those of the map; Greenland, Norwegian and Nordkapp are Seas", () => {
    const ofKind = (kind: string) => names(AREA_IDS.map((_, a) => a).filter((a) => AREA_ROWS[a][2] === kind));
    expect(ofKind("strait")).toEqual("azores copenhagen gibraltar istanbul malta sevastopol sicily suez".split(" "));
    expect(ofKind("ocean")).toEqual([
      "east-indian-ocean",
      "mid-atlantic-ocean",
      "north-atlantic-ocean",
      "south-atlantic-ocean",
      "west-indian-ocean",
    ]);
    expect(ofKind("sea")).toEqual(expect.arrayContaining(["greenland-sea", "norwegian-sea", "nordkapp-sea"]));
  });

  it("in water have no nation, city or resources; those on land have a nation", () => {
    for (const [id, , kind, owner, city, black, red] of AREA_ROWS) {
      const water = kind === "sea" || kind === "ocean";
      expect([id, owner === "", water ? city === "none" && black + red === 0 : true]).toEqual([id, water, true]);
      expect(black >= 0 && black <= 4 && red >= 0 && red <= 4).toBe(true);
    }
  });

  it("leave out what is out of play", () => {
    const outOfPlay =
      "switzerland sahara saudi-arabia van ivani tibet pechora pripyet-marshes greenland northern-ireland corsica cyprus";
    for (const id of outOfPlay.split(" ")) expect(AREA_IDS).not.toContain(id);
  });

  it("hold 3 MainCapitals, 7 SubCapitals, 3 CapitalCities, 25 Cities and 17 Towns", () => {
    const { none, ...cities } = countBy(CITY_OF_AREA.map((city) => CITY_KINDS[city]));
    expect(cities).toEqual({ mainCapital: 3, subCapital: 7, capitalCity: 3, city: 25, town: 17 });
    expect(none).toBe(136 - 55);
    const ofCity = (kind: string) => names(LAND_AREAS.filter((a) => CITY_KINDS[CITY_OF_AREA[a]] === kind));
    expect(ofCity("mainCapital")).toEqual(["berlin", "london", "moscow"]);
    expect(ofCity("subCapital")).toEqual(["baku", "delhi", "leningrad", "paris", "rome", "ruhr", "washington"]);
    expect(ofCity("capitalCity")).toEqual(["ankara", "madrid", "warsaw"]);
  });
});

describe("borders", () => {
  it("are 353 by kind, none twice, none of an area with itself", () => {
    expect(BORDER_COUNT).toBe(353);
    expect(countBy(KIND_OF_BORDER.map((kind) => BORDER_KINDS[kind]))).toEqual({
      plains: 55,
      river: 24,
      forest: 29,
      mountain: 58,
      strait: 41,
      coast: 110,
      sea: 36,
    });
    expect(new Set(BORDER_ROWS.map((_, b) => pair(b))).size).toBe(353);
    expect(BORDER_ROWS.filter(([a, b]) => a === b)).toEqual([]);
  });

  it("have the kind that their two areas ask for", () => {
    for (let b = 0; b < BORDER_COUNT; b++) {
      const ends = [BORDER_A[b], BORDER_B[b]];
      const waters = ends.filter(isWater).length;
      const kind = BORDER_KINDS[KIND_OF_BORDER[b]];
      const straits = ends.some((a) => AREA_ROWS[a][2] === "strait");
      if (waters === 2) expect([pair(b), kind]).toEqual([pair(b), "sea"]);
      else if (straits) expect([pair(b), kind]).toEqual([pair(b), "strait"]);
      else if (waters === 1) expect([pair(b), kind]).toEqual([pair(b), "coast"]);
      else expect(["plains", "river", "forest", "mountain"]).toContain(kind);
      expect([IS_LAND_BORDER[b], IS_SEA_BORDER[b]]).toEqual([waters === 0, waters === 2 || straits || waters === 1]);
    }
  });

  it("are the same from both sides, and no area is without", () => {
    for (let a = 0; a < AREA_COUNT; a++) {
      expect(NEIGHBOURS[a].length).toBeGreaterThan(0);
      NEIGHBOURS[a].forEach((next, i) => {
        expect(NEIGHBOURS[next]).toContain(a);
        expect(border(a, next)).toBe(NEIGHBOUR_BORDERS[a][i]);
        expect(border(next, a)).toBe(NEIGHBOUR_BORDERS[a][i]);
      });
    }
    expect(sum(NEIGHBOURS.map((list) => list.length))).toBe(2 * 353);
  });

  it("R54: 78 have a shared coast, on the waters that both areas touch, except Leon–Madrid; Oslo–Stockholm has one", () => {
    expect(HAS_SHARED_COAST.filter(Boolean).length).toBe(78);
    BORDER_ROWS.forEach(([, , , ...shared], b) => {
      const [x, y] = [BORDER_A[b], BORDER_B[b]];
      const land = IS_LAND[x] && IS_LAND[y];
      const common = names(land ? NEIGHBOURS[x].filter((w) => isWater(w) && NEIGHBOURS[y].includes(w)) : []);
      if (pair(b) === "oslo|stockholm") expect([common, shared]).toEqual([[], ["copenhagen"]]);
      else if (pair(b) === "leon|madrid") expect([common, shared]).toEqual([["madeira-sea"], []]);
      else expect([pair(b), shared.toSorted()]).toEqual([pair(b), common]);
    });
    const touches = (straits: string, id: string) => border(area(straits), area(id)) >= 0;
    expect(touches("copenhagen", "oslo") && touches("copenhagen", "stockholm")).toBe(true);
  });

  it("leave exactly 21 land areas without a coast; every Straits has one", () => {
    expect(names(LAND_AREAS.filter((a) => !IS_COASTAL[a]))).toEqual(
      (
        "belgrade belorussia bryansk budapest gorky kabul kiev lorraine lvov moscow munich penza perm prague " +
        "stalingrad urals vienna vilna vologda voronezh western-siberia"
      ).split(" "),
    );
    for (const a of LAND_AREAS) {
      const coasts = NEIGHBOUR_BORDERS[a].filter((b) => isWater(BORDER_A[b]) || isWater(BORDER_B[b]));
      expect(coasts.length > 0).toBe(IS_COASTAL[a]);
    }
  });

  it("join the whole board; by water only the two Caspian Seas stand apart", () => {
    expect(parts(AREA_IDS.map((_, a) => a)).length).toBe(1);
    const waters = parts(AREA_IDS.map((_, a) => a).filter((a) => AREA_ROWS[a][2] !== "land"));
    expect(waters.length).toBe(2);
    expect(names(waters[1])).toEqual(["northern-caspian-sea", "southern-caspian-sea"]);
  });

  it("are those that the rulebook itself names", () => {
    expect(kindBetween("munich", "lorraine")).toBe("river");
    expect(kindBetween("amsterdam", "lorraine")).toBe("forest");
    expect(kindBetween("south-atlantic-ocean", "west-indian-ocean")).toBe("sea");
    expect(AFRICA_LINK).toBe(border(area("south-atlantic-ocean"), area("west-indian-ocean")));
    expect(kindBetween("washington", "north-atlantic-ocean")).toBe("coast");
    expect(kindBetween("north-atlantic-ocean", "mid-atlantic-ocean")).toBe("sea");
    expect(kindBetween("mid-atlantic-ocean", "south-atlantic-ocean")).toBe("sea");
  });

  it.each([
    ["delhi", "kabul"],
    ["jordan", "red-sea"],
    ["egypt", "sudan"],
    ["belorussia", "kiev"],
    ["vilna", "kiev"],
    ["dakar", "algiers"],
    ["lisbon", "gibraltar"],
    ["stockholm", "north-sea"],
    ["north-sea", "baltic-sea"],
    ["tyrrhenian-sea", "central-mediterranean"],
    ["tunisia", "central-mediterranean"],
    ["stalingrad", "northern-caspian-sea"],
    ["washington", "ottawa"],
    ["milan", "munich"],
    ["iraq", "kars"],
    ["tabriz", "iraq"],
    ["adana", "iraq"],
  ])("do not exist between %s and %s", (a, b) => {
    expect(border(area(a), area(b))).toBe(-1);
  });
});

describe("nations", () => {
  it("are 36: 3 Great and 3 Major Powers, 8 Colonies, 22 Minors", () => {
    expect(NATION_COUNT).toBe(36);
    expect(countBy(KIND_OF_NATION.map((kind) => NATION_KINDS[kind]))).toEqual({
      greatPower: 3,
      majorPower: 3,
      colony: 8,
      minor: 22,
    });
    const ofKind = (kind: string) =>
      NATION_ROWS.filter((row) => row[2] === kind)
        .map((row) => row[0])
        .sort();
    expect(ofKind("greatPower")).toEqual(["britain", "germany", "ussr"]);
    expect(ofKind("majorPower")).toEqual(["france", "italy", "usa"]);
  });

  it("own the Colonies of the table, Canada among them (R6)", () => {
    const colonies = NATION_ROWS.filter((row) => row[2] === "colony").map((row) => [row[4], row[0], row[5]].join(":"));
    expect(colonies.sort()).toEqual([
      "britain:canada:ottawa",
      "britain:gibraltar:gibraltar",
      "britain:india:delhi",
      "britain:malta:malta",
      "britain:middle-east:suez",
      "france:french-north-africa:algiers",
      "france:syria:damascus",
      "italy:libya:tripoli",
    ]);
    for (const [id, , kind, faction, owner] of NATION_ROWS) {
      if (kind === "colony") expect([id, faction]).toEqual([id, NATION_ROWS[nation(owner)][3]]);
      if (kind === "minor") expect([id, faction]).toEqual([id, ""]);
      if (kind === "greatPower") expect(FACTIONS).toContain(faction);
    }
  });

  it("have their largest city as Capital", () => {
    for (let n = 0; n < NATION_COUNT; n++) {
      const own = LAND_AREAS.filter((a) => NATION_OF_AREA[a] === n);
      expect(own).toContain(CAPITAL_OF_NATION[n]);
      expect(CITY_OF_AREA[CAPITAL_OF_NATION[n]]).toBe(Math.max(...own.map((a) => CITY_OF_AREA[a])));
    }
    expect(LAND_AREAS.every((a) => NATION_OF_AREA[a] >= 0)).toBe(true);
  });

  it("R9: Albania alone has no city; its only area serves as a Capital with Muster 0", () => {
    const cityless = NATION_IDS.filter((_, n) => CITY_OF_AREA[CAPITAL_OF_NATION[n]] === 0);
    expect(cityless).toEqual(["albania"]);
    expect(AREA_IDS[CAPITAL_OF_NATION[nation("albania")]]).toBe("albania");
    expect(MUSTER_OF_NATION[nation("albania")]).toBe(0);
  });

  it("R41: the Muster Value is 3 for CapitalCities, 2 for Cities, 1 for Towns, none for the USA and Albania", () => {
    const withMuster = (value: number) =>
      NATION_IDS.filter((_, n) => NATION_ROWS[n][2] === "minor" && MUSTER_OF_NATION[n] === value).sort();
    expect(withMuster(3)).toEqual(["poland", "spain", "turkey"]);
    expect(withMuster(2)).toEqual("austria czechoslovakia hungary low-countries persia rumania sweden".split(" "));
    expect(withMuster(1)).toEqual(
      "afghanistan baltic-states bulgaria denmark finland greece ireland latin-america norway portugal yugoslavia".split(
        " ",
      ),
    );
    expect(MUSTER_OF_NATION[nation("usa")]).toBe(0);
  });

  it("have the POP and RES of the printed map (§2.5), area by area", () => {
    const ofFaction = (faction: string) => LAND_AREAS.filter((a) => NATION_ROWS[NATION_OF_AREA[a]][3] === faction);
    const totals = (areas: readonly number[]) => [
      sum(areas.map((a) => POP_OF_AREA[a])),
      sum(areas.map((a) => RES_OF_AREA[a])),
    ];
    expect(totals(ofFaction("axis"))).toEqual([11, 6]);
    expect(totals(ofFaction("west"))).toEqual([12, 11]);
    expect(totals(ofFaction("ussr"))).toEqual([12, 11]);
    expect(totals(LAND_AREAS.filter((a) => NATION_OF_AREA[a] === nation("usa")))).toEqual([3, 4]);
    const start: Record<string, number> = Object.fromEntries(
      (
        "berlin 3 ruhr 2 munich 1 konigsberg 1 rome 2 milan 1 tripoli 1 london 3 delhi 2 glasgow 1 bombay 1 suez 1 " +
        "paris 2 marseille 1 algiers 1 moscow 3 leningrad 2 baku 2 kiev 1 odessa 1 kharkov 1 stalingrad 1 urals 1 " +
        "washington 2 new-york 1"
      )
        .split(/ (?=[a-z])/)
        .map((text) => [text.split(" ")[0], Number(text.split(" ")[1])]),
    );
    for (const a of LAND_AREAS) {
      const id = AREA_IDS[a];
      if (NATION_ROWS[NATION_OF_AREA[a]][2] !== "minor") expect([id, POP_OF_AREA[a]]).toEqual([id, start[id] ?? 0]);
    }
  });

  it("R5: resources follow the printed map, black and red", () => {
    const res = (id: string) => [RES_OF_AREA[area(id)] - RED_RES_OF_AREA[area(id)], RED_RES_OF_AREA[area(id)]];
    expect([res("new-york"), res("lisbon"), res("izmir")]).toEqual([
      [2, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(res("baku")).toEqual([3, 1]);
    expect(res("abadan")).toEqual([2, 2]);
    for (const id of ["iraq", "delhi", "bombay"]) expect(res(id)).toEqual([1, 1]);
    expect(names(LAND_AREAS.filter((a) => RED_RES_OF_AREA[a] > 0))).toEqual([
      "abadan",
      "baku",
      "bombay",
      "delhi",
      "iraq",
    ]);
  });
});

describe("units (§3)", () => {
  it("R1: act in the order of §12.3 with speed and Firepower against air, naval, ground, sub", () => {
    expect(UNIT_TYPES.map((name, type) => [name, SPEED[type], ...FIREPOWER[type]])).toEqual([
      ["fortress", 0, 2, 3, 4, 3],
      ["airForce", 2, 3, 1, 1, 1],
      ["carrier", 3, 2, 2, 1, 2],
      ["sub", 2, 0, 1, 0, 1],
      ["fleet", 3, 1, 3, 1, 2],
      ["tank", 3, 0, 0, 2, 0],
      ["infantry", 2, 1, 1, 3, 0],
    ]);
    expect(CONVOY_SPEED).toBe(2);
  });

  it("have at most 4 CV if German, British or American, else 3", () => {
    expect(MAX_CV).toEqual([4, 3, 4, 3, 4, 3, 3]);
  });
});

describe("scenarios (§5, §17, §18)", () => {
  const byFaction = <Value>(axis: Value, west: Value, ussr: Value) => [axis, west, ussr];

  it("R4: start with the printed numbers; the Soviet Factory Cost falls by two", () => {
    expect(START_IND).toEqual(byFaction(12, 7, 9));
    expect(FACTORY_COSTS).toEqual(byFaction([5, 4, 3], [6, 5, 4, 3], [7, 5, 3]));
    expect(HAND_SIZE_LIMIT).toEqual(byFaction(7, 8, 6));
    expect(START_ACTION_CARDS).toEqual(byFaction(14, 8, 6));
    expect(EMERGENCY_COMMAND).toEqual(byFaction(4, 2, 2));
    expect(FIRST_YEAR).toEqual([1936, 1939, 1936]);
  });

  it("R1: 1936 puts 22 Axis, 16 West (21 CV) and 12 Soviet units on the board", () => {
    const cadres = START_CADRES.map((rows) => sum(rows.map(([, count]) => count)));
    expect(cadres).toEqual(byFaction(22, 12, 12));
    expect(cadres[1] + FIXED_UNITS.length).toBe(16);
    expect(cadres[1] + sum(FIXED_UNITS.map(([, , , cv]) => cv))).toBe(21);
    expect(START_CADRES.flat().every(([a, count]) => count === POP_OF_AREA[a] || count === 2 * POP_OF_AREA[a])).toBe(
      true,
    );
  });

  it("1939 adds Cadres, cards, IND and chits (§17)", () => {
    expect(EXTRA_1939.points).toEqual(byFaction(20, 8, 14));
    expect(EXTRA_1939.actionCards).toEqual(byFaction(18, 12, 10));
    expect(EXTRA_1939.investmentCards).toEqual([4, 4, 4]);
    expect(EXTRA_1939.ind).toEqual(byFaction(15, 10, 12));
    expect([EXTRA_1939.chits, EXTRA_1939.axisDiplomacyPlays]).toEqual([3, 7]);
  });

  it("have 32 chits: sixteen of 0, twelve of 1, four of 2 (§4.4)", () => {
    expect(CHITS).toEqual([16, 12, 4]);
    expect(sum(CHITS)).toBe(32);
  });

  it("R3: odd dice rotate Axis, USSR, West, even ones Axis, West, USSR; 1–2 start with the Axis, 3–4 the West", () => {
    expect(TURN_ORDERS.map((order) => order.map((f) => FACTIONS[f]).join(" "))).toEqual([
      "axis ussr west",
      "axis west ussr",
      "west axis ussr",
      "west ussr axis",
      "ussr west axis",
      "ussr axis west",
    ]);
  });
});
