/** §16.1 Victory Points: exact where everything is known, a range where chits and Vaults are hidden. */
import { FACTIONS, type FactionName, TECHNOLOGIES } from "@tripartite/triumph/data/kinds";
import { AREA_IDS, FACTION_OF_NATION, GREAT_CAPITALS, NATION_OF_AREA, USA } from "@tripartite/triumph/data/map";
import type { FactionView, View } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { atWar } from "./enemies.ts";

const texts = TRIUMPH_TEXTS.points;

export interface Points {
  readonly least: number;
  readonly most: number;
  readonly reasons: readonly string[];
}

const ATOMIC_STAGES = TECHNOLOGIES.filter((technology) => technology.startsWith("atomic"));
const CHIT_MOST = 2;
const CAPITAL_POINTS = 2;

export function pointsOf(view: View, faction: FactionName): Points {
  const side = view.factions[faction];
  const capitals = enemyCapitals(view, faction);
  const atomic = atomicStages(side);
  const chits = side.chitValues?.reduce((sum, value) => sum + value, 0);
  const least = side.level + atomic.known + CAPITAL_POINTS * capitals + (chits ?? 0) - side.dows;
  const most = least + atomic.possible + (chits === undefined ? CHIT_MOST * side.chits : 0);
  return { least, most, reasons: reasons(side, capitals, atomic, chits) };
}

/** §16.1 MainCapitals and SubCapitals of Enemies that the Faction controls. */
function enemyCapitals(view: View, faction: FactionName): number {
  return GREAT_CAPITALS.filter((capital) => {
    const nation = NATION_OF_AREA[capital];
    const owner = nation === USA ? usaSide(view) : FACTIONS[FACTION_OF_NATION[nation]];
    return view.areas[AREA_IDS[capital]].control === faction && owner !== undefined && atWar(view, faction, owner);
  }).length;
}

function usaSide({ nations }: View): FactionName | undefined {
  return nations.usa.status === "neutral" ? undefined : "west";
}

interface Atomic {
  readonly known: number;
  /** Pairs in the Vault that may be further stages. */
  readonly possible: number;
}

function atomicStages({ revealed, vault }: FactionView): Atomic {
  const seen = [...revealed, ...vault.filter((pair) => pair !== "hidden")];
  const known = seen.filter(({ technology }) => ATOMIC_STAGES.includes(technology)).length;
  const hidden = vault.filter((pair) => pair === "hidden").length;
  return { known, possible: Math.min(hidden, ATOMIC_STAGES.length - known) };
}

function reasons(side: FactionView, capitals: number, atomic: Atomic, chits: number | undefined): string[] {
  return [
    texts.level(side.level),
    capitals > 0 ? texts.capitals(capitals, CAPITAL_POINTS * capitals) : "",
    atomic.known > 0 ? texts.atomic(atomic.known) : "",
    atomic.possible > 0 ? texts.vault(atomic.possible) : "",
    side.chits > 0 ? (chits === undefined ? texts.chitsHidden(side.chits) : texts.chits(side.chits, chits)) : "",
    side.dows > 0 ? texts.dows(side.dows) : "",
  ].filter(Boolean);
}

/** §7.21 Why the Production Level is what it is. */
export function whyLevel({ ind, pop, res, usablePop, usableRes, level, atWar: war }: FactionView): string[] {
  if (level === 0 && Math.min(ind, usablePop) > 0) return [texts.noCapital];
  return [
    war ? texts.lowestOfThree(ind, usablePop, usableRes) : texts.lowestOfTwo(ind, usablePop),
    usablePop < pop ? texts.blockedPop(pop - usablePop) : "",
    war && usableRes < res ? texts.blockedRes(res - usableRes) : "",
  ].filter(Boolean);
}
