/** The scenario of a table as the page needs it: its facts, its map and the names of everything in it. */
import { type Board, boardAt } from "@tripartite/surrender/board";
import { DISPUTED_AREAS } from "@tripartite/surrender/data/campaign/disputedAreas";
import { MARKER_NAMES } from "@tripartite/surrender/data/campaign/markerKinds";
import { SCENARIO_IDS } from "@tripartite/surrender/data/scenarios/index";
import type { Scenario, ScenarioUnit } from "@tripartite/surrender/data/scenarios/scenario";
import { FACTIONS, type Faction, type UnitClass } from "@tripartite/surrender/data/vocabulary";
import { type Names, namesOn } from "@tripartite/surrender/describe/names";
import type { OfScenario } from "@tripartite/surrender/state";
import { type BoardHex, type HexMap, hexMapOf } from "../../board/hexMap.ts";
import { hexDistance } from "../../board/keys.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { inWords } from "./words.ts";

/** `scenario` is the number by which the rules know it. */
export interface Scene extends OfScenario {
  readonly facts: Scenario;
  readonly board: Board;
  readonly map: HexMap;
  /** As the log calls things: armies without their generals, hexes with the city near by. */
  readonly names: Names;
  /** Where the first look falls, by faction. */
  home(faction: Faction | undefined): string;
  /** Undefined if no unit of the scenario has this name. */
  unitFacts(id: string): ScenarioUnit | undefined;
  isGround(id: string): boolean;
  classOf(id: string): UnitClass;
  /** The side that a unit begins on; undefined for units of neutral countries. */
  factionOfUnit(id: string): Faction | undefined;
  sideName(faction: Faction | undefined): string;
  countryName(id: string): string;
  unitName(id: string): string;
  /** The general in brackets is left out. */
  shortUnitName(id: string): string;
  /** The city, or the number of the hex. */
  hexName(id: string): string;
  /** A hex, a Map Box or another place of a unit. */
  placeName(id: string): string;
  /** The city near a hex that has no name. */
  nearBy(id: string): string | undefined;
  /** A place by its name, or by the city near by. */
  nearName(id: string): string;
  /** A Sea Zone or a sea box. */
  seaName(id: string | number): string;
  markerName(id: string): string;
  markerValue(id: string): number;
  disputedName(id: string): string;
}

const scenes = new Map<number, Scene>();

/** The scene of a view. */
export function sceneOf(id: string): Scene {
  const scenario = (SCENARIO_IDS as readonly string[]).indexOf(id);
  const made = scenes.get(scenario) ?? makeScene(scenario);
  scenes.set(scenario, made);
  return made;
}

function makeScene(scenario: number): Scene {
  const board = boardAt(scenario);
  const facts = board.scenario;
  const map = hexMapOf(facts);
  const names = namesOn(board);
  const units = new Map(facts.units.map((unit) => [unit.id, unit]));
  const classes = new Map(board.units.map((unit) => [unit.id, unit.class]));
  const standing = facts.starts[0].countries ?? {};
  const sides = new Map(facts.countries.map(({ id, faction }) => [id, standing[id]?.faction ?? faction]));
  const unitName = (id: string) => units.get(id)?.name ?? id;
  const hexName = (id: string) => {
    const hex = map.byId.get(id);
    return hex?.city?.name ?? hex?.fort ?? SURRENDER_TEXTS.hex.numbered(id);
  };
  const placeName = (id: string) => {
    if (map.byId.has(id)) return hexName(id);
    return board.boxes.find((box) => box.id === id)?.name ?? SURRENDER_TEXTS.places[id] ?? inWords(id);
  };
  const near = new Map<string, string | undefined>();
  const cityNear = (id: string) => {
    const hex = map.byId.get(id);
    if (hex === undefined || hex.city || hex.fort) return undefined;
    if (!near.has(id)) near.set(id, nearestCity(map, hex));
    return near.get(id);
  };
  const nearBy = (id: string) => {
    const city = cityNear(id);
    return city && SURRENDER_TEXTS.hex.near(city, id);
  };
  const shortUnitName = (id: string) => unitName(id).replace(/ \(.*\)$/, "");
  const loggedHex = (hex: number) => {
    const city = cityNear(board.hexIds[hex]);
    return city === undefined ? names.hex(hex) : SURRENDER_TEXTS.hex.logged(city, board.hexIds[hex]);
  };
  const markerOf = (id: string) => facts.markers.find((one) => one.id === id);
  return {
    scenario,
    facts,
    board,
    map,
    names: {
      ...names,
      unit: (unit) => shortUnitName(board.unitIds[unit]),
      hex: loggedHex,
      place: (place) => (place >= 0 ? loggedHex(place) : names.place(place)),
    },
    home: (faction) => homeOf(facts, map, faction),
    unitFacts: (id) => units.get(id),
    classOf: (id) => classes.get(id)!,
    isGround: (id) => classes.get(id) === "ground",
    factionOfUnit: (id) => {
      const unit = units.get(id);
      return unit && (unit.faction ?? sides.get(unit.country));
    },
    sideName: (faction) => (faction === undefined ? SURRENDER_TEXTS.neutral : facts.sideNames[faction]),
    countryName: (id) => {
      const country = board.countryIds.indexOf(id);
      return country < 0 ? inWords(id) : names.country(country);
    },
    unitName,
    shortUnitName,
    hexName,
    placeName,
    nearBy,
    nearName: (id) => nearBy(id) ?? placeName(id),
    seaName: (id) => {
      const node = board.seaIds.indexOf(String(id));
      if (node < 0) return String(id);
      return /^\d+$/.test(String(id)) ? `${names.sea(node)} (${id})` : names.sea(node);
    },
    markerName: (id) => {
      const marker = markerOf(id);
      return marker ? MARKER_NAMES[marker.kind] : inWords(id);
    },
    markerValue: (id) => markerOf(id)?.value ?? 0,
    disputedName: (id) => DISPUTED_AREAS.find((area) => area.id === id)?.name ?? inWords(id),
  };
}

const NEAR = 4;

/** A city of the same country first, if there is one near by. */
function nearestCity({ hexes }: HexMap, { id, country }: BoardHex): string | undefined {
  const away = (hex: BoardHex) => hexDistance(id, hex.id) + (hex.country === country ? 0 : 1.5);
  const cities = hexes.filter((hex) => hex.city !== undefined && hexDistance(id, hex.id) <= NEAR);
  return cities.toSorted((a, b) => away(a) - away(b))[0]?.city?.name;
}

/** The capital of the side's first country that has units on the map, or the middle of the map. */
function homeOf({ units, factions, countries }: Scenario, map: HexMap, faction: Faction | undefined): string {
  const middle = map.byId.get(map.middle)!.id;
  if (map.hexes.length < SMALL_MAP) return middle;
  const side = faction ?? factions[0];
  const own = countries.filter((country) => country.faction === side).map(({ id }) => id);
  const first = own.find((id) => units.some(({ country, hex }) => country === id && hex !== undefined)) ?? own[0];
  const capital = map.hexes.find(({ city }) => city?.isCapital === true && city.country === first);
  return capital?.id ?? middle;
}

/** Up to this number of hexes a map is shown as a whole. */
const SMALL_MAP = 1000;

/** In the order of the seats. */
export function factionsOf(scene: Scene): readonly Faction[] {
  return scene.board.factionAt.map((faction) => FACTIONS[faction]);
}
