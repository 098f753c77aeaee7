import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { Way } from "./moves.ts";
import { areaName, list } from "./names.ts";

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
    way.engages
      ? way.mustStop
        ? texts.engagesAndStops
        : texts.engages
      : way.invades
        ? texts.invades
        : way.takes
          ? texts.takes
          : "",
    way.border ? texts.borderThen(borderKinds[way.border.kind], way.border.used + 1, way.border.limit) : "",
  ];
  return [first, second].map((facts) => facts.filter(Boolean).join(", ")).filter(Boolean);
}
