/** §15 Declarations by name. */
import { FACTIONS } from "../data/kinds.ts";
import { NATION_IDS } from "../data/map.ts";
import { DECLARE_WAR, VIOLATE } from "../state.ts";
import type { DeclarationView } from "./types.ts";

/** Rows of kind and object, `width` numbers each. */
export function declarationsView(flat: readonly number[], width: number): DeclarationView[] {
  const declarations: DeclarationView[] = [];
  for (let i = 0; i < flat.length; i += width) declarations.push(declarationView(flat[i], flat[i + 1]));
  return declarations;
}

function declarationView(kind: number, object: number): DeclarationView {
  if (kind === DECLARE_WAR) return { kind: "war", rival: FACTIONS[object] };
  return { kind: kind === VIOLATE ? "violation" : "intervention", nation: NATION_IDS[object] };
}
