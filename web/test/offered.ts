/** What the server would list for a seat, as the page reads it. */
import { encodeOffers } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import type { State } from "@tripartite/triumph/state";
import type { TableOffer } from "../src/triumph/table/model/action.ts";

export function offered(state: State, seat: number): TableOffer[] {
  return encodeOffers(triumph, state, seat) as unknown as TableOffer[];
}
