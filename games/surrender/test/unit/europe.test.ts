/** What must hold of the map of Europe, however it is made (R-MAP-10 to R-MAP-15, R-SEA-1). */
import { describe, expect, test } from "vitest";
import {
  alongLines,
  cityIn,
  cityNamed,
  countryOfArea,
  hexesAround,
  hexesBetween,
  hexNamed,
  isLandHex,
  isOpenHex,
  isOverseas,
  sideBetween,
} from "../../data/europe/atlas.ts";
import { centreOf, HEX_WIDTH, kilometres, ROW_KM, toLonLat } from "../../data/europe/geography.ts";
import { europe, type MapHex } from "../../data/europe/map.ts";
import { HEXSIDES } from "../../data/vocabulary.ts";

const map = europe();
const ids = map.hexes.map(({ id }) => id);

/** Hexes that hang together. */
function bodies(members: readonly string[], around: (id: string) => Iterable<string>): string[][] {
  const left = new Set(members);
  const found: string[][] = [];
  for (const start of members) {
    if (!left.delete(start)) continue;
    const body = [start];
    for (const id of body) for (const other of around(id)) if (left.delete(other)) body.push(other);
    found.push(body);
  }
  return found.sort((a, b) => b.length - a.length);
}

function portsOf(zone: number): string[] {
  return map.cities.filter(({ portOf }) => portOf === zone).map(({ area }) => area);
}

