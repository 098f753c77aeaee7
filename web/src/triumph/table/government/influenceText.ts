/** What a play on a nation or against a Rival comes to, in words. */
import type { InfluenceMeaning, MarkerChange } from "@tripartite/triumph/offers";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { OfferOf } from "../model/action.ts";
import { areaName } from "../model/names.ts";

const { government: texts, parties } = TRIUMPH_TEXTS;

type Play = OfferOf<"diplomacy" | "wildcard" | "intelligence">;

/** A sentence or two; empty for plays that only show something. */
export function influenceText(play: Play): string {
  const { cancels, markers, now, joins, ind } = play;
  const isLater = play.action.type === "diplomacy" && !now;
  if (cancels) return texts.bothDiscarded(parties[cancels]);
  const units = Object.entries(joins ?? {}).map(([area, cv]) => `${areaName(area)} ${cv}`);
  const sentences = [
    markers ? `${isLater ? texts.atResolution : texts.atOnce} ${markersText(markers, play)}` : "",
    units.length > 0 ? texts.muster(list(units)) : "",
    ind ? texts.ind(play.action.type === "intelligence" ? parties[play.action.rival] : texts.you, ...ind) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

function markersText([faction, before, after]: MarkerChange, { gain, joins }: InfluenceMeaning): string {
  if (after < before) return texts.fewer(parties[faction], before, after);
  const becomes = joins ? texts.becomes.at(-1) : texts.becomes.slice(0, -1)[after];
  return `${[becomes ?? texts.markersThere(after), gain ? texts.gain(...gain) : ""].filter(Boolean).join(", ")}.`;
}

/** A few signs for a tile of the board. */
export function effectText({ cancels, markers }: InfluenceMeaning): string {
  if (cancels) return texts.cancels(parties[cancels]);
  if (markers === undefined) return "";
  const [faction, before, after] = markers;
  return after < before ? texts.minus(parties[faction]) : texts.plus(parties[faction]);
}
