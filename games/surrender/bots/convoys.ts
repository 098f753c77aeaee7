/** D-CNV, D-LIM Supply by sea: the zones with the most to lose are served first. */

import { boardOf, type State } from "../model/state.ts";
import { landNetworks } from "../rules/supply/networks.ts";
import { arrivalsOf, seaLinesOf, seaWays, supplyPorts } from "../rules/supply/seaLines.ts";
import { unitData } from "../rules/units.ts";
import { best, type Decision, firstOf, type Option, type Thought } from "./brain.ts";

/** What it is worth that a unit is supplied; §57.9 a garrison in its city holds out. */
function needOf(s: State, unit: number): number {
  const { class: unitClass, field, mobile } = unitData(s, unit);
  const urgency = 1 + s.unitSupply[unit] / 2;
  if (unitClass === "ground") return field ? (mobile ? 3 : 2) * urgency : 0.2;
  return (unitClass === "air" ? 1 : 0.5) * urgency;
}

/** Units that still have no line. */
function needy(s: State, faction: number): number[] {
  return boardOf(s).units.flatMap((_, unit) =>
    s.unitFaction[unit] === faction &&
    s.unitPlace[unit] >= 0 &&
    !s.suppliedBySea.includes(unit) &&
    !s.cutOff.includes(unit)
      ? [unit]
      : [],
  );
}

/** By arrival zone that is not settled: who could be supplied over it. */
function zonesInNeed(s: State, faction: number): Map<number, number[]> {
  const zones = new Map<number, number[]>();
  const lines = landNetworks(s, faction);
  const ports = supplyPorts(s, faction);
  for (const unit of needy(s, faction))
    for (const { zone } of arrivalsOf(s, lines, ports, unit))
      if (!s.servedZones.includes(zone)) zones.set(zone, [...(zones.get(zone) ?? []), unit]);
  return zones;
}

/** By zone: the convoy that should serve it, the most important zones first. */
function assignment(s: State, faction: number): Map<number, number> {
  const zones = [...zonesInNeed(s, faction)].map(([zone, units]) => ({
    zone,
    units,
    need: units.reduce((sum, unit) => sum + needOf(s, unit), 0),
  }));
  const given = new Map<number, number>();
  const used = new Set<number>();
  const lines = seaLinesOf(s, faction);
  for (const { zone, units } of zones.sort((a, b) => b.need - a.need || a.zone - b.zone)) {
    const way = seaWays(s, lines, zone, units).find(({ convoy }) => !used.has(convoy));
    if (way === undefined) continue;
    given.set(zone, way.convoy);
    used.add(way.convoy);
  }
  return given;
}

/** D-CNV */
export function chooseConvoy({ s, faction, legal, style }: Decision): Thought {
  const proposal = firstOf(legal, "serve") ?? legal[0];
  const byZone = boardOf(s).scenario.rules.convoyServes === "arrivalZone";
  if (!style.exact || !byZone || proposal.type !== "serve") return { action: proposal, reason: "The usual convoy." };
  const convoy = assignment(s, faction).get(proposal.sea);
  const serve = legal.find((action) => action.type === "serve" && action.unit === convoy);
  if (serve !== undefined) return { action: serve, reason: "It can be spared for this." };
  return { action: firstOf(legal, "none") ?? proposal, reason: "It is needed more elsewhere." };
}

/** D-LIM Those who need it most. */
export function chooseLimited({ s, legal }: Decision): Thought {
  const options = legal.flatMap((action): Option[] =>
    action.type === "limit"
      ? [{ action, worth: action.units.reduce((sum, unit) => sum + needOf(s, unit), 0), reason: "They fight." }]
      : [],
  );
  return best(options, legal[0], 0);
}
