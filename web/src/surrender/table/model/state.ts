import type { Json } from "@tripartite/kernel";
import { stateOfView } from "@tripartite/surrender/position";
import type { State } from "@tripartite/surrender/state";
import type { View } from "@tripartite/surrender/view";

let lastView: Json | undefined;
let lastState: State | undefined;

/** A view as a state for the rules, read once. Those who move something in it put it back. */
export function stateSeen(view: Json): State {
  if (lastState === undefined || lastView !== view) {
    lastState = stateOfView(view as unknown as View);
    lastView = view;
  }
  return lastState;
}
