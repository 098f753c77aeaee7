/** §16.1, §57 The Supply Check Sub-Phase: by land, then by sea, then from Limited sources. */

import type { Hex, Unit } from "../../data/ids.ts";
import { OPERATIONS, SUPPLY_STATES } from "../../data/vocabulary.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, boxOf, isMapBox, PHASE, type State } from "../../model/state.ts";
import { supplyAfterCheck } from "../../rules/charts/supplyState.ts";
import { remembered } from "../../rules/remembered.ts";
import { ageBeachheads } from "../../rules/sea/beaches.ts";
import { isFriendlySite } from "../../rules/sides.ts";
import { type Need, planConvoys } from "../../rules/supply/convoyPlan.ts";
import { LIMITED_CAPACITY, limitedUnits, usedSources } from "../../rules/supply/limited.ts";
import { landNetworks, networksNear, portNetworks, reachesSource } from "../../rules/supply/networks.ts";
import {
  type Arrival,
  arrivalsOf,
  keyOfArrival,
  readyConvoys,
  type SeaWay,
  type SupplyPort,
  seaLinesOf,
  seaWays,
  servesUnit,
  supplyPorts,
} from "../../rules/supply/seaLines.ts";
import { isSuppliedByBox, limitedSources } from "../../rules/supply/sources.ts";
import { byUnitId, unitData } from "../../rules/units.ts";
import { automatic, bitOf, type Phase } from "../phase.ts";
import { beginInterceptions } from "../sea/intercept.ts";
import { clearOperation } from "../sequence.ts";

const TRACE = OPERATIONS.indexOf("supplyLineTrace");
const LOW = SUPPLY_STATES.indexOf("low");

export const supplyCheckPhase = automatic((s) => {
  s.served = [];
  s.servedZones = [];
  s.servedPorts = [];
  s.limited = [];
  s.cutOff = [];
  // Who has a line on land needs no ship.
  const lines = linesOnLand(s);
  s.suppliedBySea = unitsOf(s).filter((unit) => reachesSource(s, lines, unit));
  s.phase = PHASE.supplySea;
});

/** §57.1 Units of the phasing faction in hexes. */
function unitsOf(s: State): Unit[] {
  const units: Unit[] = [];
  for (let unit = 0; unit < s.unitPlace.length; unit++)
    if (s.unitFaction[unit] === s.phasing && s.unitPlace[unit] >= 0) units.push(unit);
  return units;
}

function needy(s: State): Unit[] {
  const settled = new Set([...s.suppliedBySea, ...s.cutOff]);
  return unitsOf(s).filter((unit) => !settled.has(unit));
}

function isServed(s: State, { zone, port }: Arrival): boolean {
  return port === undefined ? s.servedZones.includes(zone) : s.servedPorts.includes(port);
}

function markServed(s: State, { zone, port }: Arrival): void {
  if (port === undefined) s.servedZones.push(zone);
  else s.servedPorts.push(port);
}

/** All that supply lines on land depend on. */
const FACTS_OF_LINES: readonly (keyof State)[] = [
  ...(["phasing", "wars", "areaCountry", "countryStatus", "countryFaction", "liberated", "allegiance"] as const),
  ...(["exile", "control", "destroyed", "noEzoc", "unitPlace", "unitFaction", "unitFlags"] as const),
];

/** The networks are asked for at every step of a Supply Check. */
const linesOnLand = remembered(FACTS_OF_LINES, (s) => landNetworks(s, s.phasing));
const linesFromPorts = remembered(FACTS_OF_LINES, (s) => portNetworks(s, s.phasing));
const linesOverSea = remembered([...FACTS_OF_LINES, "unitSorties"], (s) => seaLinesOf(s, s.phasing, linesFromPorts(s)));

/** Asked by the prompt, the list and the loop alike. */
const openNeeds = remembered(
  [
    ...FACTS_OF_LINES,
    ...(["beachheads", "markerPlace", "unitSorties", "served", "servedZones", "servedPorts"] as const),
    ...(["suppliedBySea", "cutOff"] as const),
  ],
  findNeeds,
);

