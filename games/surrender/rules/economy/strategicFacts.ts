/** §48 Which strategic combats are fought, and what counts in them. */
import type { Faction, SeaNode, Unit } from "../../data/ids.ts";
import { STRATEGIC_COUNTRY } from "../../data/strategicCombat.ts";
import { FACTIONS, type StrategicOpponent } from "../../data/vocabulary.ts";
import { boardOf, type State } from "../../model/state.ts";
import type { StrategicSituation } from "../charts/strategicCombat.ts";
import { strategicMarkers } from "../combat/commitment.ts";
import { countryNamed, isActive } from "../politics/countryFacts.ts";
import { portZone } from "../sea/ports.ts";
import { AXIS, atWar, isConquered, SOVIET, STATUS, WESTERN } from "../sides.ts";
import { unitData } from "../units.ts";
import { bombedFactories } from "./factories.ts";

const GULF = 13;

/** §48.1 R-SWF-1 The Axis is at war with the faction, and the UK or USSR is active. */
export function isFought(s: State, opponent: number): boolean {
  const country = countryNamed(s, STRATEGIC_COUNTRY[FACTIONS[opponent] as StrategicOpponent]);
  return country >= 0 && isActive(s, country) && atWar(s, AXIS, opponent);
}

/** The combat after this one; -1 if there is none. */
export function nextOpponent(s: State): Faction {
  return [WESTERN, SOVIET].find((faction) => faction > s.strategicOpponent && isFought(s, faction)) ?? -1;
}

/** Numbers of the Sea Zones with a port that the Axis controls. */
function axisPorts(s: State): number[] {
  const { sites } = boardOf(s);
  return sites.flatMap(({ port }, site) => (port >= 0 && s.control[site] === AXIS ? [zoneNumber(s, port)] : []));
}

function zoneNumber(s: State, zone: SeaNode): number {
  return Number(boardOf(s).seaZones[zone].id);
}

/** Numbers of the Sea Zones with such a unit in a port. */
function portsWith(s: State, faction: Faction, isWanted: (unit: Unit) => boolean): number[] {
  return boardOf(s).units.flatMap((_, unit) => {
    if (s.unitFaction[unit] !== faction || s.unitPlace[unit] < 0 || !isWanted(unit)) return [];
    const zone = portZone(s, s.unitPlace[unit]);
    return zone < 0 ? [] : [zoneNumber(s, zone)];
  });
}

const isAir = (s: State) => (unit: Unit) => unitData(s, unit).class === "air";

/** §34.5 Countries of the Allies that the Axis has conquered. */
function alliedConquered(s: State): number {
  return boardOf(s).countryIds.filter(
    (_, country) => isConquered(s, country) && s.countryFaction[country] === AXIS && s.allegiance[country] > AXIS,
  ).length;
}

export function strategicSituation(s: State): StrategicSituation {
  const versus = FACTIONS[s.strategicOpponent] as StrategicOpponent;
  const usa = countryNamed(s, "usa");
  const isInGulf = (unit: Unit) => {
    const { type, class: unitClass, convoy } = unitData(s, unit);
    return type === "fighter" || (unitClass === "naval" && !convoy);
  };
  const axis = strategicMarkers(s, AXIS);
  const allied = strategicMarkers(s, s.strategicOpponent);
  return {
    versus,
    axisPorts: axisPorts(s),
    axisAirPorts: portsWith(s, AXIS, isAir(s)),
    sovietAirPorts: portsWith(s, SOVIET, isAir(s)),
    westernIn13: portsWith(s, WESTERN, isInGulf).includes(GULF),
    alliedConquered: alliedConquered(s),
    bombed: bombedFactories(s, countryNamed(s, "germany")),
    usa: usa >= 0 && s.countryStatus[usa] === STATUS.active ? FACTIONS[s.countryFaction[usa]] : "none",
    markersAxis: axis.lines,
    markersAllied: allied.lines,
    halveAxis: allied.halvesEnemy,
    halveAllied: axis.halvesEnemy,
    facLost: {
      germany: s.facLost[countryNamed(s, "germany")],
      allied: s.facLost[countryNamed(s, STRATEGIC_COUNTRY[versus])],
    },
  };
}
