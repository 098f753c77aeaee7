/** A set-up as the checks see it: where units may stand, and which supply they can have. Written apart from the engine. */
import { FORCE } from "../../data/campaign/forces.ts";
import { controllerAt, controllerOf, countryAt, type Ground, holderAt } from "../../data/campaign/ground.ts";
import type { BoxId } from "../../data/campaign/mapBoxes.ts";
import { PASSAGES } from "../../data/campaign/passages.ts";
import { pairOf, type WarPair } from "../../data/campaign/wars.ts";
import {
  alongLines,
  cityIn,
  countryOfArea,
  hasFort,
  hexesAround,
  hexNamed,
  isOpenHex,
  isOverseas,
  sideBetween,
} from "../../data/europe/atlas.ts";
import { europe } from "../../data/europe/map.ts";
import { classOf, type Faction, type UnitClass } from "../../data/vocabulary.ts";

export interface SetUpUnit {
  readonly id: string;
  readonly faction: Faction;
  readonly hex?: string;
  readonly box?: BoxId;
  /** Free Forces count as units of this country. */
  readonly asCountry?: string;
}

export interface SetUp {
  readonly ground: Ground;
  readonly wars: Readonly<Record<WarPair, boolean>>;
  readonly units: readonly SetUpUnit[];
}

export function classOfUnit({ id }: SetUpUnit): UnitClass {
  const { type } = FORCE.get(id)!;
  return type === "infantry" || type === "shock" || type === "tank" ? "ground" : classOf(type);
}

export function isGarrison({ id }: SetUpUnit): boolean {
  return FORCE.get(id)!.garrison === true;
}

export function isConvoy({ id }: SetUpUnit): boolean {
  return FORCE.get(id)!.type === "convoy";
}

function atWar({ wars }: SetUp, one: Faction, other: Faction): boolean {
  return one !== other && wars[pairOf(one, other)];
}

/** §35.1 The hex is own or enemy ground, and no stranger's city or fort. */
function mayEnter(setUp: SetUp, faction: Faction, hex: string): boolean {
  if (!isOpenHex(hex)) return false;
  const holder = holderAt(setUp.ground, hex);
  const controller = controllerAt(setUp.ground, hex) ?? faction;
  const isOpenTo = (other: Faction) => other === faction || atWar(setUp, faction, other);
  return holder !== undefined && isOpenTo(holder) && isOpenTo(controller);
}

/** Complaints about where units stand. */
export function misplaced(setUp: SetUp): string[] {
  const slots = new Map<string, string>();
  const owners = new Map<string, Faction>();
  return setUp.units.flatMap((unit) => {
    const { id, faction, hex } = unit;
    if (hex === undefined) return [];
    const faults: string[] = [];
    const kind = classOfUnit(unit) === "naval" ? (isConvoy(unit) ? "convoy" : "warship") : classOfUnit(unit);
    const other = slots.get(hex + kind);
    if (other !== undefined) faults.push(`${id} and ${other} share ${hex}`);
    slots.set(hex + kind, id);
    if ((owners.get(hex) ?? faction) !== faction) faults.push(`${id}: two factions in ${hex}`);
    owners.set(hex, faction);
    if (!mayEnter(setUp, faction, hex)) faults.push(`${id}: ${hex} is closed to ${faction}`);
    const controller = controllerAt(setUp.ground, hex);
    if (kind === "ground" && controller !== undefined && controller !== faction) {
      faults.push(`${id} stands in a city or fort of ${controller}`);
    }
    if (isGarrison(unit) && cityIn(hex) === undefined && !hasFort(hex)) faults.push(`${id}: no city or fort in ${hex}`);
    const isOwnCity = cityIn(hex) !== undefined && controller === faction;
    if (classOfUnit(unit) === "naval" && !(isOwnCity && cityIn(hex)!.portOf !== undefined)) {
      faults.push(`${id}: ${hex} is no friendly port`);
    }
    const isWithArmy = setUp.units.some(
      (army) => army.hex === hex && army.faction === faction && classOfUnit(army) === "ground",
    );
    if (classOfUnit(unit) === "air" && !isOwnCity && !isWithArmy) faults.push(`${id}: no base in ${hex}`);
    return faults;
  });
}

/** §57.2 All hexes that a land line from here can reach: two hexes, then along Transport Lines. */
export function landLine(setUp: SetUp, from: string, faction: Faction): Set<string> {
  const armies = new Map(
    setUp.units.flatMap((unit) => (unit.hex !== undefined && classOfUnit(unit) === "ground" ? [[unit.hex, unit]] : [])),
  );
  const enemyZoc = new Set(
    [...armies].flatMap(([hex, army]) =>
      isGarrison(army) || !atWar(setUp, faction, army.faction)
        ? []
        : hexesAround(hex).filter((other) => !["water", "strait"].includes(sideBetween(hex, other))),
    ),
  );
  const isOpen = (hex: string) => {
    const army = armies.get(hex);
    const controller = controllerAt(setUp.ground, hex) ?? faction;
    if (!mayEnter(setUp, faction, hex) || controller !== faction) return false;
    return army === undefined ? !enemyZoc.has(hex) : army.faction === faction;
  };
  const reached = new Set([from]);
  let front = [from];
  for (let step = 0; step < 2; step++) {
    const next: string[] = [];
    for (const hex of front) {
      for (const other of hexesAround(hex)) {
        if (reached.has(other) || sideBetween(hex, other) === "water" || !isOpen(other)) continue;
        reached.add(other);
        next.push(other);
      }
    }
    front = next;
  }
  const open = [...reached];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (const other of alongLines(hex)) {
      if (reached.has(other) || !isOpen(other)) continue;
      reached.add(other);
      open.push(other);
    }
  }
  return reached;
}

