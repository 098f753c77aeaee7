import { MARKER_NAMES } from "../data/campaign/markerKinds.ts";
import { RESULTS } from "../data/combatTable.ts";
import type { SupplyEvent } from "../model/events/supply.ts";
import { boxPlace } from "../model/state.ts";
import { AXIS } from "../rules/sides.ts";
import { type Describers, list, plural, side } from "./names.ts";

const SUPPLY_NAMES = { full: "Full", low: "Low", no: "No" } as const;

export const SUPPLY_LINES: Describers<SupplyEvent> = {
  income: ({ country, amount }, names) => `${names.country(country)} has ${plural(amount, "Production Point")}.`,
  transferred: ({ from, to, amount }, names) =>
    `${names.country(from)} hands ${plural(amount, "point")} to ${names.country(to)}.`,
  strategicallyMoved: ({ unit, fromHex, hex }, names) =>
    `${names.unit(unit)} moves strategically from ${names.hex(fromHex)} to ${names.hex(hex)}.`,
  supplyChanged: ({ unit, supply }, names) => `${names.unit(unit)}: ${SUPPLY_NAMES[supply]} supply.`,
  rebuilt: ({ unit, cost }, names) => `${names.unit(unit)} is rebuilt for ${plural(cost, "point")}.`,
  rested: ({ unit, cost }, names) => `${names.unit(unit)} rests for ${plural(cost, "point")}.`,
  mobilized: ({ unit, hex, box, cost }, names) =>
    `${names.unit(unit)} is mobilized in ${hex === undefined ? names.place(boxPlace(box!)) : names.hex(hex)} for ${plural(cost, "point")}.`,
  strategicCombat: ({ faction, attack, defence, result, germany, allied }, names) =>
    `Strategic Warfare: ${names.faction(AXIS)} ${side(attack)} against ${names.faction(faction)} ${side(defence)}: ${result === "NE" ? RESULTS.NE.symbol : result}. Fac Lost: Germany ${germany}, ${names.faction(faction)} ${allied}.`,
  convoyServes: ({ sea, unit, route }, names) =>
    `Supply by sea in ${names.sea(sea)}: ${[names.unit(unit), ...route.toReversed().map(names.sea)].join(" – ")}.`,
  limitedSupply: ({ hex, units }, names) => `${names.hex(hex)} supplies ${list(units.map(names.unit))}.`,
  homeDefense: ({ unit, hex }, names) => `Home Defense: ${names.unit(unit)} returns to ${names.hex(hex)}.`,
  givenUp: ({ unit }, names) => `${names.unit(unit)} without supply is given up.`,
  upgraded: ({ unit, into, also }, names) =>
    `${names.unit(unit)} becomes ${names.unit(into)}${also === undefined ? "" : `; ${names.unit(also)} is broken up for it`}.`,
  surpriseBought: ({ faction, turn }, names) =>
    `${names.faction(faction)} buys a Surprise Attack marker for ${names.turn(turn)}.`,
  unitDue: ({ unit, place }, names) => `${names.unit(unit)} is due: ${names.place(place)}.`,
  markerDue: ({ marker }, names) => `${MARKER_NAMES[names.marker(marker).kind]} marker is available.`,
};
