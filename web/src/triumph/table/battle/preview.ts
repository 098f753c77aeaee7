/** Battles that have not begun: own units are known, hidden blocks of others are assumed. */
import { type FactionName, UNIT_TYPES } from "@tripartite/triumph/data/kinds";
import { IS_GROUND } from "@tripartite/triumph/data/units";
import type { OwnUnit, View } from "@tripartite/triumph/view";
import type { Question } from "../../odds/forecast.ts";
import type { Party } from "../model/action.ts";
import { enemiesAt } from "../model/enemies.ts";
import { questionOf } from "./questions.ts";
import { type BattleSide, type BattleUnit, isSea, sidesOf } from "./sides.ts";

/** CV that each hidden block may have. */
export const ASSUMED_CV = [1, 2, 3] as const;

export interface Joining {
  readonly unit: OwnUnit;
  readonly route: readonly string[];
  readonly invades: boolean;
}

export interface Preview {
  readonly questions: Readonly<Record<string, Question>>;
  readonly hidden: number;
}

/** The viewer attacks whoever stands there; undefined if it is nobody, or more than one Party. */
export function previewOf(view: View, area: string, joining?: Joining): Preview | undefined {
  const enemies = enemiesAt(view, area);
  if (enemies.length !== 1 || view.viewer === "spectator") return undefined;
  const [defender, attacker] = sidesFrom(view, area, enemies[0], view.viewer);
  const strengthened = joining ? joined(attacker, joining, area) : attacker;
  if (strengthened.units.length + strengthened.groups.length === 0) return undefined;
  const questions: Record<string, Question> = {};
  for (const cv of defender.hidden > 0 ? ASSUMED_CV : [0]) {
    const question = questionOf(view, area, [assumed(defender, cv, area), strengthened]);
    if (question) questions[String(cv)] = question;
  }
  return { questions, hidden: defender.hidden };
}

function sidesFrom(view: View, area: string, enemy: Party, own: FactionName): [BattleSide, BattleSide] {
  const [defender, attacker] = sidesOf(view, area, [enemy, own]).sort(
    (a, b) => Number(a.party === own) - Number(b.party === own),
  );
  return [
    { ...defender, attacks: false },
    { ...attacker, attacks: true },
  ];
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
    route: route.join(),
  };
  const groups = side.groups.filter((group) => group[0].route !== newcomer.route);
  if (!isSea(area) || IS_GROUND[UNIT_TYPES.indexOf(unit.unitType)])
    return { ...side, units: [...side.units, newcomer] };
  const same = side.groups.find((group) => group[0].route === newcomer.route) ?? [];
  return { ...side, groups: [...groups, [...same, newcomer]] };
}

/** Hidden blocks as Infantry on land and Fleets at sea. */
function assumed(side: BattleSide, cv: number, area: string): BattleSide {
  const unitType = isSea(area) ? "fleet" : "infantry";
  const guesses = Array.from(
    { length: side.hidden },
    (_, index): BattleUnit => ({
      key: `hidden-${index}`,
      nationality: "neutral",
      unitType,
      cv,
      acted: false,
      invader: false,
      raider: false,
    }),
  );
  return { ...side, units: [...side.units, ...guesses], hidden: 0 };
}
