/** Battles as questions for the odds, with nothing but what the viewer knows. */
import { CLASSES, NATIVE, TECHNOLOGIES, type TechnologyName, UNIT_TYPES } from "@tripartite/triumph/data/kinds";
import { FIREPOWER } from "@tripartite/triumph/data/units";
import type { OddsUnit } from "@tripartite/triumph/odds";
import type { View } from "@tripartite/triumph/view";
import type { PlainSide, Question } from "../../odds/forecast.ts";
import type { Party, TableAction } from "../model/action.ts";
import { type BattleSide, type BattleUnit, isSea, PARTY_NAMES } from "./sides.ts";

const SONAR_FIREPOWER = 3;
const STRIKE_FIREPOWER = 1;

/** Revealed technologies as a bit mask; `more` are weighed. */
export function technologiesOf(view: View, party: Party, more: readonly TechnologyName[] = []): number {
  if (party === "native") return 0;
  const all = [...view.factions[party].revealed.map(({ technology }) => technology), ...more];
  return all.reduce((mask, technology) => mask | (1 << TECHNOLOGIES.indexOf(technology)), 0);
}

function has(view: View, party: Party, technology: TechnologyName): boolean {
  return ((technologiesOf(view, party) >> TECHNOLOGIES.indexOf(technology)) & 1) === 1;
}

function oddsUnit({ unitType, cv, acted, invader }: BattleUnit, group = 0): OddsUnit {
  return {
    type: UNIT_TYPES.indexOf(unitType),
    cv,
    ...(acted && { acted }),
    ...(invader && { invader }),
    ...(group > 0 && { group }),
  };
}

function plainSide(view: View, side: BattleSide): PlainSide {
  const joined = side.units.map((unit) => oddsUnit(unit));
  const waiting = side.groups.flatMap((group, index) => group.map((unit) => oddsUnit(unit, index + 1)));
  return {
    units: [...joined, ...waiting],
    technologies: technologiesOf(view, side.party),
    ...(PARTY_NAMES.indexOf(side.party) === NATIVE && { native: true }),
  };
}

/** Undefined unless exactly two sides face each other. Who only watches sees it with the Attacker's eyes. */
export function questionOf(view: View, area: string, sides: readonly BattleSide[]): Question | undefined {
  const [defender, attacker] = sides;
  if (sides.length !== 2 || !attacker.attacks || defender.attacks) return undefined;
  const owner = view.areas[area].control;
  return {
    sea: isSea(area),
    attacker: plainSide(view, attacker),
    defender: plainSide(view, defender),
    surprise: view.playerTurn?.surprise === true,
    own: view.viewer === defender.party ? "defender" : "attacker",
    ...(owner === attacker.party && { landOf: "attacker" }),
    ...(owner === defender.party && { landOf: "defender" }),
  };
}

/** §12.42 A die up to this number hits; Sonar gives Fleets 3 against Subs. */
export function firepowerOf(view: View, party: Party, unit: BattleUnit, targetClass: number): number {
  const isSonar = unit.unitType === "fleet" && CLASSES[targetClass] === "sub" && has(view, party, "sonar");
  return isSonar ? SONAR_FIREPOWER : FIREPOWER[UNIT_TYPES.indexOf(unit.unitType)][targetClass];
}

/** §12.4 One die for each CV, two with AirDefense Radar over one's own land against aircraft. */
export function diceOf(view: View, area: string, party: Party, unit: BattleUnit, targetClass: number): number {
  const radar =
    unit.unitType === "airForce" &&
    CLASSES[targetClass] === "air" &&
    view.areas[area].control === party &&
    has(view, party, "air-defense-radar");
  return radar ? 2 * unit.cv : unit.cv;
}

export interface Shot {
  readonly dice: number;
  readonly firepower: number;
  readonly targetClass: number;
}

/** The dice of a Fire or Strike. */
export function shotOf(view: View, area: string, party: Party, unit: BattleUnit, action: TableAction): Shot {
  const targetClass = CLASSES.indexOf(action.type === "strike" ? "naval" : action.targetClass!);
  const isStrike = action.type === "strike";
  return {
    dice: isStrike ? unit.cv : diceOf(view, area, party, unit, targetClass),
    firepower: isStrike ? STRIKE_FIREPOWER : firepowerOf(view, party, unit, targetClass),
    targetClass,
  };
}

/** The battle after this action of an own unit, its dice not rolled yet. */
export function after(
  question: Question,
  sides: readonly BattleSide[],
  view: View,
  area: string,
  action: TableAction,
): Question {
  const side = sides.find(({ party }) => party === view.viewer);
  const unit = side?.units.find((one) => one.unit === action.unit);
  if (side === undefined || unit === undefined) return question;
  const leaves = action.type === "retreat" || action.type === "rebase" || action.type === "strike";
  const units = side.units.filter((one) => one !== unit || !leaves);
  const changed = plainSide(view, {
    ...side,
    units: units.map((one) => (one === unit ? { ...one, acted: true } : one)),
  });
  const shoots = action.type === "fire" || action.type === "strike";
  const shot = shoots ? shotOf(view, area, side.party, unit, action) : undefined;
  return {
    ...question,
    [question.own]: changed,
    ...(shot && { opening: { ...shot, byAttacker: question.own === "attacker" } }),
  };
}
