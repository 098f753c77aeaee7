/** §11.1 Land Movement of Tanks and Infantry. */

import type { Refusal } from "@tripartite/kernel";
import type { Area } from "../../data/ids.ts";
import { border } from "../../data/map.ts";
import { NO } from "../../model/refusals.ts";
import { ENEMIES_HERE, type Facts } from "../nations/territory.ts";
import { crossingRefusal } from "./borders.ts";
import type { Mover } from "./mover.ts";

/** R48 Only areas with Enemy units stop a Ground unit. */
export function landPassRefusal(facts: Facts): Refusal | undefined {
  return (facts & ENEMIES_HERE) !== 0 ? NO.STOP_ENEMY : undefined;
}

/** §11.52 Engaging is limited by the last border. */
export function landEndRefusal(m: Mover, from: Area, to: Area, facts: Facts): Refusal | undefined {
  return (facts & ENEMIES_HERE) !== 0 ? crossingRefusal(m.s, m.faction, border(from, to)) : undefined;
}
