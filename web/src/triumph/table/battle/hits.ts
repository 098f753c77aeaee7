/** Hits that have been rolled and not yet been taken. */
import type { TargetClassName, UnitTypeName } from "@tripartite/triumph/data/kinds";
import type { BattleView, View } from "@tripartite/triumph/view";
import type { TableAction } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import type { OwnUnits } from "../model/units.ts";
import { lossPerHit } from "./record.ts";
import { type BattleSide, type BattleUnit, isSea } from "./sides.ts";

type Due = BattleView["hits"][number];

/** §12.41 A Tank or Infantry at sea is a Convoy. */
function classOf(unitType: UnitTypeName, area: string): TargetClassName {
  if (unitType === "airForce") return "air";
  if (unitType === "sub") return "sub";
  return unitType === "carrier" || unitType === "fleet" || isSea(area) ? "naval" : "ground";
}

/** §12.44 The sides when all Hits are taken, each by the strongest unit of its class; the first one by `first`, if named. */
export function afterHits(view: View, area: string, sides: readonly BattleSide[], first?: number): BattleSide[] {
  const all = view.battle?.hits ?? [];
  return sides.map((side) => {
    const due = all.find(({ party }) => party === side.party);
    return due === undefined ? side : { ...side, units: struck(side.units, due, area, first) };
  });
}

function struck(units: readonly BattleUnit[], { targetClass, count }: Due, area: string, first?: number): BattleUnit[] {
  let left = [...units];
  for (let hit = 0; hit < count; hit++) {
    const named = hit === 0 ? left.find(({ unit }) => unit !== undefined && unit === first) : undefined;
    const target = named ?? strongest(left.filter(({ unitType }) => classOf(unitType, area) === targetClass));
    left = left.flatMap((unit) => {
      if (unit !== target) return [unit];
      const cv = unit.cv - lossPerHit(unit.unitType, area);
      return cv > 0 ? [{ ...unit, cv }] : [];
    });
  }
  return left;
}

/** Among equals one that will not act any more. */
function strongest(units: readonly BattleUnit[]): BattleUnit | undefined {
  const isDone = ({ acted, invader }: BattleUnit) => Number(acted || invader);
  return units.toSorted((a, b) => b.cv - a.cv || isDone(b) - isDone(a))[0];
}

/** Choices that differ for the person: of units that are alike only the first, with their number. */
export function distinctHits(
  actions: readonly TableAction[],
  sides: readonly BattleSide[],
  units: OwnUnits,
): {
  readonly action: TableAction;
  readonly unit: BattleUnit;
  readonly from: string | undefined;
  readonly alike: number;
}[] {
  const fighters = sides.flatMap((side) => side.units);
  const found = actions.flatMap((action) => {
    const unit = fighters.find((one) => one.unit === action.unit);
    return unit === undefined ? [] : [{ action, unit, from: units.get(action.unit!)?.unit.route?.at(-2) }];
  });
  const groups = groupBy(found, ({ unit, from }) =>
    [unit.nationality, unit.unitType, unit.cv, unit.acted, unit.invader, unit.raider, from].join(),
  );
  return [...groups.values()].map((group) => ({ ...group[0], alike: group.length }));
}
