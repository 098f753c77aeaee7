/** §36.4 R-BOX-1 The Map Boxes and who may be in them. */
import type { SourceBox } from "../supplySources.ts";
import type { Faction } from "../vocabulary.ts";

export const BOX_IDS = ["ENA", "WIO", "CRB"] as const;
export type BoxId = (typeof BOX_IDS)[number];

export interface BoxRules {
  /** The box as the list of Supply Sources calls it. */
  readonly source: SourceBox;
  /** The faction whose units may be in it. */
  readonly faction: Faction;
  /** Countries whose units it supplies. */
  readonly unlimitedFor: readonly string[];
}

export const BOX_RULES: Readonly<Record<BoxId, BoxRules>> = {
  ENA: { source: "easternNorthAmerica", faction: "western", unlimitedFor: ["uk", "usa"] },
  WIO: { source: "westernIndianOcean", faction: "western", unlimitedFor: ["uk"] },
  CRB: { source: "centralRussia", faction: "soviet", unlimitedFor: ["ussr"] },
};
