import { MARKER_NAMES } from "../data/campaign/markerKinds.ts";
import { RESULTS, type ResultCode } from "../data/combatTable.ts";
import type { SeaEvent } from "../model/events/sea.ts";
import { type Describers, list, type Names, plural, side } from "./names.ts";

const ENDS = {
  interdicted: "The invasion is stopped at sea: nobody lands.",
  cancelled: "The invasion is called off: all units return.",
  over: "The invasion is over.",
} as const;

/** §53.4 An interceptor that does not beat its enemy is finished. */
const DEFENDER_LOSES: ReadonlySet<ResultCode> = new Set(["DR", "DD", "DE"]);

function interceptorName({ unit, marker }: { unit?: number; marker?: number }, names: Names): string {
  return unit === undefined ? `A ${MARKER_NAMES[names.marker(marker!).kind]}` : names.unit(unit);
}

/** "in the Aegean Sea", but "off Egypt". */
function inSea(sea: number | undefined, names: Names): string {
  if (sea === undefined) return "";
  const name = names.sea(sea);
  return name.startsWith("Off ") ? ` off ${name.slice(4)}` : ` in the ${name}`;
}

export const SEA_LINES: Describers<SeaEvent> = {
  sailed({ unit, fromPlace, place, route, with: companion, cargo }, names) {
    const along = companion === undefined ? "" : ` with ${names.unit(companion)}`;
    const load = cargo === undefined ? "" : ` with ${names.unit(cargo)} on board`;
    const way = list(route.map(names.sea));
    return `${names.unit(unit)} sails${along} from ${names.place(fromPlace)} to ${names.place(place)}${load} (${way}).`;
  },
  arrived: ({ unit, place }, names) => `${names.unit(unit)} arrives in ${names.place(place)}.`,
  lostAtSea: ({ unit }, names) => `${names.unit(unit)} finds no port and goes to the Eliminated Box.`,
  invasionLaunched: ({ sea, units, cost }, names) =>
    `Amphibious Invasion${inSea(sea, names)} with ${list(units.map(names.unit))} for ${plural(cost, "point")}.`,
  invasionEnded: ({ reason }) => ENDS[reason],
  intercepted: ({ unit, marker, sea, target }, names) =>
    `${interceptorName({ ...(unit !== undefined && { unit }), ...(marker !== undefined && { marker }) }, names)} intercepts ${names.unit(target)}${inSea(sea, names)}.`,
  escorted: ({ unit, target }, names) => `${names.unit(unit)} escorts ${names.unit(target)}.`,
  interceptionCombat({ unit, marker, defender, attack, defence, result }, names) {
    const interceptor = interceptorName(
      { ...(unit !== undefined && { unit }), ...(marker !== undefined && { marker }) },
      names,
    );
    const sums = `${interceptor} ${side(attack)} against ${names.unit(defender)} ${side(defence)}`;
    const loser = DEFENDER_LOSES.has(result) ? `${names.unit(defender)} is beaten` : `${interceptor} is driven off`;
    return `${sums}: ${RESULTS[result].symbol}, ${loser}.`;
  },
  interdicted: ({ target }, names) => `${names.unit(target)} is interdicted.`,
  landed: ({ unit, hex }, names) => `${names.unit(unit)} lands in ${names.hex(hex)}.`,
  turnedBack: ({ unit, hex }, names) => `${names.unit(unit)} cannot land in ${names.hex(hex)} and turns back.`,
  mulberryPlaced: ({ hex }, names) => `A Mulberry is built in ${names.hex(hex)}.`,
};
