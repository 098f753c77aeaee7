/** What to build and what to buy: enough to hold the capitals, then Industry, then the reach of Diplomacy and war. */

import { DECK_OF_CARD, FACTORIES_OF_CARD } from "../data/deck.ts";
import type { Faction, Unit } from "../data/ids.ts";
import { ACTION_DECK, FLEET, FORTRESS, INFANTRY, INVESTMENT_DECK, TANK } from "../data/kinds.ts";
import { AREA_COUNT, AREA_NAMES, IS_GREAT_CAPITAL, MAX_CV } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import type { Action, ActionOf } from "../model/actions.ts";
import type { State } from "../model/state.ts";
import { handOf } from "../rules/cards/cards.ts";
import { PLAN_CARD, planCount, planLength } from "../rules/economy/building.ts";
import { factoryCost } from "../rules/economy/economy.ts";
import { atWar } from "../rules/war/relations.ts";
import { best, type Decision, type Mind, ofType, type Style, type Thought } from "./brain.ts";
import { campaignOf, targetsOf } from "./campaign.ts";
import { lackAt } from "./capitals.ts";
import { raisesWanted } from "./industry.ts";
import type { Plan } from "./memory.ts";
import { defenceOf, type Strengths, strengthsOf, threatTo } from "./strength.ts";
import { USUAL } from "./styles.ts";
import { ownCapitals } from "./worth.ts";

/** How many points go where. */
interface Budget {
  readonly units: number;
  readonly investment: number;
  readonly action: number;
}

const WORTH_MENDING = 0.3;

/** What all capitals lack together. */
function shortage(s: State, f: Faction, strengths: Strengths, style: Style): number {
  const lacks = ownCapitals(s, f).map((area) => lackAt(s, f, area, strengths, style));
  return lacks.filter((lack) => lack > WORTH_MENDING).reduce((total, lack) => total + lack, 0);
}

function splitProduction(s: State, f: Faction, style: Style): Budget {
  const { armament, science } = style;
  const level = s.level;
  const strengths = strengthsOf(s);
  const lack = shortage(s, f, strengths, style);
  const war = atWar(s, f);
  const most = level * (war ? style.mostWar : style.mostPeace);
  const units = Math.round(Math.min(most, lack * 0.8 + armament * level + (war ? style.warUnits * level : 0)));
  const hand = handOf(s, f);
  const factories = hand.reduce((total, card) => total + FACTORIES_OF_CARD[card], 0);
  const wanted = Math.max(0, raisesWanted(s, f, style) * factoryCost(s, f) - factories);
  const rest = level - units;
  const actionCards = hand.filter((card) => DECK_OF_CARD[card] === ACTION_DECK).length;
  const leastAction = Math.min(
    rest,
    Math.max(war ? 2 : 1, Math.round(rest * (war ? style.warCards : style.peaceCards)) - Math.max(0, actionCards - 4)),
  );
  const research = Math.round(science * rest * 0.25);
  const investment = Math.min(rest - leastAction, Math.ceil(wanted / style.factories) + research);
  return { units, investment, action: rest - investment };
}

// ---- the plan

function bought(s: State, deck: number): number {
  return planCount(s, PLAN_CARD, deck);
}

function valueOfStep(
  s: State,
  f: Faction,
  action: ActionOf<"step">,
  strengths: Strengths,
  pull: Float64Array,
  style: Style,
): number {
  const [area, type] = [s.unitArea[action.unit], s.unitType[action.unit]];
  const lack = IS_GREAT_CAPITAL[area] ? lackAt(s, f, area, strengths, style) : 0;
  const need = Math.max(0, lack) * defenceOf(type, 1);
  const near = threatTo(s, f, area, strengths);
  const kind = type === INFANTRY ? 1 : type === TANK ? 1.05 : type === FORTRESS ? (near > 2 ? 0.6 : 0.05) : 0.7;
  const room = (MAX_CV[s.unitNationality[action.unit]] - s.unitCv[action.unit]) * 0.05;
  return (
    need + kind * (1 + Math.min(1.5, near * 0.1)) + room + (IS_GROUND[type] && type !== FORTRESS ? 0.4 * pull[area] : 0)
  );
}

