/** Questions to the map of Europe by name and hex id, for set-ups and checks. Play asks the board instead. */
import { DIRECTIONS, neighbourId } from "../grid.ts";
import type { Hexside } from "../vocabulary.ts";
import { europe, type MapArea, type MapCity, type MapHex } from "./map.ts";

interface Atlas {
  readonly hexes: ReadonlyMap<string, MapHex>;
  readonly areas: ReadonlyMap<string, MapArea>;
  readonly cities: ReadonlyMap<string, MapCity>;
  readonly cityHexes: ReadonlyMap<string, MapCity>;
  readonly fortHexes: ReadonlySet<string>;
  readonly sides: ReadonlyMap<string, Hexside>;
  readonly lines: ReadonlyMap<string, ReadonlySet<string>>;
}

let opened: Atlas | undefined;

function atlas(): Atlas {
  opened ??= open();
  return opened;
}

function open(): Atlas {
  const map = europe();
  const lines = new Map<string, Set<string>>();
  for (const { path } of map.transportLines) {
    for (let i = 1; i < path.length; i++) {
      lines.set(path[i - 1], (lines.get(path[i - 1]) ?? new Set()).add(path[i]));
      lines.set(path[i], (lines.get(path[i]) ?? new Set()).add(path[i - 1]));
    }
  }
  return {
    hexes: new Map(map.hexes.map((hex) => [hex.id, hex])),
    areas: new Map(map.areas.map((area) => [area.id, area])),
    cities: new Map(map.cities.map((city) => [city.name, city])),
    cityHexes: new Map(map.cities.map((city) => [city.hex, city])),
    fortHexes: new Set(map.forts.map(({ hex }) => hex)),
    sides: new Map(map.hexsides.map(({ a, b, type }) => [a + b, type])),
    lines,
  };
}

export function hexNamed(id: string): MapHex {
  return known(atlas().hexes.get(id), `hex ${id}`);
}

export function cityNamed(name: string): MapCity {
  return known(atlas().cities.get(name), `city ${name}`);
}

export function cityIn(hex: string): MapCity | undefined {
  return atlas().cityHexes.get(hex);
}

export function hasFort(hex: string): boolean {
  return atlas().fortHexes.has(hex);
}

/** The country whose Mainland or Overseas Area it is in September 1939. */
export function countryOfArea(area: string): string {
  const { id, of } = known(atlas().areas.get(area), `area ${area}`);
  return of ?? id;
}

export function isOverseas(area: string): boolean {
  return known(atlas().areas.get(area), `area ${area}`).kind === "overseas";
}

export function isLandHex(id: string): boolean {
  return hexNamed(id).terrain !== "water";
}

/** Land that units may enter. */
export function isOpenHex(id: string): boolean {
  return isLandHex(id) && hexNamed(id).terrain !== "fadedDot";
}

/** The hexes around one that are on the map, clockwise from the east. */
export function hexesAround(id: string): string[] {
  return DIRECTIONS.map((_, direction) => neighbourId(id, direction)).filter((other) => atlas().hexes.has(other));
}

export function sideBetween(one: string, other: string): Hexside {
  return atlas().sides.get(one < other ? one + other : other + one) ?? "clear";
}

/** The hexes that a Transport Line links with this one. */
export function alongLines(id: string): ReadonlySet<string> {
  return atlas().lines.get(id) ?? new Set();
}

/** Hexes from one to the other. */
export function hexesBetween(one: string, other: string): number {
  const [a, b] = [slanted(hexNamed(one)), slanted(hexNamed(other))];
  const [x, y] = [a[0] - b[0], a[1] - b[1]];
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
}

function slanted({ row, column }: MapHex): readonly [number, number] {
  return [column - Math.floor((row - 1) / 2), row];
}

/** The hex of a city, or of a city and steps from it: "Brześć+SW". */
export function hexOfPlace(place: string): string {
  const [city, ...steps] = place.split("+");
  return steps.reduce((hex, step) => {
    const direction = (DIRECTIONS as readonly string[]).indexOf(step);
    if (direction < 0) throw new Error(`${place}: ${step} is no direction`);
    return neighbourId(hex, direction);
  }, cityNamed(city).hex);
}

function known<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`the map of Europe has no ${name}`);
  return thing;
}
