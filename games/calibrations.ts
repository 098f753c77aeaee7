import type { Calibration } from "@tripartite/kernel";
import { CALIBRATION } from "@tripartite/surrender/calibration";

export type Calibrations = Readonly<Record<string, Calibration>>;

/** Games whose scenarios have values of our own that can be tried out. */
export const CALIBRATIONS: Calibrations = { surrender: CALIBRATION };