/** The arrivals, in the order of zones (or ports), that units need and a convoy can serve. */
function findNeeds(s: State): Need[] {
  const units = needy(s);
  const convoys = readyConvoys(s, s.phasing);
  if (units.length === 0 || convoys.length === 0) return [];
  const lines = linesOnLand(s);
  const ports = supplyPorts(s, s.phasing);
  const needs = new Map<number, { arrival: Arrival; units: Unit[] }>();
  for (const unit of units)
    for (const arrival of arrivalsOf(s, lines, ports, unit)) {
      if (isServed(s, arrival)) continue;
      const key = keyOfArrival(arrival);
      const need = needs.get(key);
      if (need === undefined) needs.set(key, { arrival, units: [unit] });
      else need.units.push(unit);
    }
  const overSea = linesOverSea(s);
  return [...needs]
    .sort(([a], [b]) => a - b)
    .map(([, { arrival, units }]) => ({
      ...arrival,
      units,
      ways: seaWays(s, overSea, arrival.zone, units, convoys),
    }))
    .filter(({ ways }) => ways.length > 0);
}

function nextNeed(s: State): Need | undefined {
  return openNeeds(s)[0];
}

/** The proposal first: the planned convoy, or none if the plan needs it elsewhere. */
function choicesFor(s: State, needs: readonly Need[]): Action[] {
  const [need] = needs;
  const planned = planConvoys(s, needs).get(keyOfArrival(need));
  const ways = need.ways.map((way) => toAction(need, way));
  const none: Action = { type: "none" };
  if (planned === undefined) return [none, ...ways];
  const [proposal] = ways.splice(need.ways.indexOf(planned), 1);
  return [proposal, ...ways, none];
}

/** Whether the port is that of the arrival, or one of its zone. */
function isAt({ hex, zone }: SupplyPort, { zone: arrivalZone, port }: Arrival): boolean {
  return port === undefined ? zone === arrivalZone : hex === port;
}

/** §57.6 The result of the trace under way; R-SUP-3 an undisturbed convoy gains no Sortie. */
function settleTrace(s: State): void {
  const served: Arrival = { zone: s.route[0], ...(s.destination >= 0 && { port: s.destination }) };
  const [convoy] = s.force;
  const lines = linesOnLand(s);
  const overSea = linesOverSea(s);
  const port = supplyPorts(s, s.phasing).filter((each) => isAt(each, served));
  for (const unit of needy(s)) {
    if (arrivalsOf(s, lines, port, unit).length === 0 || !servesUnit(s, overSea, unit, s.route)) continue;
    (s.interdicted === 1 ? s.cutOff : s.suppliedBySea).push(unit);
  }
  s.served.push(convoy, ...s.escorted);
  markServed(s, served);
  s.defender = -1;
  clearOperation(s);
}

function toAction({ zone, port }: Arrival, { convoy, route }: SeaWay): Action {
  return { type: "serve", sea: zone, unit: convoy, route: [...route], ...(port !== undefined && { hex: port }) };
}

function serve(s: State, action: Extract<Action, { type: "serve" }>, out: Out): void {
  out.push({ type: "convoyServes", sea: action.sea, unit: action.unit, route: action.route });
  s.operation = TRACE;
  s.operationFaction = s.phasing;
  s.force = [action.unit];
  s.route = [...action.route];
  s.destination = action.hex ?? -1;
  beginInterceptions(s);
}

/** D-CNV A convoy and a way for each arrival zone, or none. */
export const supplySeaPhase: Phase = {
  decision: "D-CNV",
  prompt: (s) => `Supply by sea in ${boardOf(s).seaZones[nextNeed(s)?.zone ?? 0].name}: which convoy serves it?`,
  waiting: (s) => (s.operation !== TRACE && nextNeed(s) !== undefined ? bitOf(s.phasing) : 0),
  legal(s) {
    const needs = openNeeds(s);
    return needs.length === 0 ? [] : choicesFor(s, needs);
  },
  refuse(s, faction, action) {
    if (action.type === "none") return undefined;
    if (action.type !== "serve") return NO.WRONG_ACTION;
    const listed = this.legal(s, faction).some((each) => JSON.stringify(each) === JSON.stringify(action));
    return listed ? undefined : NO.SERVE;
  },
  perform(s, _, action, out) {
    if (action.type === "serve") serve(s, action, out);
    else markServed(s, nextNeed(s)!);
  },
  proceed(s) {
    if (s.operation === TRACE) settleTrace(s);
    else s.phase = PHASE.supplyLimited;
  },
  fallback(s, faction) {
    return this.legal(s, faction)[0];
  },
};

/** §57.7 The order in which units get what is left: worst state, then ground, air, naval, then id. */
function byNeed(s: State, units: readonly Unit[]): Unit[] {
  const classes = ["ground", "air", "naval"];
  const rank = (unit: Unit) => (3 - s.unitSupply[unit]) * 10 + classes.indexOf(unitData(s, unit).class);
  return [...units].sort((a, b) => rank(a) - rank(b) || byUnitId(s, a, b));
}

