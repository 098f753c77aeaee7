/** For secrecy tests: another state that a viewer cannot tell from the one at hand (§64). */
import { nextBelow, type Random } from "@tripartite/kernel";
import { surrender } from "../game.ts";
import { copyState } from "../model/state/copy.ts";
import { boardOf, PHASE, type State, turnOfPlace, turnPlace, UNDECIDED, WILL, WILL_NOT } from "../model/state.ts";
import { hasOption } from "../options.ts";

/** A copy that differs in dice to come, hidden dates and a commitment of another seat that is still secret. */
export function withOtherSecrets(s: State, viewer: number, random: Random): State {
  const other = copyState(s);
  surrender.reseed(other, nextBelow(random, 0x7fff_ffff));
  if (hasOption(s, "variableEntry")) changeHiddenDates(other);
  const chosen = secretCommitment(s);
  if (chosen >= 0 && s.seatOf[chosen] !== viewer) other.choices[chosen] = s.choices[chosen] === WILL ? WILL_NOT : WILL;
  return other;
}

/** The faction that has chosen while the other has not, or -1. */
export function secretCommitment(s: State): number {
  if (s.phase !== PHASE.commit || !s.choices.includes(UNDECIDED)) return -1;
  return s.choices.findIndex((choice) => choice !== UNDECIDED);
}

/** With variable entry, every date that is not yet due becomes another one that is not yet due either. */
export function changeHiddenDates(s: State): void {
  const { units, markers } = boardOf(s);
  const later = (place: number, printed: number | undefined) =>
    printed === undefined || turnOfPlace(place) <= s.turn ? place : turnPlace(Math.max(s.turn + 1, printed + 1));
  s.unitPlace = s.unitPlace.map((place, unit) => later(place, units[unit].turn));
  s.markerPlace = s.markerPlace.map((at, marker) => {
    const { place } = markers[marker];
    return later(at, typeof place === "object" && s.turn <= place.turn ? place.turn : undefined);
  });
}
