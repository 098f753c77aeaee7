import { isRefusal, nextBelow, pickRandomly, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import {
  AXIS,
  BRITISH,
  FLEET,
  FORTRESS,
  GERMAN,
  INFANTRY,
  ITALIAN,
  SUMMER,
  TANK,
  USSR,
  WEST,
  WINTER,
} from "../../data/kinds.ts";
import { area } from "../../data/map.ts";
import { triumph } from "../../game.ts";
import type { Event, Out } from "../../model/events.ts";
import { PHASE, type State } from "../../model/state.ts";
import { supplyPhase } from "../../phases/supply.ts";
import { controlNow } from "../../rules/nations/control.ts";
import { newGame } from "../states.ts";
import { AXIS_USSR, armed, emptyBoard, place, satellite, snapshot, WEST_AXIS, WEST_USSR } from "./supplyBoard.ts";

const BIT_AXIS = 1 << AXIS;

function supplyRun(s: State, season: number): Event[] {
  const out: Out = [];
  s.season = season;
  s.phase = PHASE.supply;
  supplyPhase.proceed(s, out);
  return out;
}

describe("Supply Phase (§10.3, §10.4)", () => {
  /** London cut off by sea, with everything Axis troops could want around it. */
  function cutOff(): State {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    armed(s, "sweden", 0b111);
    place(s, "stockholm", GERMAN, INFANTRY, 3);
    place(s, "stockholm", GERMAN, TANK, 1);
    place(s, "stockholm", ITALIAN, FORTRESS, 2);
    for (const id of [
      "baltic-sea",
      "north-sea",
      "norwegian-sea",
      "nordkapp-sea",
      "irish-sea",
      "greenland-sea",
      "north-atlantic-ocean",
    ]) {
      place(s, id, BRITISH, FLEET);
    }
    satellite(s, "denmark", WEST);
    return snapshot(s);
  }

  test("8.1, R73 every Unsupplied Ground unit loses a CV, only the eliminated one is shown", () => {
    const s = cutOff();
    const events = supplyRun(s, 2);
    expect(s.unitCv[0]).toBe(2);
    expect(s.unitArea[1]).toBe(-1);
    expect(s.unitCv[2]).toBe(2);
    const shown = events.filter((e) => e.audience === undefined);
    expect(shown.filter((e) => e.type === "supplyLoss")).toEqual([
      { type: "supplyLoss", faction: AXIS, area: area("stockholm"), nationality: GERMAN, count: 2 },
    ]);
    expect(shown.filter((e) => e.type === "blockRemoved")).toEqual([
      { type: "blockRemoved", area: area("stockholm"), nationality: GERMAN, unitType: TANK, cv: 1, reason: "supply" },
    ]);
    expect(events.filter((e) => e.type === "unitWeakened")).toEqual([
      { type: "unitWeakened", unit: 0, area: area("stockholm"), cv: 2, audience: BIT_AXIS },
    ]);
  });

  test("§14.1 Factions at Peace never check Supply", () => {
    const s = cutOff();
    s.war = WEST_USSR;
    supplyRun(s, 2);
    expect(s.unitCv[0]).toBe(3);
  });

  test("R37 Winter: only units in USSR National Territory lose", () => {
    const s = cutOff();
    s.war |= AXIS_USSR;
    place(s, "urals", GERMAN, INFANTRY, 2);
    place(s, "turkmenistan", BRITISH, INFANTRY, 2);
    supplyRun(s, WINTER);
    expect(s.unitCv[0]).toBe(3);
    expect(s.unitCv[s.unitArea.indexOf(area("urals"))]).toBe(1);
  });

  test("§14.1 Convoys lose one CV, not two", () => {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    satellite(s, "denmark", AXIS);
    const convoy = place(s, "baltic-sea", BRITISH, INFANTRY, 3);
    supplyRun(s, 0);
    expect(s.unitCv[convoy]).toBe(2);
  });

  test("R13, R97 losses change control only at the next snapshot", () => {
    const s = emptyBoard();
    s.war = AXIS_USSR;
    place(s, "urals", GERMAN, INFANTRY);
    supplyRun(s, 2);
    expect(s.unitArea).toEqual([-1]);
    expect(s.control[area("urals")]).toBe(AXIS);
    expect(controlNow(s, area("urals"))).toBe(USSR);
  });

  test("4.9 forced Retreats come between losses and marks, and Seasons follow one another", () => {
    const s = emptyBoard();
    s.war = WEST_AXIS;
    supplyRun(s, SUMMER);
    expect(s.phase).toBe(PHASE.forcedRetreat);
    expect(s.resume).toBe(PHASE.supply);
    expect(supplyRun(s, SUMMER).filter((e) => e.type === "supplyLoss")).toEqual([]);
    expect([s.phase, s.season, s.supplyStep]).toEqual([PHASE.seasonStart, SUMMER + 1, 0]);
    supplyRun(s, WINTER);
    supplyRun(s, WINTER);
    expect([s.phase, s.season]).toEqual([PHASE.yearStart, -1]);
    s.year = 1945;
    supplyRun(s, WINTER);
    supplyRun(s, WINTER);
    expect(s.phase).toBe(PHASE.over);
  });
});

test("D14 what a rival lost for lack of Supply was seen: nothing before it can be taken back", () => {
  let seen = 0;
  for (let seed = 1; seen < 12 && seed < 100; seed++) {
    const s = newGame({ scenario: seed % 2 === 0 ? "1939" : "1936" }, seed);
    const random = seedRandom(seed);
    for (let step = 0; step < 1000 && triumph.outcome(s) === undefined; step++) {
      const asked = triumph.pending(s);
      const { seat } = asked[nextBelow(random, asked.length)];
      const applied = triumph.apply(s, seat, pickRandomly(triumph, s, triumph.legal(s, seat), random));
      if (isRefusal(applied)) throw new Error(applied.text);
      if (!applied.events.some((event) => event.type === "supplyLoss" && event.faction !== seat)) continue;
      expect(applied.barrier).toBe(true);
      seen++;
    }
  }
  expect(seen).toBeGreaterThanOrEqual(12);
});
