import type { SupplyEvent } from "../events/supply.ts";
import { type Describers, plural } from "./names.ts";

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
  mobilized: ({ unit, hex, cost }, names) =>
    `${names.unit(unit)} is mobilized in ${names.hex(hex)} for ${plural(cost, "point")}.`,
};
