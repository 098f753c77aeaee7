import { Watch } from "@tripartite/kernel";
import type { State } from "../model/state.ts";

/** Declares the parts that views consist of, and remembers them for each state. */
export const watch = new Watch<State>();
