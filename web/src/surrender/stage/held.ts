/** What the table still shows until its own beat: the calendar, land that is ceded, the units of a country that falls. */
import type { Json } from "@tripartite/kernel";
import type { Event } from "@tripartite/surrender/events";
import type { EventJson } from "./direct.ts";

const LEAVES: ReadonlySet<Event["type"]> = new Set(["leftGame", "setAside"]);
/** The last place of a unit that leaves afterwards. */
const FORCED: ReadonlySet<Event["type"]> = new Set(["retreated", "displaced", "eliminated"]);
const CALENDAR = ["turn", "month", "year", "turnPhase", "phasing", "weather"];

/** The calendar does not run ahead of what is shown. */
export function withCalendar(view: Json | undefined, of: Json): Json {
  const fields = Object.entries(of as object).filter(([name]) => CALENDAR.includes(name));
  return { ...(view as object), ...Object.fromEntries(fields) };
}

/** What is ceded after a conquest keeps its old colour until its own beat: who holds its cities, and whose it is. */
export function withoutCession(view: Json | undefined, of: Json, hexes: readonly string[]): Json {
  const [now, before] = [view, of] as unknown as {
    readonly control?: Readonly<Record<string, string>>;
    readonly details?: { readonly areaCountry?: object };
  }[];
  const held = Object.entries({ ...before?.control }).filter(([hex]) => hexes.includes(hex));
  const control = { ...now?.control, ...Object.fromEntries(held) };
  const details = { ...now?.details, areaCountry: before?.details?.areaCountry ?? {} };
  return { ...now, control, details } as unknown as Json;
}

/** Until the fall of a country is shown, its units stand where the fight has left them, and all its land is its own. */
export function withoutFall(view: Json | undefined, of: Json, events: readonly Json[], fell: number): Json {
  const [now, before] = [view, of] as unknown as {
    readonly units?: Readonly<Record<string, object>>;
    readonly countries?: object;
    readonly control?: object;
    readonly details?: { readonly areaCountry?: object };
  }[];
  const told = events.slice(0, fell) as unknown as EventJson[];
  const taken = told.flatMap(({ type, hex, faction }) => (type === "controlChanged" ? [[hex!, faction]] : []));
  const gone = (events as unknown as EventJson[]).flatMap(({ type, unit }) => (LEAVES.has(type) ? unit! : []));
  const standing = gone.flatMap((id) => {
    const last = told.findLast(({ type, unit }) => unit === id && FORCED.has(type));
    const place = last?.hex ?? last?.box;
    return last?.type === "eliminated" ? [] : [[id, { ...before?.units?.[id], ...(place && { place }) }]];
  });
  return {
    ...now,
    ...(before?.countries && { countries: before.countries }),
    control: { ...before?.control, ...Object.fromEntries(taken) },
    details: { ...now?.details, areaCountry: before?.details?.areaCountry ?? {} },
    units: { ...now?.units, ...Object.fromEntries(standing) },
  } as unknown as Json;
}
