/** Sentences of missions, Airdrops and Partisans. */
import { percent } from "../table/model/percent.ts";

export const AIR_TEXTS = {
  fighter: (name: string, stops: number, escort: string | undefined, escorted = 0) =>
    `${name} stops it with ${percent(stops)}${escort === undefined ? "" : `, if ${escort} escorts with ${percent(escorted)}`}`,
  unopposed: "no fighter can intercept",
  owner: (country: string, side: string | undefined) =>
    side === undefined ? `${country} is neutral` : `${country} belongs to the side of ${side}`,
  carrier: (name: string) => `flown by ${name}, which gains a Sortie`,
  partisans: (name: string, modifier: number) =>
    `${name} fights with ${modifier < 0 ? "−" : "+"}${Math.abs(modifier)} here until your next Operations Phase`,
  stranded: (name: string) =>
    `${name} has no other base here. If this army leaves, it is displaced and gains two Sorties. §13.3`,
};
