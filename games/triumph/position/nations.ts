/** Position files: nations and their markers. */
import { allowKeys, InputError, type Json, readObject } from "@tripartite/kernel";
import { ARMED, CONQUERED, DEFEATED, FACTIONS, NATIVE, NEUTRAL, SATELLITE, STATUSES } from "../data/kinds.ts";
import { CAPITAL_OF_NATION, NATION_COUNT, NATION_IDS, NATION_NAMES } from "../data/map.ts";
import type { State } from "../model/state.ts";
import { controlNow, defaultController } from "../rules/nations/control.ts";
import { FACTION, FACTION_SET, integer, maybe, named, readName } from "./scalars.ts";

const STATUS = named(STATUSES, "status");
const INFLUENCE = integer(1, 20);
/** A nation of these belongs to the owner of the marker on its Capital. */
const HELD = [SATELLITE, CONQUERED, DEFEATED];

export function readNations(s: State, input: unknown): void {
  for (const [id, value] of Object.entries(readObject(input ?? {}, "nations"))) {
    const path = `nations.${id}`;
    const n = readName(id, path, NATION_IDS, "nation");
    const fields = readObject(value, path);
    allowKeys(fields, path, ["status", "influence", "violator", "enemies", "marker"]);
    if (fields.status !== undefined) s.status[n] = STATUS.read(fields.status, `${path}.status`, 0);
    if (fields.influence !== undefined) readInfluence(s, n, fields.influence, `${path}.influence`);
    s.violator[n] = maybe(FACTION).read(fields.violator, `${path}.violator`, 0);
    if (fields.enemies !== undefined) s.enemies[n] = FACTION_SET.read(fields.enemies, `${path}.enemies`, 0);
    else if (s.violator[n] >= 0 && s.status[n] === ARMED) s.enemies[n] = 1 << s.violator[n];
    if (fields.marker !== undefined) s.marker[n] = maybe(FACTION).read(fields.marker, `${path}.marker`, 0);
    else if (s.status[n] === NEUTRAL) s.marker[n] = -1;
  }
}

function readInfluence(s: State, n: number, input: unknown, path: string): void {
  const fields = readObject(input, path);
  allowKeys(fields, path, ["faction", "count"]);
  if (s.status[n] !== NEUTRAL) throw new InputError(path, `${NATION_NAMES[n]} is not neutral`);
  s.influenceBy[n] = FACTION.read(fields.faction, `${path}.faction`, 0);
  s.influence[n] = INFLUENCE.read(fields.count, `${path}.count`, 0);
}

/** A marker that the file does not mention lies where units hold the Capital. */
export function placeMarkers(s: State, input: unknown): void {
  for (const [id, value] of Object.entries(readObject(input ?? {}, "nations"))) {
    const n = NATION_IDS.indexOf(id);
    if (!HELD.includes(s.status[n]) || Object.hasOwn(value as object, "marker")) continue;
    const holder = controlNow(s, CAPITAL_OF_NATION[n]);
    s.marker[n] = holder === NATIVE || holder === defaultController(s, n) ? -1 : holder;
    if (s.marker[n] < 0 && s.status[n] !== DEFEATED) {
      throw new InputError(`nations.${id}.marker`, `missing: whose ${STATUSES[s.status[n]]} is ${NATION_NAMES[n]}?`);
    }
  }
}

export function writeNations(s: State, start: State): Json {
  const nations: Record<string, Json> = {};
  for (let n = 0; n < NATION_COUNT; n++) {
    const written = writeNation(s, start, n);
    if (Object.keys(written).length > 0) nations[NATION_IDS[n]] = written;
  }
  return nations;
}

function writeNation(s: State, start: State, n: number): { [key: string]: Json } {
  const changed = s.status[n] !== start.status[n];
  const markerChanged = s.marker[n] !== start.marker[n];
  return {
    ...(changed && { status: STATUS.write(s.status[n]) }),
    ...(s.influence[n] > 0 && { influence: { faction: FACTIONS[s.influenceBy[n]], count: s.influence[n] } }),
    ...(s.violator[n] >= 0 && { violator: FACTIONS[s.violator[n]] }),
    ...((s.violator[n] >= 0 || s.enemies[n] !== 0) && { enemies: FACTION_SET.write(s.enemies[n]) }),
    ...((markerChanged || (changed && HELD.includes(s.status[n]))) && { marker: maybe(FACTION).write(s.marker[n]) }),
  };
}
