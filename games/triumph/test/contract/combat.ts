/** Combat through the public contract: a Movement Phase as a position, moves in words, and what the table shows. */
import { isRefusal, type Json } from "@tripartite/kernel";
import { FACTIONS, type FactionName } from "../../data/kinds.ts";
import { triumph } from "../../game.ts";
import { type ActionJson, card, type EventJson, type Position, play, type Table, units } from "../table.ts";

export const W_A = [["axis", "west"]];
export const A_U = [["axis", "ussr"]];
export const W_U = [["west", "ussr"]];
export const ALL_WARS = [...W_A, ...A_U, ...W_U];

export const PASS = { type: "pass" };
export const CONFIRM = { type: "confirm" };
export const END = { type: "endMovement" };

/** Nations as Satellites: "axis hungary rumania". */
export function satellites(...texts: string[]): Position {
  const held = texts.flatMap((text) => {
    const [marker, ...nations] = text.split(" ");
    return nations.map((nation) => [nation, { status: "satellite", marker }]);
  });
  return Object.fromEntries(held);
}

/** A Revealed technology: "ussr heavy-tanks I09". */
export function tech(text: string): Position {
  const [faction, technology, shown] = text.split(" ");
  return { faction, technology, card: shown };
}

/** A pair in a Vault: "axis heavy-tanks I09 I23". */
export function pair(text: string): Position {
  const [faction, technology, ...cards] = text.split(" ");
  return { faction, technology, cards };
}

/** A Movement Phase in Spring; another seat has a Player Turn after it, so that the table waits there. */
export function moving(seat: FactionName, wars: string[][], list: string[], more: Position = {}): Table {
  const next = seat === "axis" ? "west" : "axis";
  const { factions = {}, ...rest } = more;
  const season = more.season === "winter" ? "spring" : (more.season ?? "spring");
  return play({
    phase: "movement",
    seat,
    commandOrder: [seat, next],
    wars,
    units: units(...list),
    ...rest,
    factions: { ...factions, [next]: { ...factions[next], committed: [card(`${season} A`)] } },
  });
}

/** Moves a unit: "munich infantry > lorraine". Of several routes that are as good as each other only one is listed. */
export function move(table: Table, seat: FactionName, text: string): EventJson[] {
  const [who, ...route] = text.split(" > ");
  const unit = table.number(who);
  table.do(seat, { type: "pick", unit });
  const said = { type: "move", unit, route, strategic: false };
  if (table.offers(seat, said)) return table.do(seat, said);
  const action = triumph.decodeAction(said, table.state);
  if (isRefusal(action)) throw new Error(action.text);
  const refusal = triumph.explain(table.state, FACTIONS.indexOf(seat), action);
  if (refusal) throw new Error(`${text}: ${refusal.code} ${refusal.text}`);
  const alike = table.legal(seat).find((listed) => (listed.route as string[] | undefined)?.at(-1) === route.at(-1));
  return table.do(seat, alike!);
}

/** A Player Turn up to the first decision of its Combat Phase. */
export function attack(
  seat: FactionName,
  wars: string[][],
  list: string[],
  moves: string[],
  more: Position = {},
): Table {
  const table = moving(seat, wars, list, more);
  for (const text of moves) move(table, seat, text);
  table.do(seat, END);
  return table;
}

export function fire(unit: string | number, targetClass: string, party?: string): ActionJson {
  return { type: "fire", unit, targetClass, ...(party && { party }) };
}

/** The units in an area as they are: "britain infantry 3". */
export function forces(table: Table, area: string): string[] {
  const all = table.save().units as (Position | null)[];
  return all
    .filter((unit) => unit?.area === area)
    .map((unit) => `${unit!.nationality} ${unit!.unitType} ${unit!.cv}${unit!.escaped ? " escaped" : ""}`);
}

/** Where a unit may go by Retreat, ReBase or Strike, in alphabetical order. */
export function ways(table: Table, seat: FactionName, unit: string | number, type: "retreat" | "rebase"): Json[] {
  const number = typeof unit === "number" ? unit : table.number(unit);
  const found = table.legal(seat).filter((action) => action.type === type && action.unit === number);
  return found.map((action) => action.to).toSorted();
}

/** The only seat that is waited for. */
export function waited(table: Table): FactionName {
  return Object.keys(table.pending)[0] as FactionName;
}

/** Lets all units of a land Battle hold, and says in which order they had their turn. */
export function orderOfAction(table: Table): string[] {
  const order: string[] = [];
  while (Object.values(table.pending)[0] === "D26") {
    const seat = waited(table);
    table.do(seat, table.legal(seat).find(({ type }) => type === "hold")!);
    const [held] = table.happened("held");
    order.push(`${held.nationality} ${held.unitType}`);
  }
  return order;
}

/** Code and section of a refusal. */
export function cited(table: Table, seat: FactionName, said: ActionJson): string {
  const code = table.refused(seat, said);
  const json = typeof said.unit === "string" ? { ...said, unit: table.number(said.unit) } : said;
  const action = triumph.decodeAction(json, table.state);
  if (isRefusal(action)) return code;
  return `${code} §${triumph.explain(table.state, FACTIONS.indexOf(seat), action)?.rule}`;
}

/** What everybody sees of an area: control, counts of hidden blocks, face-up blocks. */
export function seen(table: Table, area: string, viewer: FactionName | "spectator" = "spectator") {
  const { blocks = [], faceUp = [], control } = table.view(viewer).areas[area];
  return {
    control,
    hidden: blocks.map(({ nationality, count, escaped }) => `${count} ${nationality}${escaped ? " escaped" : ""}`),
    shown: faceUp.map(({ nationality, unitType, cv }) => `${nationality} ${unitType} ${cv}`),
  };
}