/** §36.3 */
function isPassageOpen(setUp: SetUp, faction: Faction, one: number, other: number): boolean {
  const passage = PASSAGES.find(({ zones }) => zones.includes(one) && zones.includes(other));
  if (passage === undefined || passage.open === "all") return true;
  const { open, closedWhileNeutral } = passage;
  if (closedWhileNeutral !== undefined && setUp.ground.standings[closedWhileNeutral].status === "neutral") return false;
  const holder = (city: string) => controllerOf(setUp.ground, city);
  if ("controllerOf" in open) return open.controllerOf.every((city) => holder(city) === faction);
  const controller = holder(open.allButEnemiesOf);
  return controller === undefined || !atWar(setUp, faction, controller);
}

/** §57.4 Every Sea Zone and Map Box that a sea line from these zones can reach. */
export function seaLine(setUp: SetUp, zones: readonly number[], faction: Faction): Set<number | string> {
  const map = europe();
  const linksOf = (place: number | string): (number | string)[] => {
    if (typeof place === "number") {
      const boxes = map.boxes.filter(({ adjacentSeaZones }) => adjacentSeaZones?.includes(place));
      const seas = map.seaZones[place - 1].adjacent.filter((zone) => isPassageOpen(setUp, faction, place, zone));
      return [...seas, ...boxes.map(({ id }) => id)];
    }
    const box = map.boxes.find(({ id }) => id === place)!;
    return [...(box.adjacentSeaZones ?? []), ...(box.adjacentBoxes ?? [])];
  };
  const reached = new Set<number | string>(zones);
  const open = [...reached];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const other of linksOf(place)) {
      if (reached.has(other)) continue;
      reached.add(other);
      open.push(other);
    }
  }
  return reached;
}

/** §57.10 Map Boxes that are Unlimited sources. */
const BOX_SOURCES: Readonly<Record<string, readonly string[]>> = { ENA: ["uk", "usa"], WIO: ["uk"], CRB: ["ussr"] };

/** Hexes of the sources of a unit (SU1, SU3, SL1 to SL5). */
function sourcesOf({ ground }: SetUp, { faction }: SetUpUnit, own: string): { full: string[]; low: string[] } {
  const full: string[] = [];
  const low: string[] = [];
  for (const { hex, area, capital, factories } of europe().cities) {
    if (controllerAt(ground, hex) !== faction) continue;
    const country = countryAt(ground, hex)!;
    const standing = ground.standings[country];
    const isMainland = !isOverseas(area) || country !== countryOfArea(area);
    if (isMainland && (country === own || (own === "usa" && country === "uk"))) full.push(hex);
    if (!isMainland && factories !== undefined && country === own) low.push(hex);
    if (!capital) continue;
    const leaders = { axis: ["germany"], western: ["uk", "usa"], soviet: ["ussr"] }[faction];
    if (standing.status === "conquered" || leaders.includes(own)) low.push(hex);
  }
  return { full, low };
}

/** The best supply that a unit can trace, if a convoy serves it. */
export function bestSupply(setUp: SetUp, unit: SetUpUnit): "full" | "low" | "no" {
  const own = unit.asCountry ?? FORCE.get(unit.id)!.country;
  if (unit.box !== undefined) return BOX_SOURCES[unit.box].includes(own) ? "full" : "no";
  const { faction } = unit;
  const hex = unit.hex!;
  const line = landLine(setUp, hex, faction);
  const { full, low } = sourcesOf(setUp, unit, own);
  const boxLines = europe().boxes.find(({ id }) => id === "CRB")!.lineHexes;
  if (full.some((source) => line.has(source)) || (own === "ussr" && boxLines.some((id) => line.has(id)))) return "full";
  if (setUp.units.some((other) => isConvoy(other) && other.faction === faction)) {
    const ports = europe().cities.filter(
      (city) => city.portOf !== undefined && controllerAt(setUp.ground, city.hex) === faction,
    );
    const zones = ports.filter((port) => line.has(port.hex)).map(({ portOf }) => portOf!);
    const sea = seaLine(setUp, zones, faction);
    const isLinked = ports
      .filter(({ portOf }) => zones.length > 0 && sea.has(portOf!))
      .some((port) => {
        const inland = landLine(setUp, port.hex, faction);
        return full.some((source) => inland.has(source));
      });
    if (isLinked || ["ENA", "WIO"].some((box) => sea.has(box) && BOX_SOURCES[box].includes(own))) return "full";
  }
  const isHome = isGarrison(unit) && controllerAt(setUp.ground, hex) === faction;
  return isHome || low.some((source) => line.has(source)) ? "low" : "no";
}

/** Whether the hex is a city's, controlled by the faction. */
export function isOwnCityHex({ ground }: SetUp, hex: string, faction: Faction): boolean {
  return cityIn(hex) !== undefined && hexNamed(hex).terrain !== "water" && controllerAt(ground, hex) === faction;
}
