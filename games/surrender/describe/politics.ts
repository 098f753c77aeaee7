import { CUP_MARKER_NAMES, CUP_MARKERS } from "../data/campaign/cup.ts";
import { DISPUTED_AREAS } from "../data/campaign/disputedAreas.ts";
import { POLICIES } from "../data/campaign/policies.ts";
import { CONDITIONAL_EVENTS } from "../data/conditionalEvents.ts";
import { WILL_EFFECTS } from "../data/nationalWill.ts";
import type { PoliticsEvent } from "../model/events/politics.ts";
import { type Describers, list, signed } from "./names.ts";

export const POLITICS_LINES: Describers<PoliticsEvent> = {
  controlChanged: ({ hex, faction }, names) =>
    faction < 0
      ? `${names.hex(hex)} is held by nobody now.`
      : `${names.hex(hex)} is now held by ${names.faction(faction)}.`,
  willChanged: ({ country, effect, change, will }, names) =>
    `${names.country(country)}'s National Will ${signed(change)} to ${will}: ${effect === "nuclear" ? "Nuclear strike" : WILL_EFFECTS[effect].text}.`,
  nuclearStrike: ({ hex }, names) => `Nuclear strike on ${names.hex(hex)}: its factories are lost for good.`,
  coldWar: () =>
    "Germany is conquered and the Axis has left the game. From the next turn on the Allies may fight each other.",
  collapsed: ({ country }, names) => `${names.country(country)} collapses.`,
  conquered: ({ country, faction }, names) => `${names.country(country)} is conquered by ${names.faction(faction)}.`,
  leftGame: ({ unit }, names) => `${names.unit(unit)} leaves the game.`,
  setAside: ({ unit }, names) => `${names.unit(unit)} is put aside.`,
  becameNeutral: ({ country }, names) => `${names.country(country)} is neutral now.`,
  freeForces: ({ unit }, names) => `Free Forces: ${names.unit(unit)} goes to the Mobilization Box of the UK.`,
  liberated: ({ country, faction, will }, names) =>
    `${names.country(country)} is liberated by ${names.faction(faction)}; its National Will is ${will}.`,
  armistice: ({ country, turn }, names) =>
    `${names.country(country)} makes an armistice and is out of the war until ${names.turn(turn)}.`,
  foughtOn: ({ country, will }, names) =>
    `${names.country(country)} fights on with National Will ${will}; the supply of its units drops.`,
  countryActivated: ({ country, faction }, names) => `${names.country(country)} joins ${names.faction(faction)}.`,
  warDeclared: ({ faction, against, country }, names) =>
    `${names.faction(faction)} declares war on ${against === undefined ? names.country(country!) : names.faction(against)}.`,
  warBegan: ({ factions }, names) => `${list(factions.map(names.faction))} are at war.`,
  policyRolled: ({ policy, die, limit, ends }) =>
    `${POLICIES[policy].name} is re-evaluated: die ${die}, it ends on ${limit === 1 ? "1" : `1–${limit}`}: it ${ends ? "ends" : "holds"}.`,
  policyEnded: ({ policy }) => `${POLICIES[policy].name} has ended.`,
  proChanged: ({ country, faction }, names) =>
    faction < 0
      ? `The Pro marker of ${names.country(country)} is taken away.`
      : `${names.country(country)} is Pro-${names.faction(faction)} now.`,
  resultDeclined: ({ faction }, names) => `${names.faction(faction)} names nobody.`,
  cupDrawn: ({ faction, country, cupMarker }, names) =>
    `${names.faction(faction)} draws from the Diplomacy Cup (${names.country(country)} pays): ${CUP_MARKER_NAMES[CUP_MARKERS[cupMarker]]}.`,
  cupPut: ({ faction, country, cupMarker, withNoEvent }, names) =>
    `${names.faction(faction)} puts ${CUP_MARKER_NAMES[CUP_MARKERS[cupMarker]]}${withNoEvent ? " and No Event" : ""} into the Diplomacy Cup (${names.country(country)} pays).`,
  areaClaimed: ({ disputed }) => `The Soviets claim ${DISPUTED_AREAS[disputed].name}.`,
  claimAnswered: ({ disputed, ceded, die }) =>
    `The claim on ${DISPUTED_AREAS[disputed].name} is ${ceded ? "accepted" : "refused"}${die === undefined ? "" : ` (die ${die})`}.`,
  areaCeded: ({ disputed }) => `The USSR receives ${DISPUTED_AREAS[disputed].name}.`,
  eventFired: ({ event }) => `Conditional event: ${CONDITIONAL_EVENTS.find(({ id }) => id === event)!.name}.`,
  usaMarkerLaid: ({ turn }, names) => `The USA enters the war in ${names.turn(turn)}.`,
  unitPlaced: ({ unit, place }, names) => `${names.unit(unit)} is placed in ${names.place(place)}.`,
  shipped: ({ unit, fromPlace, hex }, names) =>
    `Emergency Shipping: ${names.unit(unit)} goes from ${names.place(fromPlace)} to ${names.hex(hex)}.`,
  repatriated: ({ unit, fromHex, place }, names) =>
    `${names.unit(unit)} goes home from ${names.hex(fromHex)} to ${names.place(place)}.`,
};
