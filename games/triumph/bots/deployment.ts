/** Where units go that attack nothing: to capitals that are short of defenders, and towards the front. */
import type { Area, Unit } from "../data/ids.ts";
import { AREA_COUNT, IS_LAND, POP_OF_AREA, RES_OF_AREA } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import { ENEMIES_HERE, ENEMY_LAND } from "../rules/nations/territory.ts";
import { unmovedUnits } from "../rules/routes/range.ts";
import { listMoves } from "../rules/routes/routes.ts";
import { survey } from "../rules/routes/survey.ts";
import { atWarWith } from "../rules/war/relations.ts";
import type { Front } from "./attacks.ts";
import type { Style } from "./brain.ts";
import { canLeave, garrisonsWithout, lackAt, leave } from "./capitals.ts";
import { LAND_STEPS, threatTo } from "./strength.ts";
import { ownCapitals, rivalsOf, worthOfArea } from "./worth.ts";

const DECAY = 0.72;
const WORTH_A_MOVE = 0.5;
/** Back to where it stood before: only for a need that has arisen since. */
const WORTH_RETURNING = 3;

/** How much an area calls for more troops. */
export function pullOf(front: Front, style: Style): Float64Array {
  const { s, f, strengths, rates } = front;
  const pull = new Float64Array(AREA_COUNT);
  const capitals = ownCapitals(s, f);
  for (const area of capitals) {
    const lack = lackAt(s, f, area, strengths, style);
    if (lack > 0) pull[area] = Math.min(6, lack) * 1.5;
  }
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    if (!IS_LAND[area] || s.control[area] !== f) continue;
    const value = POP_OF_AREA[area] + 0.6 * RES_OF_AREA[area];
    const threat = value > 0 ? threatTo(s, f, area, strengths) : 0;
    if (threat > 0.5)
      pull[area] = Math.max(
        pull[area],
        Math.min(2, value) * 0.5 * Math.min(1, threat / (strengths.defence[f][area] + 1)),
      );
    for (const next of LAND_STEPS[area]) {
      const owner = s.control[next];
      if (owner === f || owner > 2 || !rivalsOf(s, f).includes(owner)) continue;
      const weight = atWarWith(s, f, owner) ? style.frontWar : style.frontPeace;
      pull[area] = Math.max(pull[area], weight * Math.min(8, worthOfArea(s, f, next, rates, style.capital) + 1));
    }
  }
  const heard = spread(pull);
  for (let area: Area = 0; area < AREA_COUNT; area++) heard[area] = Math.max(heard[area], front.campaign.pull[area]);
  return heard;
}

/** The call is heard farther away, but fainter. */
function spread(pull: Float64Array): Float64Array {
  const heard = pull.slice();
  for (let step = 0; step < 6; step++) {
    const before = heard.slice();
    for (let area: Area = 0; area < AREA_COUNT; area++) {
      for (const next of LAND_STEPS[area]) heard[area] = Math.max(heard[area], before[next] * DECAY);
    }
  }
  return heard;
}

/** Moves of units that attack nothing, as many as there are Commands for. */
export function deployments(
  front: Front,
  used: ReadonlySet<number>,
  commands: number,
  style: Style,
): [number, number][] {
  if (commands <= 0) return [];
  const { s, f, spare, strengths, supplied, cameFrom } = front;
  const pull = pullOf(front, style);
  const left = garrisonsWithout(s, spare, used);
  const options: { unit: Unit; end: Area; gain: number }[] = [];
  const seen = survey(s, f);
  for (const unit of unmovedUnits(s, f)) {
    const here = s.unitArea[unit];
    if (used.has(unit) || !IS_GROUND[s.unitType[unit]]) continue;
    if (!canLeave(s, unit, left)) continue;
    const isAtHome = IS_LAND[here] && supplied?.[here] !== 0;
    const stays = isAtHome ? crowded(pull[here], strengths.defence[f][here]) : -1;
    for (const { action } of listMoves(s, unit, seen)) {
      const end = action.route[action.route.length - 1];
      if (!IS_LAND[end] || (seen.board[end] & (ENEMY_LAND | ENEMIES_HERE)) !== 0 || supplied?.[end] === 0) continue;
      const gain = crowded(pull[end], strengths.defence[f][end]) - stays;
      if (gain > (cameFrom.get(unit) === end ? WORTH_RETURNING : WORTH_A_MOVE)) options.push({ unit, end, gain });
    }
  }
  options.sort((a, b) => b.gain - a.gain);
  const chosen = new Map<number, number>();
  const arrived = new Map<number, number>();
  for (const { unit, end } of options) {
    if (chosen.size >= commands) break;
    if (chosen.has(unit) || !canLeave(s, unit, left)) continue;
    if ((arrived.get(end) ?? 0) >= 3) continue;
    chosen.set(unit, end);
    arrived.set(end, (arrived.get(end) ?? 0) + 1);
    leave(s, unit, left);
  }
  return [...chosen];
}

/** A place that is full already calls less. */
function crowded(pull: number, defence: number): number {
  return pull - 0.06 * defence;
}
