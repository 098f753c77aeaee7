/** What a decision would bring about is what it then brings about. */
import { isRefusal } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { FACTIONS, SUPPLY_STATES } from "../data/vocabulary.ts";
import { describeEvent } from "../describe.ts";
import { surrender } from "../index.ts";
import { boardOf } from "../model/state.ts";
import { previewCombat } from "../previews/combat.ts";
import { controllers } from "../previews/control.ts";
import { cupStanding, policyStandings, previewSuccess, previewWar } from "../previews/politics.ts";
import { previewInterception, previewSupply, previewVoyages } from "../previews/sea.ts";
import { previewSupplyCheck } from "../previews/supply.ts";

function start() {
  const options = surrender.options({ scenario: "europe-1939" });
  if (isRefusal(options)) throw new Error(options.text);
  return surrender.setup(options, 3);
}

test("a declaration of war: the preview tells the events of the declaration, and changes nothing (§38.2)", () => {
  const state = start();
  const board = boardOf(state);
  const wars = surrender.legal(state, 0).filter((action) => action.type === "declareWar");
  expect(wars.length).toBeGreaterThan(10);
  for (const action of wars) {
    const before = JSON.stringify(state);
    const preview = previewWar(state, 0, action);
    expect(JSON.stringify(state)).toBe(before);
    const game = structuredClone(state);
    const applied = surrender.apply(game, 0, action);
    if (isRefusal(applied)) throw new Error(applied.text);
    const told = applied.events.map((event) => describeEvent(event, game));
    const foretold = preview.events.map((event) => describeEvent(event, state));
    expect(told.slice(0, foretold.length)).toEqual(foretold);
    if (action.country !== undefined) {
      expect(game.countryFaction[action.country]).toBe(preview.joins);
      const placed = board.units.flatMap((_, unit) =>
        game.unitPlace[unit] >= 0 && state.unitPlace[unit] < 0 ? [unit] : [],
      );
      expect(preview.setUp).toEqual(expect.arrayContaining(placed));
    }
  }
});

test("Denmark joins the West with one garrison; its only neighbour is at war already", () => {
  const state = start();
  const country = boardOf(state).countryIds.indexOf("denmark");
  const preview = previewWar(state, 0, { type: "declareWar", country });
  expect(FACTIONS[preview.joins]).toBe("western");
  expect(preview.setUp.map((unit) => boardOf(state).units[unit].short)).toEqual(["Danm"]);
  expect(preview.courted).toEqual([]);
});

test("a success on Italy, which is Pro-Axis, brings it in; on Spain it lays a marker (§40.2)", () => {
  const state = start();
  const of = (id: string) =>
    previewSuccess(state, 0, boardOf(state).countryIds.indexOf(id)).map((event) => describeEvent(event, state));
  expect(of("italy")[0]).toBe("Italy joins Axis.");
  expect(of("spain")).toEqual(["Spain is Pro-Axis now."]);
});

test("the Pact is rolled for in October 1940 and ends on a 1; the cup holds 16 markers (§37.1, §41.1)", () => {
  const state = start();
  const [, pact] = policyStandings(state);
  expect(pact).toMatchObject({ inForce: true, endsOn: 1, rolls: 0 });
  expect(boardOf(state).scenario.turns[pact.turn - 1]).toMatchObject({ year: 1940, month: 10 });
  expect(cupStanding(state).reduce((sum, { inCup }) => sum + inCup, 0)).toBe(16);
});

/** Plays idle actions until the decision comes up, or the next wanted action is offered. */
function playTo(scenario: string, until: string, wanted: readonly object[] = []) {
  const options = surrender.options({ scenario });
  if (isRefusal(options)) throw new Error(options.text);
  const state = surrender.setup(options, 7);
  const idle = ["none", "done", "pass", "end", "willNot", "historical", "goOn", "stay"];
  const rest = [...wanted];
  for (let step = 0; step < 300; step++) {
    const [asked] = surrender.pending(state);
    if (asked.id === until && rest.length === 0) return state;
    const legal = surrender.legal(state, asked.seat);
    const json = legal.map((action) => surrender.encodeAction(action, state) as Record<string, unknown>);
    const fits = json.findIndex(
      (each) => rest[0] && Object.entries(rest[0]).every(([key, value]) => each[key] === value),
    );
    if (fits >= 0) rest.shift();
    const at = fits >= 0 ? fits : json.findIndex((each) => idle.includes(String(each.type)));
    const applied = surrender.apply(state, asked.seat, legal[Math.max(0, at)]);
    if (isRefusal(applied)) throw new Error(applied.text);
  }
  throw new Error(`${until} is never asked`);
}

