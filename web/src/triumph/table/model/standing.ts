/** §16.1, §7.21 Victory Points and Production Level in words: where they come from. */
import type { FactionView } from "@tripartite/triumph/view";
import { TRIUMPH_TEXTS } from "../../texts.ts";

const texts = TRIUMPH_TEXTS.points;

export function pointReasons({ level, points, chits, chitValues, dows }: FactionView): string[] {
  const { capitals, atomic, vault } = points;
  return [
    texts.level(level),
    capitals ? texts.capitals(...capitals) : "",
    atomic ? texts.atomic(atomic) : "",
    vault ? texts.vault(vault) : "",
    chits > 0 ? chitReason(chits, chitValues) : "",
    dows > 0 ? texts.dows(dows) : "",
  ].filter(Boolean);
}

function chitReason(chits: number, values: readonly number[] | undefined): string {
  return values === undefined
    ? texts.chitsHidden(chits)
    : texts.chits(
        chits,
        values.reduce((sum, value) => sum + value, 0),
      );
}

export function levelReasons({ ind, pop, res, usablePop, usableRes, factors }: FactionView): string[] {
  if (factors.length === 0) return [texts.noCapital];
  const isRes = factors.includes("res");
  return [
    isRes ? texts.lowestOfThree(ind, usablePop, usableRes) : texts.lowestOfTwo(ind, usablePop),
    usablePop < pop ? texts.blockedPop(pop - usablePop) : "",
    isRes && usableRes < res ? texts.blockedRes(res - usableRes) : "",
  ].filter(Boolean);
}

/** Is this the number that the Level is made of? */
export function isLimit(
  { factors, level }: FactionView,
  factor: FactionView["factors"][number],
  value: number,
): boolean {
  return factors.includes(factor) && value === level;
}
