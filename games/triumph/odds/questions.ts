/** Battles as questions for the odds, with nothing but what the viewer knows. */
import type { Unit } from "../data/ids.ts";
import { CLASSES, type TargetClassName, type TechnologyName, UNIT_TYPES } from "../data/kinds.ts";
import type { NamedOffer, NamedOfferOf, ShotMeaning } from "../offers/meanings.ts";
import type { BattleView, View } from "../view/types.ts";
import { hitsTaken, type OddsUnit } from "./calculator/odds.ts";
import type { PlainSide, Question } from "./forecast.ts";
import { type BattleSide, type BattleUnit, isSea } from "./sides.ts";
import { technologiesOf } from "./technologies.ts";

function oddsUnit({ unitType, cv, acted, invader }: BattleUnit, group = 0): OddsUnit {
  return {
    type: UNIT_TYPES.indexOf(unitType),
    cv,
    ...(acted && { acted }),
    ...(invader && { invader }),
    ...(group > 0 && { group }),
  };
}

function plainSide(view: View, area: string, side: BattleSide, due?: BattleView["hits"][number]): PlainSide {
  const joined = side.units.map((unit) => oddsUnit(unit));
  const waiting = side.groups.flatMap((group, index) => group.map((unit) => oddsUnit(unit, index + 1)));
  const left = due ? hitsTaken(joined, isSea(area), CLASSES.indexOf(due.targetClass), due.count) : joined;
  return {
    units: [...left, ...waiting],
    technologies: technologiesOf(view, side.party),
    ...(side.party === "native" && { native: true }),
  };
}

/**
 * The battle once the Hits that are due are taken. Undefined unless exactly two sides face each other. Who only watches
 * sees it with the Attacker's eyes.
 */
export function questionOf(view: View, area: string, sides: readonly BattleSide[]): Question | undefined {
  return questionWith(view, area, sides, view.battle?.hits ?? []);
}

function questionWith(
  view: View,
  area: string,
  sides: readonly BattleSide[],
  hits: BattleView["hits"],
): Question | undefined {
  const [defender, attacker] = sides;
  if (sides.length !== 2 || !attacker.attacks || defender.attacks) return undefined;
  const owner = view.areas[area].control;
  const side = (one: BattleSide) =>
    plainSide(
      view,
      area,
      one,
      hits.find(({ party }) => party === one.party),
    );
  return {
    sea: isSea(area),
    attacker: side(attacker),
    defender: side(defender),
    surprise: view.playerTurn?.surprise === true,
    own: view.viewer === defender.party ? "defender" : "attacker",
    ...(owner === attacker.party && { landOf: "attacker" }),
    ...(owner === defender.party && { landOf: "defender" }),
  };
}

/** The battle after an offer is taken, its dice not rolled yet; the question itself if the offer changes nothing. */
export function questionAfter(
  question: Question,
  view: View,
  area: string,
  sides: readonly BattleSide[],
  offer: NamedOffer,
): Question {
  const { action } = offer;
  switch (action.type) {
    case "reveal":
      return withTechnology(question, view, action.technology);
    case "hit":
      return afterHit(view, area, sides, offer as NamedOfferOf<"hit">) ?? question;
    case "join":
      return (
        questionOf(
          view,
          area,
          sides.map((side) => groupFirst(side, action.unit)),
        ) ?? question
      );
    case "fire":
      return withShot(
        acted(question, view, area, sides, action.unit),
        offer as NamedOfferOf<"fire">,
        action.targetClass,
      );
    case "strike":
      return withShot(left(question, view, area, sides, action.unit), offer as NamedOfferOf<"strike">, "naval");
    case "hold":
    case "bomb":
      return acted(question, view, area, sides, action.unit);
    case "retreat":
    case "rebase":
    case "escape":
      return left(question, view, area, sides, action.unit);
    default:
      return question;
  }
}

function acted(question: Question, view: View, area: string, sides: readonly BattleSide[], unit: Unit): Question {
  return withOwn(question, view, area, sides, (one) => [one.unit === unit ? { ...one, acted: true } : one]);
}

function left(question: Question, view: View, area: string, sides: readonly BattleSide[], unit: Unit): Question {
  return withOwn(question, view, area, sides, (one) => (one.unit === unit ? [] : [one]));
}

/** The question with other units of the viewer. */
function withOwn(
  question: Question,
  view: View,
  area: string,
  sides: readonly BattleSide[],
  change: (unit: BattleUnit) => readonly BattleUnit[],
): Question {
  const side = sides.find(({ party }) => party === view.viewer);
  if (side === undefined) return question;
  return { ...question, [question.own]: plainSide(view, area, { ...side, units: side.units.flatMap(change) }) };
}

function withShot(question: Question, { dice, power }: ShotMeaning, targetClass: TargetClassName): Question {
  const opening = { dice, firepower: power, targetClass: CLASSES.indexOf(targetClass) };
  return { ...question, opening: { ...opening, byAttacker: question.own === "attacker" } };
}

/** §12.44 The unit takes the first of the Hits that are due. */
function afterHit(
  view: View,
  area: string,
  sides: readonly BattleSide[],
  { action, cv }: NamedOfferOf<"hit">,
): Question | undefined {
  const struck = (unit: BattleUnit) => (unit.unit === action.unit ? (cv > 0 ? [{ ...unit, cv }] : []) : [unit]);
  const after = sides.map((side) => ({ ...side, units: side.units.flatMap(struck) }));
  const hits = (view.battle?.hits ?? []).map((due) => ({ ...due, count: due.count - 1 }));
  return questionWith(view, area, after, hits);
}

/** §12.71 The BattleGroup of this unit joins before the others. */
function groupFirst(side: BattleSide, unit: Unit): BattleSide {
  const holds = (group: readonly BattleUnit[]) => Number(group.some((one) => one.unit === unit));
  return { ...side, groups: side.groups.toSorted((a, b) => holds(b) - holds(a)) };
}

function withTechnology(question: Question, view: View, technology: TechnologyName): Question {
  if (view.viewer === "spectator") return question;
  const technologies = technologiesOf(view, view.viewer, [technology]);
  return { ...question, [question.own]: { ...question[question.own], technologies } };
}
