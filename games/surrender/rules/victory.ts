/** §11, §61 Victory: the first line of the scenario's table that is true. */
import type { Country, Faction } from "../data/ids.ts";
import { OUTCOMES, type Victory, type VictoryLine, type VictoryTest, type Winner } from "../data/scenarios/victory.ts";
import { FACTIONS, type Faction as FactionName } from "../data/vocabulary.ts";
import type { Out } from "../model/events.ts";
import { boardOf, PHASE, type State } from "../model/state.ts";
import { beginColdWar, beginsColdWar, isColdWar } from "./nations/coldWar.ts";
import { hasLeadingAlly, leadingAlly } from "./nations/leadingAlly.ts";
import { AXIS, isConquered, STATUS, WESTERN } from "./sides.ts";

const LEVELS = ["decisive", "operational"] as const;

function victoryOf({ who, level }: VictoryLine): Victory {
  return who === undefined ? "draw" : (`${who}-${level}` as Victory);
}

/** The factions that an outcome names as winners. */
export function winnersOf(victory: number): readonly Faction[] {
  const [who] = OUTCOMES[victory].split("-") as [Winner | "draw"];
  if (who === "draw") return [];
  return who === "allied" ? [1, 2] : [FACTIONS.indexOf(who)];
}

function countryNamed(s: State, id: string): Country {
  return boardOf(s).countryIds.indexOf(id);
}

function holderOf(s: State, city: string): FactionName | undefined {
  return FACTIONS[s.control[boardOf(s).sites.findIndex(({ name }) => name === city)]];
}

/** "Controls" asks for the faction that the city's country began with. */
function isHome(s: State, city: string): boolean {
  const { sites, areas, scenario } = boardOf(s);
  const site = sites.find(({ name }) => name === city)!;
  return holderOf(s, city) === scenario.countries[areas[site.area].countryIndex].faction;
}

/** §61.1 Conquered, in exile or out. */
function hasFallen(s: State, id: string): boolean {
  const country = countryNamed(s, id);
  return isConquered(s, country) || s.exile[country] === 1 || s.countryStatus[country] === STATUS.out;
}

function isTrue(s: State, test: VictoryTest, endOfTurn: boolean): boolean {
  const conquered = (id: string) => isConquered(s, countryNamed(s, id));
  if (test.byTurn !== undefined && s.turn > test.byTurn) return false;
  if (test.atEndOf !== undefined && !(endOfTurn && s.turn === test.atEndOf)) return false;
  if (test.turnsOfColdWar !== undefined && !(endOfTurn && s.turn >= s.coldWar + test.turnsOfColdWar)) return false;
  if (test.conquered?.some((id) => !conquered(id))) return false;
  if (test.notConquered?.some(conquered)) return false;
  if (test.notConqueredAny?.every(conquered)) return false;
  if (test.fallen?.some((id) => !hasFallen(s, id))) return false;
  if (test.controls?.some((city) => !isHome(s, city))) return false;
  for (const [faction, cities] of Object.entries(test.holds ?? {}))
    if (cities.some((city) => holderOf(s, city) !== faction)) return false;
  const { count } = test;
  if (count === undefined) return true;
  return count.of.filter((city) => holderOf(s, city) === count.faction).length >= count.atLeast;
}

/** Conquest decides at once; a line without conquest waits for a Victory Check. */
function isDue({ test }: VictoryLine, endOfTurn: boolean): boolean {
  return endOfTurn || test.conquered !== undefined;
}

function claim(s: State, endOfTurn: boolean, out: Out): void {
  if (beginsColdWar(s)) {
    beginColdWar(s, out);
    return;
  }
  const { victory, coldWarVictory = [] } = boardOf(s).scenario;
  const line = (isColdWar(s) ? coldWarVictory : victory).find(
    (each) => isDue(each, endOfTurn) && isTrue(s, each.test, endOfTurn),
  );
  if (line !== undefined) win(s, victoryOf(line), line.text, out);
}

function win(s: State, victory: Victory, text: string, out: Out): void {
  s.victory = OUTCOMES.indexOf(victory);
  s.phase = PHASE.over;
  const lead = hasLeadingAlly(s) ? leadingAlly(s) : undefined;
  out.push({ type: "victory", victory, text, ...(lead !== undefined && { lead }) });
}

export function claimConquest(s: State, out: Out): void {
  claim(s, false, out);
}

/** The Victory Check Phase. */
export function claimAtEndOfTurn(s: State, out: Out): void {
  claim(s, true, out);
}

/** The Axis against the rest: the side a faction wins or loses with. */
function isAxis(faction: Faction): boolean {
  return faction === AXIS;
}

/**
 * §11, §61.5 Conceding gives the other side its highest level. With two factions on a side the first of them to concede
 * hands its seat to the other, and the game continues.
 */
export function concede(s: State, faction: Faction, out: Out): void {
  out.push({ type: "conceded", faction });
  if (isColdWar(s)) {
    win(s, faction === WESTERN ? "soviet-decisive" : "western-decisive", `${FACTIONS[faction]} concedes`, out);
    return;
  }
  const heir = s.seatOf.findIndex(
    (seat, other) => other !== faction && isAxis(other) === isAxis(faction) && seat >= 0 && seat !== s.seatOf[faction],
  );
  if (heir >= 0) {
    s.seatOf[faction] = s.seatOf[heir];
    return;
  }
  const { victory } = boardOf(s).scenario;
  const won = (who: Winner | undefined) => who !== undefined && (who === "axis") !== isAxis(faction);
  const best = LEVELS.flatMap((level) => victory.filter((line) => line.level === level)).find(({ who }) => won(who))!;
  win(s, victoryOf(best), `${FACTIONS[faction]} concedes`, out);
}
