/** §15 Declarations by name. */
import { FACTIONS } from "../data/kinds.ts";
import { NATION_IDS } from "../data/map.ts";
import type { DeclarationRow } from "../model/rows.ts";
import { DECLARE_WAR, VIOLATE } from "../model/state.ts";
import type { DeclarationView } from "./types.ts";

export function declarationView({ kind, object }: DeclarationRow): DeclarationView {
  if (kind === DECLARE_WAR) return { kind: "war", rival: FACTIONS[object] };
  return { kind: kind === VIOLATE ? "violation" : "intervention", nation: NATION_IDS[object] };
}
