/** What a turn begins with. */
import { FACTIONS } from "../../data/vocabulary.ts";
import { boardOf } from "../../model/state.ts";
import { dateNow } from "../../rules/calendar.ts";
import { enterSoviets } from "../../rules/nations/sovietEntry.ts";
import { automatic } from "../phase.ts";
import { beginTurn } from "../sequence.ts";

export const turnStartPhase = automatic((s, out) => {
  const { rules } = boardOf(s).scenario;
  const { month, year } = dateNow(s);
  out.push({ type: "turnBegan", turn: s.turn, month, year });
  s.strategicMoves = FACTIONS.map((faction) => rules.strategicMoves[faction] ?? 0);
  enterSoviets(s, out);
  if (s.victory < 0) beginTurn(s, out);
});
