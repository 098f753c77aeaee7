/**
 * Fields of the state that stand in a position file under their own name. A field that is left out has the value it has
 * at the start of its phase. A new field of the state needs a line here, or a section that reads and writes it.
 */
import { allowKeys, type Json, readArray, readObject } from "@tripartite/kernel";
import { INTEL_OF_CARD } from "../data/deck.ts";
import { AGENT, DECKS, FACTIONS, VICTORIES } from "../data/kinds.ts";
import { DECLARE_WAR, PHASES, type State, TURN_KINDS } from "../model/state.ts";
import {
  PLAN_CADRE,
  PLAN_CARD,
  PLAN_STEP,
  plannedBlock,
  plannedNationality,
  plannedType,
} from "../rules/economy/building.ts";
import { BLOCKADE_ITEMS } from "../view/ways.ts";
import {
  AREA,
  BORDER,
  CARD,
  COUNT,
  FACTION,
  FACTION_SET,
  FLAG,
  integer,
  maybe,
  NATION,
  NATIONALITY,
  named,
  orAll,
  PARTY,
  PARTY_SET,
  type Scalar,
  setOf,
  TARGET_CLASS,
  UNIT,
  UNIT_TYPE,
} from "./scalars.ts";

type Value = number | number[];

interface Field {
  write(value: Value): Json;
  read(input: unknown, path: string, units: number): Value;
}

function one(scalar: Scalar): Field {
  return { write: (value) => scalar.write(value as number), read: scalar.read };
}

function list(scalar: Scalar): Field {
  return {
    write: (value) => (value as number[]).map(scalar.write),
    read: (input, path, units) => readArray(input, path).map((item, i) => scalar.read(item, `${path}[${i}]`, units)),
  };
}

/** A flat list of rows as a list of objects. */
function rows(columns: Readonly<Record<string, Scalar>>): Field {
  const names = Object.keys(columns);
  return table(
    names.length,
    (row) => Object.fromEntries(names.map((name, i) => [name, columns[name].write(row[i])])),
    (fields, path, units) => {
      allowKeys(fields, path, names);
      return names.map((name) => columns[name].read(fields[name], `${path}.${name}`, units));
    },
  );
}

function table(
  width: number,
  write: (row: number[]) => Json,
  read: (fields: Record<string, unknown>, path: string, units: number) => number[],
): Field {
  return {
    write: (value) => {
      const flat = value as number[];
      return Array.from({ length: flat.length / width }, (_, row) => write(flat.slice(row * width, (row + 1) * width)));
    },
    read: (input, path, units) =>
      readArray(input, path).flatMap((item, i) => read(readObject(item, `${path}[${i}]`), `${path}[${i}]`, units)),
  };
}

const PLAN_KINDS = named(["step", "cadre", "buy"], "kind of purchase");

/** §7.22 Purchases, written like the actions that plan them. */
const plan = table(
  3,
  ([kind, first, second]) => {
    const type = PLAN_KINDS.write(kind);
    if (kind === PLAN_STEP) return { type, unit: first };
    if (kind === PLAN_CARD) return { type, deck: DECKS[first] };
    const nationality = NATIONALITY.write(plannedNationality(second));
    return { type, area: AREA.write(first), nationality, unitType: UNIT_TYPE.write(plannedType(second)) };
  },
  (fields, path, units) => {
    const kind = PLAN_KINDS.read(fields.type, `${path}.type`, units);
    const field = (name: string, scalar: Scalar) => scalar.read(fields[name], `${path}.${name}`, units);
    allowKeys(fields, path, ["type", ...PLAN_KEYS[kind]]);
    if (kind === PLAN_STEP) return [kind, field("unit", UNIT), 0];
    if (kind === PLAN_CARD) return [kind, field("deck", named(DECKS, "deck")), 0];
    const block = plannedBlock(field("nationality", NATIONALITY), field("unitType", UNIT_TYPE));
    return [PLAN_CADRE, field("area", AREA), block];
  },
);
const PLAN_KEYS = [["unit"], ["area", "nationality", "unitType"], ["deck"]];

