/** Events as one line of plain words each, for logs and terminals. */
import { agreeing } from "./describe/agree.ts";
import { AIR_LINES } from "./describe/air.ts";
import { LAND_LINES } from "./describe/land.ts";
import { type Names, namesOn, withArticle } from "./describe/names.ts";
import { POLITICS_LINES } from "./describe/politics.ts";
import { SEA_LINES } from "./describe/sea.ts";
import { SUPPLY_LINES } from "./describe/supply.ts";
import { TURN_LINES } from "./describe/turn.ts";
import type { Event } from "./model/events.ts";
import { boardOf, type OfScenario } from "./model/state.ts";

const LINES = { ...TURN_LINES, ...POLITICS_LINES, ...SUPPLY_LINES, ...LAND_LINES, ...AIR_LINES, ...SEA_LINES };

/** One line for the log; who shows it may have names of its own. */
export function describeEvent(event: Event, s: OfScenario, names: Names = namesOn(boardOf(s))): string {
  const line = LINES[event.type] as (event: Event, names: Names) => string;
  const named = new Set<string>();
  const unit = (one: number) => {
    const name = names.unit(one);
    named.add(name);
    return name;
  };
  const country = (one: number) => withArticle(names.country(one));
  const text = agreeing(line(event, { ...names, unit, country }), [...named]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
