/** Lists of a position file that hold several numbers for each entry: every number has to be one that play can use. */
import { InputError } from "@tripartite/kernel";
import { DISPUTED_AREAS } from "../data/campaign/disputedAreas.ts";
import { EVENT_EFFECTS, EVENT_IDS, type EventEffect } from "../data/campaign/eventEffects.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import { boardOf, type State } from "../model/state.ts";
import { RESULTS, type ResultKind } from "../rules/politics/court.ts";
import { ITEMS, type Item, QUEUE_WIDTH } from "../rules/queue.ts";

/** The least and the greatest number. */
type Range = readonly [least: number, most: number];

/** The indices of a list. */
function indexOf(list: { readonly length: number }): Range {
  return [0, list.length - 1];
}

const FACTION = indexOf(FACTIONS);
const UNUSED: Range = [-1, -1];

/** A restricted result names a country, a failure the faction that drew it. */
function causeOf(s: State, kind: ResultKind | undefined): Range {
  const { countryIds } = boardOf(s);
  if (kind === "failure") return FACTION;
  return kind === "restricted" ? indexOf(countryIds) : [-1, countryIds.length - 1];
}

/** What the three numbers of an item are; what a later one may be hangs on those before it. */
function numbersOf(s: State, item: Item, [event, kind]: readonly number[]): readonly [Range, Range, Range] {
  const effect: EventEffect | undefined = EVENT_EFFECTS[EVENT_IDS[event]];
  switch (item) {
    case "setUp":
      return [indexOf(boardOf(s).countryIds), FACTION, UNUSED];
    case "politicalResult":
      return [FACTION, indexOf(RESULTS), causeOf(s, RESULTS[kind])];
    case "claim":
      return [indexOf(DISPUTED_AREAS), UNUSED, UNUSED];
    case "eventMobilization":
      return [indexOf(EVENT_IDS), indexOf(effect?.mobilize ?? []), UNUSED];
    case "emergencyShipping": {
      const owners = effect?.emergencyShipping ?? [];
      return [owners.length > 0 ? [event, event] : UNUSED, [0, 0], [-1, (1 << owners.length) - 1]];
    }
  }
}

function queueRow(s: State, row: readonly number[]): readonly Range[] {
  const due: Range = [0, FACTIONS.length];
  const item = ITEMS[row[0]];
  return [indexOf(ITEMS), due, ...(item === undefined ? [] : numbersOf(s, item, row.slice(2)))];
}

function checkRows(
  list: "queue" | "item" | "landings" | "limited" | "beachheads" | "boxMobilized",
  numbers: readonly number[],
  width: number,
  rangesOf: (row: readonly number[]) => readonly Range[],
): void {
  if (numbers.length % width !== 0) throw new InputError(`details.${list}`, `expected ${width} numbers for each entry`);
  for (let at = 0; at < numbers.length; at += width)
    for (const [i, [least, most]] of rangesOf(numbers.slice(at, at + width)).entries()) {
      const number = numbers[at + i];
      if (number < least || number > most)
        throw new InputError(`details.${list}[${at + i}]`, `${number} is out of range`);
    }
}

/** Refuses numbers that no play could have put there. */
export function checkRowsOf(s: State): void {
  const { land, unitIds, seaZones, boxes, countryIds, scenario } = boardOf(s);
  const boxAndCountry = [indexOf(boxes), indexOf(countryIds)];
  const hex: Range = [0, land - 1];
  const hexAndUnit = [hex, indexOf(unitIds)];
  const beachhead: readonly Range[] = [hex, indexOf(seaZones), FACTION, [0, scenario.rules.beachheadChecks]];
  checkRows("queue", s.queue, QUEUE_WIDTH, (row) => queueRow(s, row));
  checkRows("item", s.item, QUEUE_WIDTH, (row) => queueRow(s, row));
  checkRows("landings", s.landings, hexAndUnit.length, () => hexAndUnit);
  checkRows("beachheads", s.beachheads, beachhead.length, () => beachhead);
  checkRows("boxMobilized", s.boxMobilized, boxAndCountry.length, () => boxAndCountry);
  checkRows("limited", s.limited, hexAndUnit.length, () => hexAndUnit);
}