/** §9.5 The Intelligence card that is being resolved; the object of an Agent is an area, that of a Coup a nation. */
const intelligence: Field = {
  write: (value) => {
    const [card, player, rival, object] = value as number[];
    if (card === undefined) return null;
    const kind = INTEL_OF_CARD[card] === AGENT ? AREA : NATION;
    const named = { card: CARD.write(card), faction: FACTION.write(player), rival: FACTION.write(rival) };
    return object < 0 ? named : { ...named, object: kind.write(object) };
  },
  read: (input, path, units) => {
    if (input === null) return [];
    const fields = readObject(input, path);
    allowKeys(fields, path, ["card", "faction", "rival", "object"]);
    const field = (name: string, scalar: Scalar) => scalar.read(fields[name], `${path}.${name}`, units);
    const card = field("card", CARD);
    const object = maybe(INTEL_OF_CARD[card] === AGENT ? AREA : NATION);
    return [card, field("faction", FACTION), field("rival", FACTION), field("object", object)];
  },
};

const DECLARATIONS = named(["war", "violation", "intervention"], "kind of declaration");

/** §15 Kind and object, and what else a row holds. */
function declarations(more: Readonly<Record<string, Scalar>>): Field {
  const others = Object.keys(more);
  return table(
    2 + others.length,
    ([kind, object, ...rest]) => ({
      kind: DECLARATIONS.write(kind),
      ...(kind === DECLARE_WAR ? { rival: FACTION.write(object) } : { nation: NATION.write(object) }),
      ...Object.fromEntries(others.map((name, i) => [name, more[name].write(rest[i])])),
    }),
    (fields, path, units) => {
      const kind = DECLARATIONS.read(fields.kind, `${path}.kind`, units);
      const [name, object] = kind === DECLARE_WAR ? (["rival", FACTION] as const) : (["nation", NATION] as const);
      allowKeys(fields, path, ["kind", name, ...others]);
      const rest = others.map((other) => more[other].read(fields[other], `${path}.${other}`, units));
      return [kind, object.read(fields[name], `${path}.${name}`, units), ...rest];
    },
  );
}

export const FIELDS: Readonly<Partial<Record<keyof State, Field>>> = {
  passes: one(integer(0, 3)),
  owing: one(FACTION_SET),
  winners: one(FACTION_SET),
  victory: one(maybe(named(VICTORIES, "victory"))),
  activeAlly: one(maybe(FACTION)),
  usaForces: one(integer(0, 4)),
  marks: rows({ area: AREA, faction: FACTION, items: setOf(BLOCKADE_ITEMS, "item") }),
  supplyStep: one(COUNT),
  level: one(COUNT),
  plan,
  arrivals: rows({ unitType: UNIT_TYPE, cv: integer(1, 4), area: maybe(AREA) }),
  musters: rows({ faction: FACTION, area: AREA, cv: integer(1, 4), nationality: NATIONALITY }),
  intel: intelligence,
  points: one(COUNT),
  turnKind: one(named(TURN_KINDS, "kind of turn")),
  command: one(COUNT),
  surprise: one(FLAG),
  moving: one(FLAG),
  picked: one(maybe(UNIT)),
  announced: declarations({ card: maybe(CARD) }),
  withdrawn: declarations({}),
  duties: declarations({}),
  threats: rows({ nation: NATION, count: integer(-1, 9) }),
  interventions: list(NATION),
  aggressed: list(AREA),
  sharedSeas: list(AREA),
  crossings: list(BORDER),
  invasions: list(BORDER),
  engagements: rows({ area: AREA, from: AREA, closedTo: orAll(FACTION_SET, FACTIONS.length) }),
  battles: list(AREA),
  battleAreas: list(AREA),
  battleArea: one(maybe(AREA)),
  battleRound: one(COUNT),
  battleUnits: list(UNIT),
  battleSides: one(PARTY_SET),
  battleTargets: list(PARTY_SET),
  battleType: one(UNIT_TYPE),
  battleQueue: list(PARTY),
  battleFirst: one(maybe(PARTY)),
  striking: rows({ unit: UNIT, area: AREA, rebase: FLAG }),
  hits: rows({ party: PARTY, targetClass: TARGET_CLASS, count: COUNT }),
  answers: list(FACTION),
  leaving: list(UNIT),
  resume: one(maybe(named(PHASES, "phase"))),
};

export const FIELD_NAMES = Object.keys(FIELDS) as (keyof State)[];