function valueOfCadre(
  s: State,
  f: Faction,
  action: ActionOf<"cadre">,
  strengths: Strengths,
  pull: Float64Array,
  style: Style,
): number {
  const { area, unitType } = action;
  const lack = IS_GREAT_CAPITAL[area] ? lackAt(s, f, area, strengths, style) : 0;
  const near = threatTo(s, f, area, strengths);
  if (unitType === FORTRESS) return lack > 0.3 ? 0.9 + lack * 1.5 : 0;
  if (unitType === FLEET) return 0.3;
  if (unitType !== INFANTRY && unitType !== TANK) return 0.35;
  return (
    (unitType === INFANTRY ? 0.75 : 0.6) +
    Math.max(0, lack) * defenceOf(unitType, 1) +
    Math.min(0.6, near * 0.05) +
    0.3 * pull[area]
  );
}

function productionKey(s: State): string {
  return `production ${s.year}`;
}

/** A budget as something to keep in mind. */
function budgetPlan(s: State, { units, investment, action }: Budget): Plan {
  const reason = `${units} for units, ${investment} Investment and ${action} Action cards.`;
  return { key: productionKey(s), reason, todo: [], moves: [[units, investment]] };
}

/** D05 Item by item until the points are spent. */
export function playProduction({ s, seat, legal, style, mind }: Decision): Thought {
  const left = s.level - planLength(s);
  const confirm = legal.find(({ type }) => type === "confirm");
  if (left <= 0 && confirm !== undefined) return { action: confirm, reason: "Everything is spent." };
  if (mind.plan?.key !== productionKey(s)) mind.plan = budgetPlan(s, splitProduction(s, seat, style));
  const [[unitsWanted, investmentWanted]] = mind.plan.moves;
  const unitsPlanned = planLength(s) - bought(s, ACTION_DECK) - bought(s, INVESTMENT_DECK);
  const item =
    (unitsPlanned < unitsWanted ? bestUnit(s, seat, legal, style, mind) : undefined) ??
    buy(legal, bought(s, INVESTMENT_DECK) < investmentWanted ? INVESTMENT_DECK : ACTION_DECK) ??
    buy(legal, ACTION_DECK) ??
    buy(legal, INVESTMENT_DECK) ??
    bestUnit(s, seat, legal, style, mind);
  return item ?? { action: confirm ?? legal[0], reason: mind.plan.reason };
}

function buy(legal: readonly Action[], deck: number): Thought | undefined {
  const action = ofType(legal, "buy").find((one) => one.deck === deck);
  const reason =
    deck === INVESTMENT_DECK ? "Investment cards become Industry." : "Action cards for Diplomacy and Command.";
  return action && { action, reason };
}

function bestUnit(s: State, f: Faction, legal: readonly Action[], style: Style, mind: Mind): Thought | undefined {
  const strengths = strengthsOf(s);
  const pull = campaignOf(s, f, style.campaign, targetsOf(s, f, style, mind), strengths).pull;
  const step = best(ofType(legal, "step"), (action) => valueOfStep(s, f, action, strengths, pull, style));
  const cadre = best(ofType(legal, "cadre"), (action) => valueOfCadre(s, f, action, strengths, pull, style));
  const stepValue = step === undefined ? 0 : valueOfStep(s, f, step, strengths, pull, style);
  const cadreValue = cadre === undefined ? 0 : valueOfCadre(s, f, cadre, strengths, pull, style);
  if (step !== undefined && stepValue >= cadreValue)
    return { action: step, reason: `The force in ${AREA_NAMES[s.unitArea[step.unit]]} grows.` };
  return cadre && { action: cadre, reason: `${AREA_NAMES[cadre.area]} needs more troops.` };
}

const NO_PULL = new Float64Array(AREA_COUNT);

/** How much a Faction wants this unit to grow, as far as anybody else can tell. */
export function valueOfGrowth(s: State, f: Faction, unit: Unit, strengths: Strengths): number {
  return valueOfStep(s, f, { type: "step", unit }, strengths, NO_PULL, USUAL);
}
