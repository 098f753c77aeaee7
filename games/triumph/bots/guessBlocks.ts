/** What a block that shows only its nationality might be: as it was last seen, otherwise as such blocks mostly are. */

import { nextBelow, type Random } from "@tripartite/kernel";
import type { Area, Nationality, UnitType } from "../data/ids.ts";
import { AIR_FORCE, CARRIER, FLEET, FORTRESS, INFANTRY, SUB, TANK } from "../data/kinds.ts";
import { IS_COASTAL, IS_LAND, MAX_CV, PARTY_OF_NATIONALITY } from "../data/map.ts";
import type { State } from "../model/state.ts";
import { fortressIn } from "../rules/units.ts";

export interface Block {
  readonly type: number;
  readonly cv: number;
}

/** What a seat believes about hidden things. */
export interface Guess {
  /** Average CV of a block, by Faction. */
  readonly meanCv: readonly number[];
  /** Blocks that were seen in an area and may still be there. */
  seenAt(area: Area, nationality: Nationality): readonly Block[];
  /** The blocks as believed, if the seat follows every block. */
  believedAt?(area: Area, nationality: Nationality, count: number): readonly Block[];
  /** Cards that a Rival was seen to hold. */
  readonly heldBy: readonly (readonly number[])[];
  /** True: the likeliest guess, without dice. False: a sample. */
  readonly plain: boolean;
}

/** Types of blocks on land, inland and at sea, as often as players build them. */
const ON_COAST = [INFANTRY, INFANTRY, INFANTRY, INFANTRY, FORTRESS, TANK, AIR_FORCE, FLEET];
const INLAND = [INFANTRY, INFANTRY, INFANTRY, INFANTRY, FORTRESS, TANK, AIR_FORCE];
const AT_SEA = [FLEET, FLEET, FLEET, FLEET, SUB, CARRIER, INFANTRY];

export function guessBlocks(
  s: State,
  area: Area,
  nationality: Nationality,
  count: number,
  guess: Guess,
  random: Random,
): readonly Block[] {
  if (guess.believedAt !== undefined) return guess.believedAt(area, nationality, count);
  const blocks = [...guess.seenAt(area, nationality).slice(0, count)];
  let hasFortress = fortressIn(s, area) >= 0 || blocks.some(({ type }) => type === FORTRESS);
  while (blocks.length < count) {
    const type = guessType(area, hasFortress, guess.plain, random);
    hasFortress ||= type === FORTRESS;
    blocks.push({ type, cv: guessCv(nationality, blocks.length, guess, random) });
  }
  return blocks;
}

function guessType(area: Area, hasFortress: boolean, plain: boolean, random: Random): UnitType {
  if (plain) return IS_LAND[area] ? INFANTRY : FLEET;
  const kinds = !IS_LAND[area] ? AT_SEA : IS_COASTAL[area] ? ON_COAST : INLAND;
  const type = kinds[nextBelow(random, kinds.length)];
  return type === FORTRESS && hasFortress ? INFANTRY : type;
}

/** Spread around the average; the likeliest guess alternates so that a stack has the average. */
function guessCv(nationality: Nationality, index: number, { meanCv, plain }: Guess, random: Random): number {
  const mean = meanCv[PARTY_OF_NATIONALITY[nationality]] ?? 2;
  const fraction = mean - Math.floor(mean);
  const up = plain ? Math.floor((index + 1) * fraction) - Math.floor(index * fraction) : 0;
  const spread = plain ? up : nextBelow(random, 1000) / 1000 < fraction ? 1 : 0;
  const drift = plain ? 0 : nextBelow(random, 3) - 1;
  return Math.max(1, Math.min(MAX_CV[nationality], Math.floor(mean) + spread + drift));
}
