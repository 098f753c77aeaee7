/** Position files: who controls what, and who came first. */

import { InputError, type Json, readArray, readObject } from "@tripartite/kernel";
import type { Area, Unit } from "../data/ids.ts";
import { FACTIONS } from "../data/kinds.ts";
import { AREA_COUNT, AREA_IDS, IS_LAND } from "../data/map.ts";
import { PARTIES } from "../model/names.ts";
import { countOf, ESCAPED, type State } from "../model/state.ts";
import { controlNow } from "../rules/nations/control.ts";
import { partyOf, seniorityList, setSeniority } from "../rules/units.ts";
import { FACTION_SET, PARTY, readName } from "./scalars.ts";

/** §7.1 What the snapshot would be if it were taken now. ANS without company hold only what was theirs without them (R11). */
export function computedControl(s: State): number[] {
  const none = new Array<number>(s.present.length).fill(0);
  const board = { ...s, control: s.control.slice(), present: none, ground: none };
  for (let area: Area = 0; area < AREA_COUNT; area++) board.control[area] = IS_LAND[area] ? controlNow(board, area) : 0;
  board.present = s.present;
  board.ground = s.ground;
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    board.control[area] = IS_LAND[area] ? controlNow(board, area) : occupiers(s, area);
  }
  return board.control;
}

function occupiers(s: State, sea: Area): number {
  return FACTIONS.reduce((mask, _, f) => (countOf(s.present, sea, f) > 0 ? mask | (1 << f) : mask), 0);
}

export function readControl(s: State, input: unknown): void {
  s.control = computedControl(s);
  for (const [id, value] of Object.entries(readObject(input ?? {}, "control"))) {
    const path = `control.${id}`;
    const area = readName(id, path, AREA_IDS, "area");
    s.control[area] = (IS_LAND[area] ? PARTY : FACTION_SET).read(value, path, 0);
  }
}

export function writeControl(s: State): Json {
  const computed = computedControl(s);
  const control: Record<string, Json> = {};
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    if (s.control[area] === computed[area]) continue;
    control[AREA_IDS[area]] = (IS_LAND[area] ? PARTY : FACTION_SET).write(s.control[area]);
  }
  return control;
}

/** Units are listed in the order of their arrival, unless this says otherwise. */
export function readSeniority(s: State, input: unknown): void {
  for (const [id, value] of Object.entries(readObject(input ?? {}, "seniority"))) {
    const path = `seniority.${id}`;
    const area = readName(id, path, AREA_IDS, "area");
    const parties = readArray(value, path).map((item, i) => PARTY.read(item, `${path}[${i}]`, 0));
    const present = seniorityList(s, area);
    if (parties.toSorted().join() !== present.toSorted().join()) {
      throw new InputError(
        path,
        `must name exactly the parties present: ${present.map((p) => PARTIES[p]).join(", ") || "none"}`,
      );
    }
    setSeniority(s, area, parties);
  }
}

export function writeSeniority(s: State): Json {
  const listed = { ...s, seniority: s.seniority.slice() };
  const seniority: Record<string, Json> = {};
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    const parties = seniorityList(s, area);
    if (parties.length < 2) continue;
    setSeniority(listed, area, partiesAsListed(s, area));
    if (listed.seniority[area] !== s.seniority[area])
      seniority[AREA_IDS[area]] = parties.map((party) => PARTIES[party]);
  }
  return seniority;
}

function partiesAsListed(s: State, area: Area): number[] {
  const parties = new Set<number>();
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] === area && (s.unitFlags[unit] & ESCAPED) === 0) parties.add(partyOf(s, unit));
  }
  return [...parties];
}
