/** How a battle ended, from what stands there afterwards. */
import type { NationalityName } from "@tripartite/triumph/data/kinds";
import { isSea, partyOf } from "@tripartite/triumph/odds/sides";
import type { AreaView, View } from "@tripartite/triumph/view";
import { list } from "../../words.ts";
import type { BattleRecord } from "../table/battle/record.ts";
import type { Party } from "../table/model/action.ts";
import type { EventJson } from "../table/model/log.ts";
import { areaName, partyIn } from "../table/model/names.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import type { BattleEnd } from "./scene.ts";

const texts = TRIUMPH_TEXTS.stage;

function partiesIn({ units = [], faceUp = [], blocks = [] }: AreaView): Set<Party> {
  const standing = [...units, ...faceUp, ...blocks.filter(({ escaped }) => escaped !== true)];
  return new Set(standing.map(({ nationality }) => partyOf(nationality)));
}

/** Blocks of an area that leave it for other reasons after the battle. */
function removedFrom(area: string, later: readonly EventJson[]): Party[] {
  return later
    .filter((event) => event.type === "blockRemoved" && event.area === area)
    .map(({ nationality }) => partyOf(nationality as NationalityName));
}

/** `later` is what came with the end of the battle, after it. */
export function endOf(record: BattleRecord, before: View, after: View, later: readonly EventJson[]): BattleEnd {
  const { area } = record;
  const name = areaName(area);
  const standing = new Set([...partiesIn(after.areas[area]), ...removedFrom(area, later)]);
  const left = record.parties.filter((party) => standing.has(party));
  const side = left.length === 1 ? `f-${left[0] === "native" ? "neutral" : left[0]}` : "f-neutral";
  const holder = list(left.map((party) => partyIn(area, party)));
  if (left.length > 1) return { record, side, title: texts.contested(name) };
  if (left.length === 0) return { record, side, title: texts.empty(name) };
  if (isSea(area)) return { record, side, title: texts.seaHeld(name, holder) };
  /** Who attacks in an own area frees it. */
  const isTaken = left[0] === before.turn && left[0] !== before.areas[area].control;
  return { record, side, title: isTaken ? texts.falls(name, holder) : texts.holds(name, holder) };
}
