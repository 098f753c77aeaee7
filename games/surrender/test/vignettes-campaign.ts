/**
 * Positions on the map of Europe from a few lines of text, for the worked examples V101 to V150. What is not said is as at
 * the start: September 1939, historical, unless `scenario` and `options` say otherwise; weather Fair; Axis Operations.
 *
 *     G5 Köln                       a unit in a city, "Cherbourg+SE", a Map Box, "box", "out", "turn 12" …
 *     GL2 Essen, 1                  … with Sorties, or reduced, full, low, no, activated, western …
 *     everybody: out                all units first
 *     belgium: active western, will 2
 *     norway: neutral, pro axis
 *     france: conquered axis, allegiance western   … with "exile" it fights on
 *     Tobruk: western               who controls a city; cities of a country above go with it
 *     germanyAirdrop: available     a marker: available, used, holding, "turn 12" …
 *     weather: warm poor, cold severe
 *     wars: axis-western, axis-soviet
 *     naziSovietPact: ended         or inForce
 *     fired: CE-EAST, CE-MED
 */
import type { Json } from "@tripartite/kernel";
import { type Month, turnOf } from "../data/campaign/calendar.ts";
import { COUNTRY } from "../data/campaign/countries.ts";
import { FORCE } from "../data/campaign/forces.ts";
import { POLICY_IDS } from "../data/campaign/policies.ts";
import { cityNamed, countryOfArea, hexOfPlace } from "../data/europe/atlas.ts";
import { europe } from "../data/europe/map.ts";
import { SCENARIO_IDS, type ScenarioId, scenarioAt } from "../data/scenarios/index.ts";
import { FACTIONS, SUPPLY_STATES } from "../data/vocabulary.ts";
import { Table } from "./table.ts";

export interface Setting {
  readonly scenario?: ScenarioId;
  /** The month of the turn; the first one of the scenario if absent. */
  readonly month?: Month;
  /** Any part of a position file (docs/surrender.md), on top of what the text says. */
  readonly [part: string]: Json | undefined;
}

type Fields = Record<string, Json>;

interface Draft {
  readonly units: Record<string, Fields>;
  readonly countries: Record<string, Fields>;
  readonly control: Record<string, Json>;
  readonly markers: Record<string, Json>;
  readonly weather: Record<string, Json>;
  readonly policies: Record<string, Json>;
  readonly fired: Record<string, Json>;
  readonly areaCountry: Record<string, Json>;
  wars?: readonly string[];
}

/** A table with the position that the lines describe. */
export function campaignTable(lines: string, setting: Setting = {}): Table {
  return new Table(campaignPosition(lines, setting));
}

export function campaignPosition(lines: string, setting: Setting = {}): Json {
  const { scenario = "europe-1939", month, details, ...rest } = setting;
  const draft: Draft = {
    units: {},
    countries: {},
    control: {},
    markers: {},
    weather: {},
    policies: {},
    fired: {},
    areaCountry: {},
  };
  for (const line of lines.split("\n").map((text) => text.trim())) if (line !== "") readLine(draft, line);
  unitsJoinTheirCountries(draft);
  const { policies, fired, areaCountry, wars, ...sections } = draft;
  return {
    scenario,
    ...(month === undefined ? {} : { turn: turnIn(scenario, month) }),
    ...sections,
    ...(wars === undefined ? {} : { wars: [...wars] }),
    details: { policies, fired, areaCountry, ...((details as Fields | undefined) ?? {}) },
    ...(rest as Fields),
  };
}

/** The turn of a scenario that a month is. */
export function turnIn(scenario: ScenarioId, month: Month): number {
  const { turns } = scenarioAt(SCENARIO_IDS.indexOf(scenario));
  const [first] = turns;
  const begin = turnOf(`${first.year}-${String(first.month).padStart(2, "0")}` as Month);
  const turn = turnOf(month) - begin + 1;
  if (turn < 1 || turn > turns.length) throw new Error(`${scenario} has no turn in ${month}`);
  return turn;
}

/** The hex of a city, or of a city and steps from it. */
export function at(place: string): string {
  return hexOfPlace(place);
}

function readLine(draft: Draft, line: string): void {
  const colon = line.indexOf(": ");
  if (colon < 0) {
    readUnit(draft, line);
    return;
  }
  const head = line.slice(0, colon);
  const words = line.slice(colon + 2).split(", ");
  if (head === "everybody") draft.units["*"] = { place: words[0] };
  else if (head === "weather")
    for (const pair of words) Object.assign(draft.weather, Object.fromEntries([pair.split(" ")]));
  else if (head === "wars") draft.wars = words;
  else if (head === "fired") for (const event of words) draft.fired[event] = 0;
  else if (POLICY_IDS.some((policy) => policy === head)) draft.policies[head] = Number(words[0] === "inForce");
  else if (COUNTRY.has(head)) readCountry(draft, head, words);
  else if (europe().cities.some(({ name }) => name === head)) draft.control[cityNamed(head).hex] = words[0];
  else draft.markers[head] = words[0];
}

function readUnit({ units }: Draft, line: string): void {
  const [first, ...remarks] = line.split(", ");
  const blank = first.indexOf(" ");
  const [id, place] = [first.slice(0, blank), first.slice(blank + 1)];
  if (!FORCE.has(id)) throw new Error(`${line}: no unit ${id}`);
  const isCity = europe().cities.some(({ name }) => name === place.split("+")[0]);
  const fields: Fields = { place: isCity ? at(place) : place };
  for (const remark of remarks) {
    if (/^\d$/.test(remark)) fields.sorties = Number(remark);
    else if (remark === "reduced") fields.strength = remark;
    else if (SUPPLY_STATES.some((state) => state !== "full" && state === remark)) fields.supply = remark;
    else if (remark === "full") fields.strength = remark;
    else if (FACTIONS.some((faction) => faction === remark)) fields.faction = remark;
    else fields[remark] = true;
  }
  units[id] = fields;
}

function readCountry(draft: Draft, id: string, words: readonly string[]): void {
  const fields: Fields = {};
  for (const word of words) {
    const [key, value] = word.split(" ");
    if (key === "will" || key === "facLost" || key === "income") fields[key] = Number(value);
    else if (key === "pro" || key === "allegiance") fields[key] = value;
    else if (key === "exile") fields[key] = true;
    else Object.assign(fields, { status: key, faction: value ?? "none" });
  }
  draft.countries[id] = { will: COUNTRY.get(id)!.will, ...fields };
  if (fields.status === "conquered") draft.countries[id].will = 0;
  if (fields.status === undefined) return;
  const waiting = COUNTRY.get(id)!.waitsIn?.areas ?? [];
  for (const area of waiting) draft.areaCountry[area] = fields.status === "part" ? countryOfArea(area) : id;
  for (const { area, hex } of europe().cities) {
    if (countryOfArea(area) === id || waiting.includes(area)) draft.control[hex] = fields.faction;
  }
}

/** Units of a country that joined a faction fight in it. */
function unitsJoinTheirCountries({ units, countries }: Draft): void {
  for (const [id, fields] of Object.entries(units)) {
    const country = countries[FORCE.get(id)?.country ?? ""];
    if (country?.status === "active" && fields.faction === undefined) fields.faction = country.faction;
  }
}
