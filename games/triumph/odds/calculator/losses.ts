/** How much of one side is left after a battle, without every way in which the other may come out of it. */
import { fightLandRound, fightSeaRounds, type OddsBattle } from "./battle.ts";
import { type Field, forEachPair } from "./field.ts";
import { fightToTheEnd, type Labels } from "./seaEnd.ts";
import { inTheFight, type OddsUnit, type Side, unitsLeft, waysAway } from "./sides.ts";

/** The chances of each number of CV left, from 0 up. */
export function cvChances(battle: OddsBattle, side: "attacker" | "defender"): number[] {
  const chances = new Array<number>(cvOf(battle[side].units) + 1).fill(0);
  if (!battle.sea) {
    addField(chances, fightLandRound(battle), side, []);
    return chances;
  }
  const field = fightSeaRounds(battle, (finished, waiting) =>
    addField(chances, finished, side, side === "attacker" ? waiting : []),
  );
  const away = waysAway(field[side]).map(cvOf);
  const left = cvByState(inTheFight(field[side]));
  const labels: Labels = { count: away.length, enter: side === "attacker" ? (a) => a : (_, d) => d };
  fightToTheEnd(battle, field, labels, (a, d, label, chance) => {
    chances[left[side === "attacker" ? a : d] + away[label]] += chance;
  });
  return chances;
}

function addField(chances: number[], field: Field, side: "attacker" | "defender", waiting: readonly OddsUnit[]): void {
  const left = cvByState(field[side]);
  const more = cvOf(waiting);
  forEachPair(field, (a, d, chance) => {
    chances[left[side === "attacker" ? a : d] + more] += chance;
  });
}

function cvByState(side: Side): number[] {
  return Array.from({ length: side.size }, (_, state) => cvOf(unitsLeft(side, state)));
}

function cvOf(units: readonly OddsUnit[]): number {
  return units.reduce((sum, { cv }) => sum + cv, 0);
}
