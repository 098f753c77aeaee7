import type { OwnUnit, View } from "@tripartite/triumph/view";

/** The units of the seat that looks, by number, with where they stand. */
export type OwnUnits = ReadonlyMap<number, { readonly unit: OwnUnit; readonly area: string }>;

export function ownUnits(view: View): OwnUnits {
  const units = new Map<number, { unit: OwnUnit; area: string }>();
  for (const [area, { units: own = [] }] of Object.entries(view.areas))
    for (const unit of own) units.set(unit.unit, { unit, area });
  return units;
}

/** Blocks that are not the viewer's own stand there. */
export function hasOthers(view: View, area: string): boolean {
  const { blocks, faceUp } = view.areas[area];
  return blocks !== undefined || faceUp !== undefined;
}