describe("hexes", () => {
  test("there is one for every place of the grid", () => {
    expect([map.rows, map.columns]).toEqual([58, 70]);
    expect(ids).toHaveLength(58 * 70);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("land belongs to an area, water to a Sea Zone", () => {
    const areas = new Set(map.areas.map(({ id }) => id));
    const isRight = ({ terrain, area, seaZone }: MapHex) =>
      terrain === "water"
        ? area === undefined && map.seaZones.some(({ id }) => id === seaZone)
        : seaZone === undefined && areas.has(area ?? "");
    expect(map.hexes.filter((hex) => !isRight(hex))).toEqual([]);
  });

  test("neighbours are neighbours of each other, as far apart on the globe as the scale says", () => {
    const place = ({ row, column }: MapHex) => toLonLat(centreOf(row, column));
    const diagonal = Math.hypot(HEX_WIDTH / 2, ROW_KM);
    const faults = ids.flatMap((id) =>
      hexesAround(id).filter((other) => {
        const [a, b] = [hexNamed(id), hexNamed(other)];
        const wanted = a.row === b.row ? HEX_WIDTH : diagonal;
        const off = Math.abs(kilometres(place(a), place(b)) - wanted);
        return !hexesAround(other).includes(id) || off > 0.07 * wanted;
      }),
    );
    expect(faults).toEqual([]);
  });

  test("land masses are few and every one has a name on it", () => {
    const open = ids.filter(isOpenHex);
    const masses = bodies(open, (id) => hexesAround(id).filter((other) => sideBetween(id, other) !== "water"));
    const named = new Set([...map.cities, ...map.places].map(({ hex }) => hex));
    expect(masses[0].length).toBeGreaterThan(1500);
    expect(masses.length).toBeLessThanOrEqual(14);
    expect(masses.filter((mass) => !mass.some((id) => named.has(id)))).toEqual([]);
  });
});

describe("hexsides", () => {
  test("they lie between two land hexes that touch, once each", () => {
    const faults = map.hexsides.filter(
      ({ a, b, type }) =>
        a >= b ||
        !hexesAround(a).includes(b) ||
        !isLandHex(a) ||
        !isLandHex(b) ||
        !HEXSIDES.includes(type) ||
        (type as string) === "clear",
    );
    expect(faults).toEqual([]);
    expect(new Set(map.hexsides.map(({ a, b }) => a + b)).size).toBe(map.hexsides.length);
  });

  test("a river is one chain, which water, Canals and other rivers may link", () => {
    const corners = ([a, b]: readonly [string, string]) => {
      const third = hexesAround(a).filter((id) => hexesAround(b).includes(id));
      return third.map((id) => [a, b, id].sort().join(" "));
    };
    const links = new Map<string, string[]>();
    const join = (pair: readonly [string, string]) => {
      const [one, other] = corners(pair);
      if (other === undefined) return;
      links.set(one, [...(links.get(one) ?? []), other]);
      links.set(other, [...(links.get(other) ?? []), one]);
    };
    for (const { a, b, type } of map.hexsides) if (type !== "mountain") join([a, b]);
    for (const id of ids) {
      for (const other of hexesAround(id)) if (id < other && isLandHex(id) !== isLandHex(other)) join([id, other]);
    }
    const bodyOf = new Map<string, number>();
    bodies([...links.keys()], (corner) => links.get(corner)!).forEach((body, number) => {
      for (const corner of body) bodyOf.set(corner, number);
    });
    const rivers = Map.groupBy(
      map.hexsides.filter(({ type }) => type === "river"),
      ({ name }) => name,
    );
    const broken = [...rivers].filter(
      ([, sides]) => new Set(sides.map(({ a, b }) => bodyOf.get(corners([a, b])[0]))).size > 1,
    );
    expect(rivers.size).toBeGreaterThan(80);
    expect(broken.map(([name]) => name)).toEqual([]);
  });

  test("Straits and Canals lie where they should", () => {
    const hexOf = (name: string) => [...map.cities, ...map.places].find((place) => place.name === name)!.hex;
    const has = (name: string, type: string) =>
      hexesAround(hexOf(name)).some((other) => sideBetween(hexOf(name), other) === type);
    const straits = ["København", "Malmö", "Gibraltar", "Tetuán", "Messina", "Reggio", "İstanbul", "Kerch"];
    expect(straits.filter((name) => !has(name, "strait"))).toEqual([]);
    expect(["Kiel", "Port Said", "Suez"].filter((name) => !has(name, "canal"))).toEqual([]);
    for (const [one, other] of [
      ["København", "Malmö"],
      ["Gibraltar", "Tetuán"],
      ["Messina", "Reggio"],
    ]) {
      expect([one, sideBetween(hexOf(one), hexOf(other))]).toEqual([one, "strait"]);
    }
  });
});

describe("cities and forts", () => {
  test("each stands alone on open land of its own area", () => {
    const faults = map.cities.filter(
      ({ hex, area, name }) => !isOpenHex(hex) || hexNamed(hex).area !== area || cityIn(hex)?.name !== name,
    );
    expect(faults).toEqual([]);
    expect(new Set(map.cities.map(({ name }) => name)).size).toBe(203);
    expect(map.forts).toHaveLength(17);
    expect(new Set(map.forts.map(({ hex }) => hex)).size).toBe(17);
    expect(map.forts.filter(({ hex }) => !isOpenHex(hex))).toEqual([]);
  });

  test("a port touches its Sea Zone, or lies up an estuary within two hexes of it", () => {
    const isNear = (hex: string, zone: number) =>
      map.hexes.some(({ id, seaZone }) => seaZone === zone && hexesBetween(hex, id) <= 2);
    const faults = map.cities.filter(
      ({ hex, portOf, estuary }) =>
        portOf !== undefined && !hexNamed(hex).coastOf.includes(portOf) && !(estuary && isNear(hex, portOf)),
    );
    expect(faults).toEqual([]);
    expect(map.cities.filter(({ portOf }) => portOf !== undefined)).toHaveLength(108);
  });

  test("a country has one capital, an Overseas Area none", () => {
    const faults = map.areas.filter(({ id, kind }) => {
      const capitals = map.cities.filter(({ area, capital }) => area === id && capital).length;
      return capitals !== (kind === "country" ? 1 : 0);
    });
    expect(faults).toEqual([]);
  });

  test("those the rules keep apart do not share a hex", () => {
    for (const [one, other] of [
      ["Essen", "Köln"],
      ["București", "Ploiești"],
      ["Bruxelles", "Antwerpen"],
      ["Bruxelles", "Liège"],
      ["Hamburg", "Bremen"],
      ["Hamburg", "Kiel"],
      ["Firenze", "Bologna"],
      ["Glasgow", "Edinburgh"],
      ["Haifa", "Beirut"],
      ["Basra", "Abadan"],
    ]) {
      expect(cityNamed(one).hex).not.toBe(cityNamed(other).hex);
    }
  });
});

describe("Transport Lines", () => {
  test("they join open neighbours and cross neither water nor a Strait", () => {
    const faults = map.transportLines.filter(
      ({ path }) =>
        path.length < 2 ||
        !path.every(isOpenHex) ||
        path.some(
          (id, i) =>
            i > 0 &&
            (!hexesAround(path[i - 1]).includes(id) || ["water", "strait"].includes(sideBetween(path[i - 1], id))),
        ),
    );
    expect(faults).toEqual([]);
  });

  test("the great cities hang together", () => {
    const onLines = [...new Set(map.transportLines.flatMap(({ path }) => path))];
    const networks = bodies(onLines, alongLines);
    const great = ["Madrid", "Roma", "Athinai", "Moskva", "Murmansk", "Arkhangelsk", "Baku", "Stalingrad"];
    expect(networks.length).toBeLessThanOrEqual(10);
    expect(great.filter((name) => !networks[0].includes(cityNamed(name).hex))).toEqual([]);
    for (const name of ["Oslo", "Narvik", "Stockholm", "Ankara", "Baghdad", "Cairo"]) {
      expect(onLines).toContain(cityNamed(name).hex);
    }
    const african = networks.find((network) => network.includes(cityNamed("Tripoli").hex))!;
    for (const name of ["Benghazi", "Tobruk", "Alexandria", "Cairo", "Tunis", "Casablanca"]) {
      expect(african).toContain(cityNamed(name).hex);
    }
  });

  test("every continental city with factories is on one", () => {
    const masses = bodies(ids.filter(isOpenHex), (id) =>
      hexesAround(id).filter((other) => sideBetween(id, other) !== "water"),
    );
    const continent = new Set(masses[0]);
    const faults = map.cities.filter(
      ({ hex, factories }) => continent.has(hex) && factories !== undefined && alongLines(hex).size === 0,
    );
    expect(faults).toEqual([]);
  });

  test("some run into the Central Russia Box, whose hexes are open Soviet land", () => {
    const box = map.boxes.find(({ id }) => id === "CRB")!;
    const ends = map.transportLines.filter(({ toBox }) => toBox === "CRB").map(({ path }) => path[path.length - 1]);
    expect(box.lineHexes).toEqual(ends);
    expect(ends.length).toBeGreaterThanOrEqual(3);
    expect(ends.filter((id) => !box.adjacentHexes.includes(id))).toEqual([]);
    const faults = box.adjacentHexes.filter(
      (id) =>
        !isOpenHex(id) ||
        hexNamed(id).area !== "ussr" ||
        !hexesAround(id).some((other) => hexNamed(other).box === "CRB"),
    );
    expect(faults).toEqual([]);
  });
});

describe("Sea Zones", () => {
  /** Water at the two ends of a Strait or water hexside belongs together. */
  const bridges = map.hexsides
    .filter(({ type }) => type === "strait" || type === "water")
    .map(({ a, b }) => hexesAround(a).filter((id) => hexesAround(b).includes(id) && !isLandHex(id)))
    .filter((ends) => ends.length === 2);

  test("numbers 1 to 33, each one body of water", () => {
    expect(map.seaZones.map(({ id }) => id)).toEqual(Array.from({ length: 33 }, (_, i) => i + 1));
    const broken = map.seaZones.filter(({ id }) => {
      const water = map.hexes.filter(({ seaZone }) => seaZone === id).map((hex) => hex.id);
      const around = (hex: string) => [
        ...hexesAround(hex),
        ...bridges.flatMap(([one, other]) => (one === hex ? other : other === hex ? one : [])),
      ];
      return bodies(water, around).length !== 1;
    });
    expect(broken).toEqual([]);
  });

  test("links are mutual, and zones that touch are linked", () => {
    const zone = (id: number) => map.seaZones[id - 1];
    expect(
      map.seaZones.filter(({ id, adjacent }) => !adjacent.every((other) => zone(other).adjacent.includes(id))),
    ).toEqual([]);
    const touching = ids.flatMap((id) =>
      hexesAround(id).filter((other) => {
        const [a, b] = [hexNamed(id).seaZone, hexNamed(other).seaZone];
        return a !== undefined && b !== undefined && a !== b && !zone(a).adjacent.includes(b);
      }),
    );
    expect(touching).toEqual([]);
  });

  test("all but the Caspian and the Persian Gulf are reached from zone 1", () => {
    const reached = [1];
    for (const id of reached) {
      for (const other of map.seaZones[id - 1].adjacent) if (!reached.includes(other)) reached.push(other);
    }
    expect(map.seaZones.map(({ id }) => id).filter((id) => !reached.includes(id))).toEqual([32, 33]);
  });

  test("boxes know each other", () => {
    const box = (id: string) => map.boxes.find((other) => other.id === id)!;
    for (const { id, adjacentBoxes = [] } of map.boxes) {
      for (const other of adjacentBoxes) expect(box(other).adjacentBoxes).toContain(id);
    }
  });

  test("the strategic list of the aid finds the ports that it needs", () => {
    for (const zone of [1, 2, 7, 9]) {
      expect(portsOf(zone).length).toBeGreaterThan(0);
      expect(portsOf(zone).filter((area) => ["germany", "italy"].includes(countryOfArea(area)))).toEqual([]);
    }
    expect([1, 2, 7, 9].some((zone) => portsOf(zone).includes("norway"))).toBe(true);
    expect([7, 9].some((zone) => portsOf(zone).includes("france"))).toBe(true);
    expect(portsOf(3)).toContain("norway");
    expect(portsOf(4)).toEqual(expect.arrayContaining(["norway", "finland"]));
    expect(new Set([...portsOf(5), ...portsOf(6)])).toEqual(new Set(["ussr"]));
    expect(portsOf(13)).toEqual(expect.arrayContaining(["sweden", "finland", "latvia"]));
    expect(portsOf(13).filter((area) => ["uk", "germany", "ussr"].includes(area))).toEqual([]);
    expect(portsOf(31).length * portsOf(32).length).toBeGreaterThan(0);
  });
});

describe("what the rules say of single places", () => {
  const rowOf = (name: string) => hexNamed(cityNamed(name).hex).row;

  test("§36.1 rows 16 and 36", () => {
    for (const name of ["Leningrad", "Vologda", "Murmansk", "Arkhangelsk", "Petrozavodsk"]) {
      expect([name, rowOf(name) < 16]).toEqual([name, true]);
    }
    for (const name of ["Pskov", "Novgorod", "Moskva", "Kalinin", "Yaroslavl", "Gorki"]) {
      expect([name, rowOf(name) >= 16]).toEqual([name, true]);
    }
    for (const name of ["Tbilisi", "Batumi", "Yerevan", "Baku"]) expect([name, rowOf(name) > 36]).toEqual([name, true]);
    const notSouth = [
      "Sevastopol",
      "Novorossiysk",
      "Krasnodar",
      "Grozny",
      "Rostov",
      "Stalingrad",
      "Astrakhan",
      "Odessa",
      "Stalino",
    ];
    for (const name of notSouth) expect([name, rowOf(name) <= 36]).toEqual([name, true]);
  });

  test("§36.1 hexes that the rules name", () => {
    expect(cityNamed("Budapest").hex).toBe("3234");
    expect(hexNamed("3234").area).toBe("hungary");
    expect(cityNamed("Leningrad").hex).toBe("1543");
    expect(["Batumi", "Tbilisi", "Yerevan", "Baku"].map((name) => cityNamed(name).hex)).toEqual([
      "3856",
      "3859",
      "4059",
      "3864",
    ]);
  });

  test("R-MAP-12 weather zones", () => {
    const cities = {
      cold: "Edinburgh Glasgow Oslo Stockholm København Aarhus Helsinki Riga Kaunas Leningrad Smolensk Moskva Orel Saratov",
      mild: "London Liverpool Paris Berlin Königsberg Warszawa Kiev Kharkov Kursk Stalingrad Odessa Rostov Milano Bologna Budapest Grozny Novorossiysk",
      warm: "Madrid Marseille Firenze Roma București Sofia Athinai Sevastopol Ankara Alger Tunis Casablanca Malta Haifa Beirut Tbilisi Baku",
      desert: "Tripoli Benghazi Tobruk Cairo Alexandria Suez Amman Baghdad Basra",
    };
    for (const [zone, names] of Object.entries(cities)) {
      for (const name of names.split(" ")) {
        expect([name, hexNamed(cityNamed(name).hex).weatherZone]).toEqual([name, zone]);
      }
    }
    const seas = {
      cold: [1, 3, 4, 5, 6, 10, 13, 14, 16],
      mild: [7, 8, 9, 11, 12, 33],
      warm: [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
      desert: [31, 32],
    };
    for (const [weatherZone, zones] of Object.entries(seas)) {
      for (const id of zones) expect(map.seaZones[id - 1]).toMatchObject({ id, weatherZone });
    }
  });

  test("an Overseas Area belongs to a country of the map", () => {
    for (const { id } of map.areas.filter(({ id }) => isOverseas(id)))
      expect(isOverseas(countryOfArea(id))).toBe(false);
  });
});
