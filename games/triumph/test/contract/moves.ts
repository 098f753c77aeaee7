/** Words for tests of movement, command and declarations through the public contract. */
import { isRefusal } from "@tripartite/kernel";
import { FACTIONS, type FactionName } from "../../data/kinds.ts";
import { triumph } from "../../game.ts";
import { type ActionJson, type EventJson, type Position, play, type Table, unit } from "../table.ts";

export const WEST_AXIS = ["axis", "west"];
export const AXIS_USSR = ["axis", "ussr"];
export const WEST_USSR = ["west", "ussr"];

/** Units from "london fleet 4" or "north-sea sub 2 germany escaped"; a number in front repeats the unit: "3 munich infantry". */
export function army(...texts: string[]): Position[] {
  return texts.flatMap((text) => {
    const [, count, rest] = /^(?:(\d) )?(.*)$/.exec(text)!;
    const [where, type, cv = "1", nationality = "", ...flags] = rest!.split(" ");
    const built = {
      ...unit([where, type, cv, nationality].join(" ").trim()),
      ...Object.fromEntries(flags.map((f) => [f, true])),
    };
    return Array.from({ length: Number(count ?? 1) }, () => structuredClone(built));
  });
}

/** The Movement Phase of a seat in 1940. */
export function moving(seat: FactionName, units: Position[], more: Position = {}): Table {
  return play({ year: 1940, phase: "movement", seat, units, ...more });
}

/** The declarations step of a seat in 1940. */
export function declaring(seat: FactionName, units: Position[], more: Position = {}): Table {
  return play({ year: 1940, phase: "declarations", seat, units, ...more });
}

/** A Satellite of a Faction. */
export function satellite(marker: FactionName): Position {
  return { status: "satellite", marker };
}

/** An Armed Minor that a Faction has Violated. */
export function violatedBy(violator: FactionName): Position {
  return { status: "armed", violator };
}

function moveJson(number: number, route: string, strategic: boolean): ActionJson {
  return { type: "move", unit: number, route: route.split(" "), strategic };
}

/** The number of a unit of the seat, one that has not moved yet if there is any. */
function taken(t: Table, seat: FactionName, who: string): number {
  const [where, type, nationality] = who.split(" ");
  const fresh = t
    .view(seat)
    .areas[where!]?.units?.find(
      (own) => own.unitType === type && !own.moved && (nationality === undefined || own.nationality === nationality),
    );
  return fresh?.unit ?? t.number(who);
}

/** Moves a unit along a route that must be accepted, and whose end must be listed; returns all events. */
export function march(t: Table, seat: FactionName, who: string, route: string, how?: "strategic"): EventJson[] {
  const number = taken(t, seat, who);
  t.do(seat, { type: "pick", unit: number });
  const json = moveJson(number, route, how === "strategic");
  const end = route.split(" ").at(-1);
  const listed = t.legal(seat).some((move) => move.type === "move" && (move.route as string[]).at(-1) === end);
  if (!listed) throw new Error(`no move of ${who} to ${end} is listed`);
  const action = triumph.decodeAction(json, t.state);
  if (isRefusal(action)) throw new Error(action.text);
  const applied = triumph.apply(t.state, FACTIONS.indexOf(seat), action);
  if (isRefusal(applied)) throw new Error(`${who} to ${route}: ${applied.code} ${applied.text}`);
  const faults = triumph.faults(t.state);
  if (faults.length > 0) throw new Error(faults.join("; "));
  return applied.events.map((event) => triumph.encodeEvent(event, t.state)) as EventJson[];
}

/** Code and section of the refusal that an action meets with. */
export function refusal(t: Table, seat: FactionName, said: ActionJson): string {
  const code = t.refused(seat, said);
  const json = typeof said.unit === "string" ? { ...said, unit: t.number(said.unit) } : said;
  const action = triumph.decodeAction(json, t.state);
  if (isRefusal(action)) return code;
  return `${code} ${triumph.explain(t.state, FACTIONS.indexOf(seat), action)?.rule}`;
}

/** Code and section of the refusal of a move, with the unit picked up if it can be. */
export function barred(t: Table, seat: FactionName, who: string, route: string, how?: "strategic"): string {
  const number = taken(t, seat, who);
  const pick = { type: "pick", unit: number };
  const picked = t.offers(seat, pick);
  if (picked) t.do(seat, pick);
  const answer = refusal(t, seat, moveJson(number, route, how === "strategic"));
  if (picked) t.do(seat, { type: "unpick" });
  return answer;
}

/** Names declarations and announces them together. */
export function announce(t: Table, seat: FactionName, ...declarations: ActionJson[]): EventJson[] {
  for (const declaration of declarations) t.do(seat, declaration);
  return t.do(seat, { type: "announce" });
}

export function war(rival: FactionName): ActionJson {
  return { type: "declareWar", rival };
}

export function violate(nation: string): ActionJson {
  return { type: "violate", nation };
}

export function intervene(nation: string): ActionJson {
  return { type: "intervene", nation };
}

/** Passes on from declarations to movement. */
export function begin(t: Table, seat: FactionName): void {
  t.do(seat, { type: "pass" });
}

export function endMovement(t: Table, seat: FactionName): EventJson[] {
  return t.do(seat, { type: "endMovement" });
}

/** The saved units in an area, as "infantry 2 germany". */
export function standing(t: Table, area: string): string[] {
  return (t.save().units as (Position | null)[])
    .filter((u) => u?.area === area)
    .map((u) => `${u!.unitType} ${u!.cv} ${u!.nationality}`);
}

/** The first event of a type, or undefined. */
export function find(events: EventJson[], type: string): EventJson | undefined {
  return events.find((event) => event.type === type);
}

/** A Revealed technology of a Faction, for a position. */
export function knows(faction: FactionName, technology: string, card: string): Position {
  return { revealed: [{ faction, technology, card }] };
}
