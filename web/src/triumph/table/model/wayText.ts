import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { Way } from "./moves.ts";
import { areaName } from "./names.ts";

const { dock: texts, borderKinds } = TRIUMPH_TEXTS;

/** "2 of 3 by land, via Prague" and "Engages; forest border then 1 of 2" */
export function wayFacts(way: Way): string[] {
  const over = way.route.slice(1, -1).map(areaName);
  const first = [
    texts.cost(way.cost, way.speed, texts.modes[way.mode]),
    way.strategic ? texts.strategic : "",
    over.length > 0 ? texts.via(list(over)) : "",
  ];
  const second = [
    meeting(way),
    way.border ? texts.borderThen(borderKinds[way.border.kind], way.border.used + 1, way.border.limit) : "",
  ];
  return [first, second].map((facts) => facts.filter(Boolean).join(", ")).filter(Boolean);
}

/** What the unit meets at the end; §12.61 an Invader is hit and does not act. */
function meeting({ engages, mustStop, invades, takes }: Way): string {
  if (engages && invades) return texts.invadesUnits;
  if (engages) return mustStop ? texts.engagesAndStops : texts.engages;
  if (invades) return texts.invades;
  return takes ? texts.takes : "";
}
