import { AREAS_OF_NATION, POP_OF_AREA, RES_OF_AREA } from "@tripartite/triumph/data/map";

/** What is printed on the map in all areas of a nation. */
export function printedIn(nation: number): { readonly pop: number; readonly res: number } {
  const sumOf = (values: readonly number[]) => AREAS_OF_NATION[nation].reduce((sum, area) => sum + values[area], 0);
  return { pop: sumOf(POP_OF_AREA), res: sumOf(RES_OF_AREA) };
}
