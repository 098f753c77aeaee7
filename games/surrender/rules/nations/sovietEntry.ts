/** R-SCN-4 The optional rule "17 September" of Poland 1939. */
import { rulesOf } from "../../board/board.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { hasOption } from "../../options.ts";
import { AXIS, countryOfSpot, SOVIET, WESTERN } from "../sides.ts";
import { leaveGame } from "../units.ts";
import { changeWill, cityEffectOf } from "./collapse.ts";

/** The east passes to the USSR: strangers there close the cities (§33.4). */
export function enterSoviets(s: State, out: Out): void {
  const board = boardOf(s);
  const rule = rulesOf(board, "sovietEntry").find(({ turn }) => turn === s.turn);
  if (rule === undefined || !hasOption(s, "sovietEntry")) return;
  const from = rule.fromColumn;
  out.push({ type: "sovietEntry" });
  board.units.forEach((_, unit) => {
    const hex = s.unitPlace[unit];
    if (s.unitFaction[unit] === WESTERN && hex >= 0 && board.column[hex] >= from) leaveGame(s, unit, out);
  });
  board.spots.forEach(({ hex }, spot) => {
    if (s.control[spot] !== WESTERN || board.column[hex] < from || s.victory >= 0) return;
    s.control[spot] = SOVIET;
    out.push({ type: "controlChanged", hex, faction: SOVIET });
    changeWill(s, countryOfSpot(s, spot), cityEffectOf(s, spot, "lost"), AXIS, out);
  });
}
