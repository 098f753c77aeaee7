/** Step 7: the map as the game stores it. */
import { MAP_COLUMNS, MAP_ROWS } from "@tripartite/surrender/data/europe/geography";
import { type EuropeMapFile, type MapCity, TERRITORY_LETTERS } from "@tripartite/surrender/data/europe/mapFile";
import { TERRAIN_LETTERS, ZONE_LETTERS } from "@tripartite/surrender/data/maps/letters";
import { AREAS } from "./facts/areas.ts";
import { DISPUTED } from "./facts/borders.ts";
import type { CityFact } from "./facts/cities.ts";
import { FORTS } from "./facts/forts.ts";
import { LAND_BOX, SEA_BOXES } from "./facts/seaZones.ts";
import { type Draft, type DraftHex, isLand, isOpen } from "./hexes.ts";
import { columnOf, HEXES, hexOfPlace, idOf, neighbours, rowOf } from "./hexGrid.ts";
import type { Sides } from "./hexsides.ts";
import type { Road } from "./roads.ts";
import { describeZones } from "./seas.ts";

export function mapFile(draft: Draft, sides: Sides, roads: readonly Road[]): EuropeMapFile {
  const lettersOf = (letter: (hex: DraftHex) => string) =>
    Array.from({ length: MAP_ROWS }, (_, row) =>
      draft.hexes
        .slice(row * MAP_COLUMNS, (row + 1) * MAP_COLUMNS)
        .map(letter)
        .join(""),
    );
  return {
    rows: MAP_ROWS,
    columns: MAP_COLUMNS,
    areas: AREAS,
    terrain: lettersOf(({ terrain }) => letterOf(TERRAIN_LETTERS, terrain)),
    territory: lettersOf(({ seaZone, area }) => TERRITORY_LETTERS[seaZone ?? AREAS.findIndex(({ id }) => id === area)]),
    weatherZones: lettersOf(({ weatherZone }) => letterOf(ZONE_LETTERS, weatherZone)),
    disputed: Object.fromEntries(DISPUTED.map(({ id }) => [id, runs(where(draft, (hex) => hex.disputed === id))])),
    lakes: Object.fromEntries(
      [...new Set(draft.hexes.flatMap(({ lake }) => lake ?? []))].map((name) => [
        name,
        runs(where(draft, ({ lake }) => lake === name)),
      ]),
    ),
    hexsides: hexsideGroups(draft, sides),
    transportLines: roads.map(({ name, path, toBox }) => ({
      name,
      path: path.map(idOf).join(" "),
      ...(toBox ? { toBox: LAND_BOX.id } : {}),
    })),
    cities: draft.cities.filter(({ isPlace }) => !isPlace).map((city) => cityRow(city, city.hex)),
    forts: FORTS.map(([name, place]) => ({ name, hex: idOf(hexOfPlace(place)) })),
    places: draft.cities
      .filter(({ isPlace, hex }) => isPlace && isLand(draft, hex))
      .map(({ name, hex }) => ({ name, hex: idOf(hex) })),
    seaZones: describeZones(draft),
    boxes: [...SEA_BOXES, landBox(draft, roads)],
  };
}

/** One line for every row, side, line or city, so that a change of the map reads well. */
export function mapText(file: EuropeMapFile): string {
  const lines = Object.entries(file).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((row) => JSON.stringify(row)).join(",\n")}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

function letterOf(letters: Readonly<Record<string, string>>, value: string): string {
  return Object.keys(letters).find((letter) => letters[letter] === value)!;
}

function where(draft: Draft, holds: (hex: DraftHex) => boolean): number[] {
  return HEXES.filter((hex) => holds(draft.hexes[hex]));
}

/** Ids, with "0157-0170" for neighbours in a row. */
function runs(hexes: readonly number[]): string {
  const found: [number, number][] = [];
  for (const hex of hexes) {
    const last = found[found.length - 1];
    if (last && hex === last[1] + 1 && rowOf(hex) === rowOf(last[1]) && columnOf(hex) > 1) last[1] = hex;
    else found.push([hex, hex]);
  }
  return found.map(([from, to]) => (from === to ? idOf(from) : `${idOf(from)}-${idOf(to)}`)).join(" ");
}

function hexsideGroups(draft: Draft, sides: Sides): EuropeMapFile["hexsides"] {
  const groups = new Map<string, { type: EuropeMapFile["hexsides"][number]["type"]; name: string; sides: string[] }>();
  for (const [pair, { type, name }] of sides.byPair) {
    const [one, other] = pair.split(",").map(Number);
    if (!isLand(draft, one) || !isLand(draft, other)) continue;
    const key = `${type} ${name}`;
    const group = groups.get(key) ?? { type, name, sides: [] };
    groups.set(key, group);
    group.sides.push(`${idOf(one)}-${idOf(other)}`);
  }
  const inOrder = [...groups.values()].sort((a, b) => compare(a.type, b.type) || compare(a.name, b.name));
  return inOrder.map((group) => ({ ...group, sides: group.sides.sort(compare).join(" ") }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function cityRow({ name, area, capital, factories, port, estuary }: CityFact, hex: number): MapCity {
  return {
    name,
    hex: idOf(hex),
    area,
    ...(capital ? { capital } : {}),
    ...(factories === undefined ? {} : { factories }),
    ...(port === undefined ? {} : { portOf: port }),
    ...(estuary ? { estuary } : {}),
  };
}

/** §36.4 The hexes next to what the box covers, and those where a line runs into it. */
function landBox(draft: Draft, roads: readonly Road[]): EuropeMapFile["boxes"][number] {
  const covered = where(draft, ({ box }) => box === LAND_BOX.id);
  const beside = HEXES.filter(
    (hex) =>
      isOpen(draft, hex) &&
      draft.hexes[hex].area === LAND_BOX.country &&
      neighbours(hex).some((other) => draft.hexes[other].box === LAND_BOX.id),
  );
  return {
    id: LAND_BOX.id,
    name: LAND_BOX.name,
    adjacentHexes: beside.map(idOf).join(" "),
    lineHexes: roads
      .filter(({ toBox }) => toBox)
      .map(({ path }) => idOf(path[path.length - 1]))
      .join(" "),
    covers: runs(covered),
  };
}
