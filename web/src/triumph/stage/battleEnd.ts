/** How a battle ended, from what stands there afterwards. */
import { isSea, partyOf } from "@tripartite/triumph/odds/sides";
import type { AreaView, View } from "@tripartite/triumph/view";
import { list } from "../../words.ts";
import type { BattleRecord } from "../table/battle/record.ts";
import type { Party } from "../table/model/action.ts";
import { areaName, partyIn } from "../table/model/names.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import type { BattleEnd } from "./scene.ts";

const texts = TRIUMPH_TEXTS.stage;

function partiesIn({ units = [], faceUp = [], blocks = [] }: AreaView): Set<Party> {
  const standing = [...units, ...faceUp, ...blocks.filter(({ escaped }) => escaped !== true)];
  return new Set(standing.map(({ nationality }) => partyOf(nationality)));
}

export function endOf(record: BattleRecord, before: View, after: View): BattleEnd {
  const { area } = record;
  const name = areaName(area);
  const left = record.parties.filter((party) => partiesIn(after.areas[area]).has(party));
  const side = left.length === 1 ? `f-${left[0] === "native" ? "neutral" : left[0]}` : "f-neutral";
  const holder = list(left.map((party) => partyIn(area, party)));
  if (left.length > 1) return { record, side, title: texts.contested(name) };
  if (left.length === 0) return { record, side, title: texts.empty(name) };
  if (isSea(area)) return { record, side, title: texts.seaHeld(name, holder) };
  /** Who attacks in an own area frees it. */
  const isTaken = left[0] === before.turn && left[0] !== before.areas[area].control;
  return { record, side, title: isTaken ? texts.falls(name, holder) : texts.holds(name, holder) };
}
