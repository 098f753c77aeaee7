/** §52–§55 Acts of ships: sailing, transport, invasion. */
import type { Act } from "../acts.ts";

export const SEA_ACTS: readonly Act[] = [];
