/** D-DOW, D-PRO, D-CUP, D-AREA, D-CEDE Politics by what a country is worth and what it would cost. */

import { distance } from "../board/board.ts";
import { CUP_MARKERS } from "../data/campaign/cup.ts";
import { DISPUTED_AREAS } from "../data/campaign/disputedAreas.ts";
import { BALTIC_STATES } from "../data/campaign/policies.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import type { Action } from "../model/actions.ts";
import { ASIDE, boardOf, type State } from "../model/state.ts";
import { dateNow } from "../rules/calendar.ts";
import { pointsLeft } from "../rules/economy/economy.ts";
import { AXIS, atWar, countryOf, SOVIET } from "../rules/sides.ts";
import { best, type Decision, firstOf, type Option, type Thought } from "./brain.ts";
import { wantsWarWith } from "./foresight.ts";
import { strengthOf } from "./worth.ts";

/** Hexes from a border at which an army counts as standing there. */
const AT_THE_BORDER = 4;
/** How much stronger than a neutral an attacker wants to be. */
const SUPERIORITY = 2.2;
const MARGIN = 1.5;
/** Months in which wars are begun. */
const SEASON = { from: 4, to: 8 } as const;
/** … and by the Axis against an Ally, when the armies have come back from smaller wars. */
const GREAT_WARS_FROM = 6;
const DECLARATIONS_A_TURN = 2;
/** What it is worth to take a friend from an enemy, or from a faction at peace. */
const FROM_AN_ENEMY = 0.4;
const FROM_A_STRANGER = 0.1;
/** A country that leans to a rival from the beginning is seldom won. */
const LEANS_ELSEWHERE = 0.3;
const ITALY_FROM = { year: 1940, month: 5 } as const;

/** Units that a country would bring. */
function armyOf(s: State, country: number): number {
  return boardOf(s).units.reduce(
    (sum, { countryIndex, class: unitClass, field }, unit) =>
      countryIndex === country && s.unitPlace[unit] === ASIDE
        ? sum + (unitClass === "ground" ? (field ? 1 : 0.4) : 0.6)
        : sum,
    0,
  );
}

/** Factories and cities of a country. */
function landOf(s: State, country: number): number {
  return boardOf(s).sites.reduce(
    (sum, { area, factories }) => sum + (s.areaCountry[area] === country ? 0.4 + factories * 1.5 : 0),
    0,
  );
}

function countryWorth(s: State, country: number): number {
  return armyOf(s, country) + landOf(s, country);
}

/** Strength of the faction's field units that stand at a country's border. */
function armyAt(s: State, faction: number, country: number): number {
  const board = boardOf(s);
  const hexes: number[] = [];
  for (let hex = 0; hex < board.land; hex++) if (countryOf(s, hex) === country) hexes.push(hex);
  let army = 0;
  for (const unit of board.fieldUnits) {
    const place = s.unitPlace[unit];
    if (s.unitFaction[unit] !== faction || place < 0) continue;
    if (hexes.some((hex) => distance(board, hex, place) <= AT_THE_BORDER)) army += strengthOf(s, unit);
  }
  return army;
}

function isBetween(s: State, from: number, to: number): boolean {
  const { month } = dateNow(s);
  return month >= from && month <= to;
}

/** Whether to begin a war with another faction now. */
function isTimeFor(s: State, faction: number, other: number): boolean {
  return (faction !== AXIS || isBetween(s, GREAT_WARS_FROM, SEASON.to)) && wantsWarWith(s, faction, other);
}

/** CE-EAST Whether the war against the country would become one with the USSR. */
function opensTheEast(s: State, faction: number, country: number): boolean {
  return faction === AXIS && !atWar(s, AXIS, SOVIET) && BALTIC_STATES.includes(boardOf(s).countryIds[country]);
}

/** D-DOW */
export function playDeclarations({ s, faction, legal, style }: Decision): Thought {
  const done = firstOf(legal, "done") ?? legal[0];
  const isSeason = isBetween(s, SEASON.from, SEASON.to);
  const declared = s.shelteredFrom.filter((from) => from === faction).length;
  const options = legal.flatMap((action): Option[] => {
    if (action.type !== "declareWar") return [];
    if (action.faction !== undefined)
      return isTimeFor(s, faction, action.faction) ? [{ action, worth: 10, reason: "The hour has come." }] : [];
    if (!isSeason || declared >= DECLARATIONS_A_TURN || action.country === undefined) return [];
    if (style.exact && opensTheEast(s, faction, action.country) && !isTimeFor(s, AXIS, SOVIET)) return [];
    const needed = armyOf(s, action.country) * (style.exact ? SUPERIORITY : 2 * SUPERIORITY) + MARGIN;
    if (armyAt(s, faction, action.country) < needed) return [];
    return [{ action, worth: countryWorth(s, action.country), reason: "It lies on our way." }];
  });
  return best(options, done, 0);
}

