import type { Json } from "@tripartite/kernel";
import type { SideLook, WebGame } from "./game.ts";
import { WEB_GAMES } from "./list.ts";

export { WEB_GAMES };

export function webGame(id: string): WebGame | undefined {
  return WEB_GAMES.find((game) => game.id === id);
}

/** The sides of a table, in the order of its seats; none if the page does not know the game. */
export function sidesOf({ game, options }: { readonly game: string; readonly options: Json }): readonly SideLook[] {
  return webGame(game)?.sides(options) ?? [];
}
