/** §11, Part E Victory: the first line of the scenario's table that is true. */
import type { VictoryLine } from "../data/scenarios/scenario.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import type { Out } from "../events.ts";
import { boardOf, enemyOf, PHASE, type State, VICTORIES, type Victory } from "../state.ts";

function victoryOf({ who, level }: VictoryLine): Victory {
  return who === undefined ? "draw" : (`${who}-${level}` as Victory);
}

function isConquered(s: State, country: string): boolean {
  return s.conquered[boardOf(s).countryIds.indexOf(country)] === 1;
}

/** "Controls" asks for the faction that the city's country began with. */
function holds(s: State, city: string): boolean {
  const { spots, scenario } = boardOf(s);
  const spot = spots.findIndex(({ name }) => name === city);
  return FACTIONS[s.control[spot]] === scenario.countries[spots[spot].country].faction;
}

function isTrue(s: State, { test }: VictoryLine, endOfTurn: boolean): boolean {
  if (test.byTurn !== undefined && s.turn > test.byTurn) return false;
  if (test.atEndOf !== undefined && !(endOfTurn && s.turn === test.atEndOf)) return false;
  if (test.conquered?.some((country) => !isConquered(s, country))) return false;
  if (test.notConquered?.some((country) => isConquered(s, country))) return false;
  if (test.notConqueredAny?.every((country) => isConquered(s, country))) return false;
  return test.controls?.every((city) => holds(s, city)) ?? true;
}

function claim(s: State, endOfTurn: boolean, out: Out): void {
  const line = boardOf(s).scenario.victory.find((each) => isTrue(s, each, endOfTurn));
  if (line !== undefined) win(s, victoryOf(line), line.text, out);
}

function win(s: State, victory: Victory, text: string, out: Out): void {
  s.victory = VICTORIES.indexOf(victory);
  s.phase = PHASE.over;
  out.push({ type: "victory", victory, text });
}

/** Conquest decides at once. */
export function claimConquest(s: State, out: Out): void {
  claim(s, false, out);
}

/** The Victory Check Phase. */
export function claimAtEndOfTurn(s: State, out: Out): void {
  claim(s, true, out);
}

/** §11 Conceding gives the other side its highest level. */
export function concede(s: State, faction: number, out: Out): void {
  out.push({ type: "conceded", faction });
  const winner = FACTIONS[enemyOf(faction)];
  const line = boardOf(s).scenario.victory.find(({ who }) => who === winner)!;
  win(s, victoryOf(line), `${FACTIONS[faction]} concedes`, out);
}