/** D-PRO The country that is worth most: brought in, won over, or kept from a rival. */
export function chooseCountry({ s, faction, legal }: Decision): Thought {
  const none = firstOf(legal, "none") ?? legal[0];
  const options = legal.flatMap((action): Option[] =>
    action.type === "pro" ? [courtship(s, faction, action.country, action)] : [],
  );
  return best(options, none, 0);
}

function courtship(s: State, faction: number, country: number, action: Action): Option {
  const worth = countryWorth(s, country) * (leansElsewhere(s, faction, country) ? LEANS_ELSEWHERE : 1);
  const marker = s.pro[country];
  const isExposed = faction !== AXIS && armyAt(s, AXIS, country) > 3 * armyOf(s, country);
  if (marker === faction) {
    const waits = isExposed || isTooEarly(s, faction, country);
    return { action, worth: waits ? -1 : worth, reason: "It joins us." };
  }
  if (marker < 0) return { action, worth: worth * (isExposed ? 0.1 : 0.5), reason: "A friend for later." };
  const part = atWar(s, faction, marker) ? FROM_AN_ENEMY : FROM_A_STRANGER;
  return { action, worth: worth * part, reason: "It is kept from a rival." };
}

/** Whether the country carried a rival's marker when the war began. */
function leansElsewhere(s: State, faction: number, country: number): boolean {
  const { scenario, countryIds } = boardOf(s);
  const { pro } = { ...scenario.countries[country], ...scenario.starts[s.opening]?.countries?.[countryIds[country]] };
  return pro !== undefined && FACTIONS.indexOf(pro) !== faction;
}

/** Italy is weak: it comes in when the blow against France can fall. */
function isTooEarly(s: State, faction: number, country: number): boolean {
  const { month, year } = dateNow(s);
  const isSoon = year > ITALY_FROM.year || (year === ITALY_FROM.year && month >= ITALY_FROM.month);
  return faction === AXIS && boardOf(s).countryIds[country] === "italy" && !isSoon;
}

/** D-CUP Points are not saved, so a draw costs nothing that is left at the end of a turn. */
export function playDiplomacy({ s, legal, style }: Decision): Thought {
  const pass = firstOf(legal, "pass") ?? legal[0];
  const success = CUP_MARKERS.indexOf("politicalSuccess");
  const all = s.cup.reduce((sum, count) => sum + count, 0);
  const chance = all === 0 ? 0 : (s.cup[success] ?? 0) / all;
  const richest = (actions: readonly Action[]) =>
    actions.reduce<Action | undefined>((rich, action) => {
      if (!("country" in action) || action.country === undefined) return rich;
      if (rich === undefined || !("country" in rich)) return action;
      return pointsLeft(s, action.country) > pointsLeft(s, rich.country!) ? action : rich;
    }, undefined);
  const put = richest(legal.filter((action) => action.type === "put" && action.cupMarker === success));
  if (style.exact && put !== undefined && chance < 0.2) return { action: put, reason: "The cup holds too little." };
  const draw = richest(legal.filter(({ type }) => type === "draw"));
  return draw === undefined
    ? best([], pass)
    : { action: draw, reason: `One in ${Math.round(1 / (chance || 0.1))} wins.` };
}

/** D-AREA The largest area first. */
export function chooseArea({ legal }: Decision): Thought {
  const none = firstOf(legal, "none") ?? legal[0];
  const options = legal.flatMap((action): Option[] =>
    action.type === "claim"
      ? [{ action, worth: DISPUTED_AREAS.length - action.disputed, reason: "It shall be ours." }]
      : [],
  );
  return best(options, none, 0);
}

/** D-CEDE While the Pact serves, it is kept: a refusal may end it before the army is ready. */
export function answerClaim({ s, legal }: Decision): Thought {
  const cede = !wantsWarWith(s, AXIS, SOVIET);
  const action = firstOf(legal, cede ? "cede" : "refuse") ?? legal[0];
  return { action, reason: cede ? "One war at a time." : "Not an inch." };
}
