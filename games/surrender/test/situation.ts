import { type Json, type Random, seedRandom } from "@tripartite/kernel";
import { surrender } from "../game.ts";
import type { State } from "../model/state.ts";

/** What a bot on this seat is given to decide; its dice depend on `seq` alone. */
export function situationOf(s: State, seat: number, seq: number, memory: Json) {
  return {
    seat,
    options: {},
    view: surrender.view(s, seat) as object as Json,
    legal: surrender.legal(s, seat).map((action) => surrender.encodeAction(action, s)),
    events: [],
    since: 0,
    seq,
    memory,
    random: seedRandom([1, 2, 3, seq]) as Random,
  };
}
