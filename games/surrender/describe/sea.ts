import type { SeaEvent } from "../events/sea.ts";
import type { Describers } from "./names.ts";

export const SEA_LINES: Describers<SeaEvent> = {};