const LANDING = [{ type: "invade", sea: 16 }, { type: "pair" }, { type: "land" }, { type: "launch" }];

test("a voyage: price, points left and who could intercept are those of the offer (§52, §53.2)", () => {
  const state = playTo("scandinavia-1940", "D-NAV", [{ type: "activate", unit: "GV2" }]);
  const voyages = previewVoyages(state);
  const offered = surrender.legal(state, 0).flatMap((action) => (action.type === "sail" ? [action.place] : []));
  expect(voyages.map(({ place }) => place)).toEqual(offered);
  for (const { cost, left, route, threats } of voyages) {
    expect(cost + left).toBe(state.points);
    for (const { sea } of threats) expect(route).toContain(sea);
  }
});

test("an interception: an escort lowers the chance; the chances of the escorts are those of the attempt (§53.4)", () => {
  const state = playTo("scandinavia-1940", "D-INT", LANDING);
  const attempts = surrender.legal(state, 1).flatMap((action) => (action.type === "intercept" ? [action] : []));
  expect(attempts.length).toBeGreaterThan(0);
  for (const attempt of attempts) {
    const before = JSON.stringify(state);
    const { bare, escorted } = previewInterception(state, attempt);
    expect(bare).toBeGreaterThan(0);
    if (escorted !== undefined) expect(escorted).toBeLessThan(bare);
    expect(JSON.stringify(state)).toBe(before);
  }
});

test("strategic warfare: the chances of the Fac Lost boxes add up to one (§48)", () => {
  const { facLost, odds } = previewCombat(playTo("europe-1941", "D-COM"))!;
  expect(facLost.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(Object.values(odds.ways).reduce((sum, ways) => sum + ways, 0)).toBe(36);
});

test("supply by sea: the proposal says whom it serves and who could stop it (§57.5)", () => {
  const state = playTo("mediterranean-1940", "D-CNV");
  const [proposal] = surrender.legal(state, 0);
  if (proposal.type !== "serve") throw new Error("no proposal");
  const { units, threats } = previewSupply(state, proposal);
  expect(units.length).toBeGreaterThan(0);
  for (const unit of units) expect(state.unitFaction[unit]).toBe(0);
  for (const { sea } of threats) expect(proposal.route).toContain(sea);
});

test("a Supply Check foretold: with no interception the convoys supply just those units by sea (§57.4)", () => {
  const state = playTo("mediterranean-1940", "D-CNV");
  const onLand = [...state.suppliedBySea];
  for (const unit of boardOf(state).units.keys()) state.unitSupply[unit] = SUPPLY_STATES.indexOf("low");
  const before = JSON.stringify(state);
  const { bySea, seas, without } = previewSupplyCheck(state, 0);
  expect(JSON.stringify(state)).toBe(before);
  expect(bySea.length).toBeGreaterThan(0);
  expect(bySea.filter((unit) => onLand.includes(unit) || without.includes(unit))).toEqual([]);
  const served: number[] = [];
  for (let step = 0; step < 50; step++) {
    const [{ id, seat }] = surrender.pending(state);
    if (id !== "D-CNV" && id !== "D-INT") break;
    const [proposal, ...others] = surrender.legal(state, seat);
    if (id === "D-CNV" && proposal.type === "serve") served.push(...proposal.route);
    const idle = [proposal, ...others].find(({ type }) => type === "pass" || type === "none")!;
    surrender.apply(state, seat, id === "D-CNV" ? proposal : idle);
  }
  const full = (units: readonly number[]) =>
    units.filter((unit) => state.unitSupply[unit] === SUPPLY_STATES.indexOf("full"));
  expect(full([...onLand, ...bySea])).toEqual([...onLand, ...bySea]);
  expect(full(without)).toEqual([]);
  expect(seas).toEqual([...new Set(served)]);
});

test("control: a city is its controller's inside an Area of the other side; neutral land is nobody's (§34.3)", () => {
  const state = start();
  const { sites, area, areas, land } = boardOf(state);
  const before = controllers(state);
  expect(before.length).toBe(land);
  const warsaw = sites.findIndex(({ name }) => name === "Warszawa");
  const { hex } = sites[warsaw];
  expect(before[hex]).toBe(FACTIONS.indexOf("western"));
  state.control[warsaw] = FACTIONS.indexOf("axis");
  const after = controllers(state);
  expect(after[hex]).toBe(FACTIONS.indexOf("axis"));
  expect(after.filter((side, at) => side !== before[at]).length).toBe(1);
  const spain = before.filter((_, at) => areas[area[at]].id === "spain");
  expect(new Set(spain)).toEqual(new Set([-1]));
});
