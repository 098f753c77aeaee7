/** Ground combats on the map of Europe, played through the public contract: a place is found that has what the case asks for. */
import { cityIn, hasFort, hexesAround, hexNamed, isOpenHex, sideBetween } from "../../data/europe/atlas.ts";
import { europe } from "../../data/europe/map.ts";
import { SCENARIO_IDS, type ScenarioId, scenarioAt } from "../../data/scenarios/index.ts";
import { FACTIONS, type Hexside, type HexTerrain, type Weather } from "../../data/vocabulary.ts";
import type { Event } from "../../model/events.ts";
import { boardOf } from "../../model/state.ts";
import type { Side, Table } from "../table.ts";
import { campaignTable } from "../vignettes-campaign.ts";

export interface Duel {
  /** "G5", or "G5, reduced, low": the Primary Attacker first. */
  readonly attackers: readonly string[];
  readonly defender: string;
  /** Further units with their places, given the hexes of the duel. */
  readonly others?: (from: readonly string[], hex: string) => string;
  readonly phasing?: Side;
  /** Open neighbours that the defender's hex must have. */
  readonly room?: number;
  readonly scenario?: ScenarioId;
  /** Country whose ground they fight on. */
  readonly area?: string;
  readonly side?: Hexside;
  readonly terrain?: HexTerrain;
  readonly city?: boolean;
  readonly fort?: boolean;
  readonly weather?: Weather;
  /** Attacker's die first. */
  readonly dice?: readonly number[];
  readonly assault?: boolean;
  /** Markers that the attacker or the defender may use. */
  readonly markers?: readonly string[];
}

export interface Fight {
  readonly table: Table;
  readonly events: readonly Event[];
  /** Hexes of the attackers and of the defender. */
  readonly from: readonly string[];
  readonly hex: string;
}

/** A defender's hex with room around it, and hexes of attackers next to it; the first lies across the wanted side. */
export function place(duel: Duel): { from: string[]; hex: string } {
  const { attackers, area = "poland", side = "clear", terrain, city = false, fort = false, room = 6 } = duel;
  const wanted = terrain ?? (city || fort ? undefined : "clear");
  const isOpenLand = (id: string) => isOpenHex(id) && cityIn(id) === undefined && !hasFort(id);
  for (const { id, area: owner, terrain: found } of europe().hexes) {
    if (owner !== area || found !== (wanted ?? found) || !isOpenHex(id)) continue;
    if ((cityIn(id) !== undefined) !== city || hasFort(id) !== fort) continue;
    const near = hexesAround(id).filter((other) => isOpenLand(other) && hexNamed(other).area === area);
    const across = near.filter((other) => sideBetween(id, other) === side);
    const [first] = across;
    if (first === undefined || near.length < room) continue;
    const more = near.filter((other) => other !== first && hexesAround(first).includes(other));
    const from = [first, ...more].slice(0, attackers.length);
    if (from.length === attackers.length) return { from, hex: id };
  }
  throw new Error(`no place in ${area}: ${JSON.stringify(duel)}`);
}

/** Sets the duel up and declares the attack; what follows is up to the test. */
export function fight(duel: Duel): Fight {
  const { from, hex } = place(duel);
  const table = setUp(duel, from, hex);
  const [primary] = duel.attackers.map(idOf);
  const side = sideOf(table, primary);
  if (duel.assault) {
    const events = table.do(side, { type: "assault", unit: primary, hex });
    for (const unit of duel.attackers.slice(1).map(idOf)) events.push(...table.do(side, { type: "join", unit }));
    if (table.legal(side).some(({ type }) => type === "launch")) events.push(...table.do(side, { type: "launch" }));
    return { table, events, from, hex };
  }
  const events = table.do(side, { type: "activate", unit: primary });
  events.push(...table.do(side, { type: "attack", hex }));
  return { table, events, from, hex };
}

export function setUp(duel: Duel, from: readonly string[], hex: string): Table {
  const {
    attackers,
    defender,
    others = () => "",
    scenario = "europe-1939",
    weather = "fair",
    dice = [3, 3],
    markers = [],
  } = duel;
  const { markers: all } = scenarioAt(SCENARIO_IDS.indexOf(scenario));
  const unit = (text: string, at: string) => `${idOf(text)} ${at}${text.slice(idOf(text).length)}`;
  return campaignTable(
    [
      "everybody: out",
      ...attackers.map((text, i) => unit(text, from[i])),
      unit(defender, hex),
      ...others(from, hex).split("\n"),
    ].join("\n"),
    {
      scenario,
      phasing: duel.phasing ?? "axis",
      dice: [...dice],
      weather: { cold: weather, mild: weather, warm: weather },
      markers: Object.fromEntries(all.map(({ id }) => [id, markers.includes(id) ? "available" : "aside"])),
    },
  );
}

function idOf(text: string): string {
  return text.split(",")[0];
}

function sideOf(table: Table, unit: string): Side {
  const { state } = table;
  return FACTIONS[state.unitFaction[boardOf(state).unitIds.indexOf(unit)]];
}

/** The lines that counted on each side, as "G1 +2". */
export function linesOf(events: readonly Event[]): { attack: string[]; defence: string[]; result: string } {
  const combat = events.find((event) => event.type === "groundCombat");
  if (combat?.type !== "groundCombat") throw new Error("no ground combat was fought");
  const text = ({ id, value }: { id: string; value: number }) => `${id} ${value < 0 ? "" : "+"}${value}`;
  return {
    attack: [...combat.attack.lines.map(text), ...combat.attack.halvings.map(({ id }) => id)],
    defence: [...combat.defence.lines.map(text), ...combat.defence.halvings.map(({ id }) => id)],
    result: combat.result,
  };
}
