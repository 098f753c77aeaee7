/** Battles that have not begun: own units are known, hidden blocks of others are assumed. */
import type { PartyName } from "../model/names.ts";
import type { OwnUnit, View } from "../view/types.ts";
import type { Question } from "./forecast.ts";
import { questionOf } from "./questions.ts";
import { type BattleSide, type BattleUnit, isSea, joinsGroup, sidesOf } from "./sides.ts";

/** CV that each hidden block may have. */
export const ASSUMED_CV = [1, 2, 3] as const;

/** An own unit that would come along this route, its start included. */
export interface Joining {
  readonly unit: OwnUnit;
  readonly route: readonly string[];
  readonly invades: boolean;
}

export interface Preview {
  readonly questions: Readonly<Record<string, Question>>;
  readonly hidden: number;
}

/** The viewer attacks the Enemies there; undefined if there are none, or more than one Party. */
export function previewOf(
  view: View,
  area: string,
  enemies: readonly PartyName[],
  joining?: Joining,
): Preview | undefined {
  if (enemies.length !== 1 || view.viewer === "spectator") return undefined;
  const [defender, attacker] = sidesOf(view, area, [enemies[0], view.viewer], view.viewer);
  const strengthened = joining ? joined(attacker, joining, area) : attacker;
  if (strengthened.units.length + strengthened.groups.length === 0) return undefined;
  const questions: Record<string, Question> = {};
  for (const cv of defender.hidden > 0 ? ASSUMED_CV : [0]) {
    const question = questionOf(view, area, [assumed(defender, cv, area), strengthened]);
    if (question) questions[String(cv)] = question;
  }
  return { questions, hidden: defender.hidden };
}

function joined(side: BattleSide, { unit, invades, route }: Joining, area: string): BattleSide {
  const newcomer: BattleUnit = {
    key: `unit-${unit.unit}`,
    unit: unit.unit,
    nationality: unit.nationality,
    unitType: unit.unitType,
    cv: unit.cv,
    acted: false,
    invader: invades,
    raider: false,
    convoy: false,
    route: route.join(),
  };
  const groups = side.groups.filter((group) => group[0].route !== newcomer.route);
  if (!isSea(area) || !joinsGroup(unit.unitType)) return { ...side, units: [...side.units, newcomer] };
  const same = side.groups.find((group) => group[0].route === newcomer.route) ?? [];
  return { ...side, groups: [...groups, [...same, newcomer]] };
}

/** Hidden blocks as Infantry on land and Fleets at sea. */
function assumed(side: BattleSide, cv: number, area: string): BattleSide {
  const guesses = Array.from(
    { length: side.hidden },
    (_, index): BattleUnit => ({
      key: `hidden-${index}`,
      nationality: "neutral",
      unitType: isSea(area) ? "fleet" : "infantry",
      cv,
      acted: false,
      invader: false,
      raider: false,
      convoy: false,
    }),
  );
  return { ...side, units: [...side.units, ...guesses], hidden: 0 };
}
