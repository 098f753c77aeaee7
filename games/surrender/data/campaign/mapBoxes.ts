/** §36.4 R-BOX-1 The Map Boxes and who may be in them. */
import type { SourceBox } from "../supplySources.ts";
import type { Faction } from "../vocabulary.ts";

export const BOX_IDS = ["ENA", "WIO", "CRB"] as const;
export type BoxId = (typeof BOX_IDS)[number];

/** The box as the list of Supply Sources calls it, and the faction whose units may use it. */
export const BOX_RULES: Readonly<Record<BoxId, { readonly source: SourceBox; readonly faction: Faction }>> = {
  ENA: { source: "easternNorthAmerica", faction: "western" },
  WIO: { source: "westernIndianOcean", faction: "western" },
  CRB: { source: "centralRussia", faction: "soviet" },
};
