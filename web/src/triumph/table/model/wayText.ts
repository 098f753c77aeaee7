import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { OfferOf } from "./action.ts";
import { areaName, theNation } from "./names.ts";
import type { Way } from "./ways.ts";

const { dock: texts, borderKinds } = TRIUMPH_TEXTS;

/** "2 of 3 by land, via Prague" and "Engages; forest border then 1 of 2" */
export function wayFacts({ offer, route, borders }: Way): string[] {
  const over = route.slice(1, -1).map(areaName);
  const first = [
    texts.cost(...offer.cost, texts.modes[offer.by]),
    offer.action.strategic ? texts.strategic : "",
    over.length > 0 ? texts.via(list(over)) : "",
  ];
  const second = [
    offer.leaves ? texts.leaves : "",
    meeting(offer),
    ...(offer.partitions ?? []).map((nation) => texts.partitions(theNation(nation))),
    ...borders.map(({ kind, used, limit }) => texts.borderThen(borderKinds[kind], used + 1, limit)),
    offer.fulfils ? texts.fulfils(offer.fulfils.length) : "",
    offer.usa ? texts.usaJoins : "",
  ];
  return [first, second].map((facts) => facts.filter(Boolean).join(", ")).filter(Boolean);
}

/** What the unit meets at the end; §12.61 an Invader is hit and does not act. */
function meeting({ meets, mayPass, invades, takes }: OfferOf<"move">): string {
  if (meets && invades) return texts.invadesUnits;
  if (meets) return mayPass ? texts.engages : texts.engagesAndStops;
  if (invades) return texts.invades;
  return takes ? texts.takes : "";
}
