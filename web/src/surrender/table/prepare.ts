import { loadCoast } from "../board/coastFile.ts";
import { europePathsOf } from "../board/europeSheet.ts";
import { sceneOf } from "./model/scene.ts";

/** What a table shows before anything of its game is known: the map. */
export async function prepareTable(scenario: string): Promise<unknown> {
  const screen = import("./TableScreen.tsx");
  const { map } = sceneOf(scenario);
  if (!map.isEurope) return screen;
  const coast = loadCoast();
  europePathsOf(map);
  return Promise.all([screen, coast]);
}