/** The next Limited source that units want, and who wants it. */
function nextSource(s: State): { hex: Hex; units: Unit[] } | undefined {
  const [supplied, used] = [limitedUnits(s), usedSources(s)];
  const units = needy(s).filter((unit) => !supplied.includes(unit));
  if (units.length === 0) return undefined;
  const wanted = new Map<Hex, Unit[]>();
  for (const unit of units) {
    const sources = limitedSources(s, unit).filter((hex) => !used.includes(hex));
    if (sources.length === 0) continue;
    const lines = linesOnLand(s);
    const start = s.unitPlace[unit];
    const near = networksNear(s, lines, start);
    for (const hex of sources)
      if (hex === start || near.includes(lines.of[hex])) wanted.set(hex, [...(wanted.get(hex) ?? []), unit]);
  }
  const [first] = [...wanted].sort(([a], [b]) => a - b);
  return first === undefined ? undefined : { hex: first[0], units: byNeed(s, first[1]) };
}

function assign(s: State, hex: Hex, units: readonly Unit[], out: Out): void {
  for (const unit of units) s.limited.push(hex, unit);
  out.push({ type: "limitedSupply", hex, units: [...units] });
}

/** Every choice of two among the units. */
function pairsOf(units: readonly Unit[]): number[][] {
  return units.flatMap((one, i) => units.slice(i + 1).map((other) => [one, other]));
}

/** D-LIM Only where more than two units want one source. */
export const supplyLimitedPhase: Phase = {
  decision: "D-LIM",
  prompt: () => "A Limited source supplies two units: which ones?",
  waiting: (s) => ((nextSource(s)?.units.length ?? 0) > LIMITED_CAPACITY ? bitOf(s.phasing) : 0),
  legal(s) {
    const source = nextSource(s);
    return source === undefined
      ? []
      : pairsOf(source.units).map((units): Action => ({ type: "limit", hex: source.hex, units }));
  },
  refuse(s, _, action) {
    if (action.type !== "limit") return NO.WRONG_ACTION;
    const source = nextSource(s);
    const [one, other] = action.units;
    const fits =
      action.units.length === LIMITED_CAPACITY &&
      source !== undefined &&
      action.hex === source.hex &&
      source.units.indexOf(one) >= 0 &&
      source.units.indexOf(one) < source.units.indexOf(other);
    return fits ? undefined : NO.LIMITED_FULL;
  },
  perform(s, _, action, out) {
    if (action.type === "limit") assign(s, action.hex, action.units, out);
  },
  proceed(s, out) {
    const source = nextSource(s);
    if (source === undefined) finishCheck(s, out);
    else assign(s, source.hex, source.units, out);
  },
  fallback(s, faction) {
    return this.legal(s, faction)[0];
  },
};

/** §57.8 Everybody's state; §57.9 R-SUP-8 a garrison in a friendly city or fort is never worse than Low. */
function finishCheck(s: State, out: Out): void {
  const { garrisonsHold } = boardOf(s).scenario.rules;
  const limited = limitedUnits(s);
  const unlimited = new Set(s.suppliedBySea);
  for (const unit of unitsOf(s)) {
    const line = unlimited.has(unit) ? "unlimited" : limited.includes(unit) ? "limited" : "none";
    let after = SUPPLY_STATES.indexOf(supplyAfterCheck(SUPPLY_STATES[s.unitSupply[unit]], line));
    if (garrisonsHold && unitData(s, unit).garrison === true && isFriendlySite(s, s.unitPlace[unit], s.phasing))
      after = Math.min(after, LOW);
    setSupply(s, unit, after, out);
  }
  for (let unit = 0; unit < s.unitPlace.length; unit++) {
    const place = s.unitPlace[unit];
    if (s.unitFaction[unit] === s.phasing && isMapBox(place) && isSuppliedByBox(s, unit, boxOf(place)))
      setSupply(s, unit, 0, out);
  }
  ageBeachheads(s, s.phasing);
  s.served = [];
  s.servedZones = [];
  s.servedPorts = [];
  s.suppliedBySea = [];
  s.cutOff = [];
  s.limited = [];
  s.phase = PHASE.evacuation;
}

function setSupply(s: State, unit: Unit, supply: number, out: Out): void {
  if (s.unitSupply[unit] === supply) return;
  s.unitSupply[unit] = supply;
  out.push({ type: "supplyChanged", unit, supply: SUPPLY_STATES[supply] });
}
