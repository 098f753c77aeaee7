/** R-SCN-4 The optional rule "17 September" of Poland 1939. */
import { rulesOf } from "../../board/board.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { hasOption } from "../../options.ts";
import { AXIS, countryOfSite, SOVIET, WESTERN } from "../sides.ts";
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
  board.sites.forEach(({ hex }, site) => {
    if (s.control[site] !== WESTERN || board.column[hex] < from || s.victory >= 0) return;
    s.control[site] = SOVIET;
    out.push({ type: "controlChanged", hex, faction: SOVIET });
    changeWill(s, countryOfSite(s, site), cityEffectOf(s, site, "lost"), AXIS, out);
  });
}
