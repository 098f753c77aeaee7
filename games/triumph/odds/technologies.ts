import { TECHNOLOGIES, type TechnologyName } from "../data/kinds.ts";
import type { PartyName } from "../model/names.ts";
import type { View } from "../view/types.ts";

/** Revealed technologies as a bit mask; `more` are weighed. */
export function technologiesOf(view: View, party: PartyName, more: readonly TechnologyName[] = []): number {
  if (party === "native") return 0;
  const all = [...view.factions[party].revealed.map(({ technology }) => technology), ...more];
  return all.reduce((mask, technology) => mask | (1 << TECHNOLOGIES.indexOf(technology)), 0);
}
