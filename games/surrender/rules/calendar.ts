/** The month of a turn. */
import { boardOf, type State } from "../model/state.ts";

const MONTHS_A_YEAR = 12;

export interface TurnDate {
  readonly month: number;
  readonly year: number;
}

/** The months continue after the scenario's last turn, for a war between the Allies (§70.5). */
export function dateNow(s: Pick<State, "scenario" | "turn">): TurnDate {
  const { turns } = boardOf(s).scenario;
  const known = turns[s.turn - 1];
  if (known !== undefined) return known;
  const last = turns[turns.length - 1];
  const months = last.year * MONTHS_A_YEAR + last.month - 1 + s.turn - turns.length;
  return { month: (months % MONTHS_A_YEAR) + 1, year: Math.floor(months / MONTHS_A_YEAR) };
}
