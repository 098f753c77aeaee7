/** An area in words, as far as the viewer knows it. */
import {
  KIND_OF_AREA,
  NATION_IDS,
  NATION_NAMES,
  NATION_OF_AREA,
  POP_OF_AREA,
  RES_OF_AREA,
} from "@tripartite/triumph/data/map";
import type { AreaView, View } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { areaIndex, partyIn, unitName } from "./names.ts";

const { area: texts, parties, nationalities, statuses, areaKinds, unitTypes } = TRIUMPH_TEXTS;

/** The nation and its status, or the kind of water. */
export function belongsTo(view: View, id: string): string {
  const index = areaIndex(id);
  const nation = NATION_OF_AREA[index];
  if (nation < 0) return areaKinds[KIND_OF_AREA[index]];
  const { status, influence } = view.nations[NATION_IDS[nation]];
  return [
    NATION_NAMES[nation],
    status === "power" ? "" : statuses[status],
    influence && texts.influence(parties[influence.faction], influence.count),
  ]
    .filter(Boolean)
    .join(", ");
}

export function heldBy(view: View, id: string): string {
  const { control, occupiedBy, seniority } = view.areas[id];
  if (seniority) return texts.disputed(list(seniority.map((party) => partyIn(id, party))));
  if (occupiedBy) {
    return occupiedBy.length > 0 ? texts.occupiedBy(list(occupiedBy.map((party) => parties[party]))) : texts.openWater;
  }
  const isNeutral = view.nations[NATION_IDS[NATION_OF_AREA[areaIndex(id)]]]?.status === "neutral";
  return control === undefined || isNeutral ? texts.neutralLand : texts.controlledBy(partyIn(id, control));
}

export function worth(id: string): string {
  const index = areaIndex(id);
  const parts = [
    POP_OF_AREA[index] > 0 ? texts.pop(POP_OF_AREA[index]) : "",
    RES_OF_AREA[index] > 0 ? texts.res(RES_OF_AREA[index]) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** All blocks that stand there, own ones by type. */
export function garrison({ units = [], faceUp = [], blocks = [] }: AreaView): string[] {
  return [
    ...units.map((unit) => `${nationalities[unit.nationality]} ${unitName(unit)}`),
    ...faceUp.map(({ nationality, unitType, cv }) => `${nationalities[nationality]} ${unitTypes[unitType]} ${cv}`),
    ...blocks.map(({ nationality, count }) => texts.blocks(count, nationalities[nationality])),
  ];
}
