/** The map of Europe from its facts and the geography of Natural Earth. */
import { coastFile, coastText } from "./coast.ts";
import { layCourses } from "./courses.ts";
import { makeHexes } from "./hexes.ts";
import { makeSides } from "./hexsides.ts";
import { mapFile, mapText } from "./mapFile.ts";
import { layRoads } from "./roads.ts";
import { assignSeaZones } from "./seas.ts";
import { paintSurface } from "./surface.ts";

/** The text of the two files: the map that the game plays on, and the shapes that the page draws beneath it. */
export function makeEurope(): { readonly map: string; readonly coast: string } {
  const surface = paintSurface();
  const draft = makeHexes(surface);
  assignSeaZones(draft);
  const sides = makeSides(draft, surface);
  layCourses(draft, sides);
  return {
    map: mapText(mapFile(draft, sides, layRoads(draft, sides))),
    coast: coastText(coastFile(surface)),
  };
}
