/** What must hold of every state: a position that breaks it is refused, with its part of the file and the reason. */
import { type Fields, isRefusal, type Json, nextBelow, seedRandom } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { boardNamed, hexOf } from "../board/board.ts";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import { PHASES, type State } from "../model/state.ts";
import { LIMITED_CAPACITY } from "../rules/supply/limited.ts";
import { at } from "./vignettes-campaign.ts";
import { walk } from "./walk.ts";

const EUROPE = boardNamed("europe-1939");
const unit = (id: string) => EUROPE.unitIds.indexOf(id);
const OUT = { place: "out" };
const tobruk = hexOf(EUROPE, at("Tobruk"));

const BROKEN: readonly (readonly [rule: string, position: { [part: string]: Json }, fault: string])[] = [
  [
    "§35.1 no unit where it may not be",
    { units: { G5: { place: at("Bruxelles") } } },
    `units.G5.place: the unit may not be in ${at("Bruxelles")}`,
  ],
  [
    "§33.5 one faction in a hex, ground units",
    { units: { UAASF: OUT, GL1: { place: at("Southampton") } } },
    `units.GL1.place: with UBEF of another faction in ${at("Southampton")}`,
  ],
  [
    "§33.5 one faction in a hex, ships and air units",
    { units: { UAASF: OUT, UBEF: OUT, GL1: { place: at("Southampton") } } },
    `units.GL1.place: with UV2 of another faction in ${at("Southampton")}`,
  ],
  [
    "§37 no war under a policy",
    { wars: ["axis-western", "axis-soviet"] },
    "wars: there is war under the policy naziSovietPact",
  ],
  [
    "§60.3 a conquered country has no units on the map",
    {
      countries: { poland: { status: "conquered", faction: "axis", allegiance: "western", will: 0 } },
      units: { "*": OUT, PFF: { place: "ENA", faction: "western" } },
    },
    "countries.poland.status: conquered and still has units on the map",
  ],
  [
    "§41 the cup and its Holding Box together",
    { details: { cup: { politicalSuccess: 7 } } },
    "details.cup: cup and Holding Box hold 7 and 1 of the 7 Political Success markers",
  ],
  [
    "§57.7 a Limited source supplies two units",
    { details: { limited: [tobruk, unit("UWDF"), tobruk, unit("UGG"), tobruk, unit("UF11")] } },
    `details.limited: ${at("Tobruk")} supplies more than 2 units`,
  ],
  [
    "§57.7 one Limited source for a unit",
    { details: { limited: [tobruk, unit("UWDF"), tobruk - 1, unit("UWDF")] } },
    "details.limited: two Limited sources supply one unit",
  ],
  [
    "§55.3 a landing has a hex and a unit",
    { details: { landings: [tobruk, unit("UWDF"), tobruk] } },
    "details.landings: expected 2 numbers for each entry",
  ],
  [
    "§55.3 the unit of a landing exists",
    { details: { landings: [tobruk, 99999] } },
    "details.landings[1]: 99999 is out of range",
  ],
  [
    "§55.8 the Sea Zone of a beachhead exists",
    { details: { beachheads: [tobruk, 99, 0, 1] } },
    "details.beachheads[1]: 99 is out of range",
  ],
  [
    "§45.3 what waits in the queue is known",
    { details: { queue: [9, 0, 0, 0, 0] } },
    "details.queue[0]: 9 is out of range",
  ],
  [
    "§43.3 an event that waits has such a mobilization",
    { details: { queue: [3, 0, 0, 5, -1] } },
    "details.queue[3]: 5 is out of range",
  ],
  [
    "§40.4 a restricted result names a country",
    { details: { item: [1, 0, 0, 1, -1] } },
    "details.item[4]: -1 is out of range",
  ],
  ["§45.3 a claim is an item of the queue", { phase: "claim" }, "details.item: in claim an item claim is under way"],
  [
    "§45.3 an item interrupts another phase",
    { phase: "claim", details: { item: [2, 0, 0, -1, -1] } },
    "details.stack: claim interrupts another phase",
  ],
  ["§53.1 an operation is intercepted", { phase: "escort" }, "details.operation: in escort an operation is under way"],
  [
    "§55 ships land in an invasion",
    { phase: "rebase", details: { operation: "navalMovement" } },
    "details.operationFaction: a faction carries out the operation",
  ],
  [
    "§52 a voyage has a path and an end",
    { details: { operation: "navalMovement", operationFaction: "axis", force: ["GV2"] } },
    "details.route: the operation is on its way",
  ],
  ["§53.2 an interceptor is a unit or a marker", { details: { tried: [9999] } }, "details.tried[0]: no unit or marker"],
  ["§52 a voyage ends on the map", { details: { destination: 999999 } }, "details.destination: no place on the map"],
  [
    "§59.4 a unit is mobilized in a Map Box for a country",
    { details: { boxMobilized: [0, 500] } },
    "details.boxMobilized[1]: 500 is out of range",
  ],
  [
    "§48.2 one Bombed marker in a hex",
    { details: { bombed: [at("Berlin"), at("Berlin")] } },
    "details.bombed: two Bombed markers in a hex",
  ],
  [
    "§44 the USA is at war when both policies have ended",
    { countries: { usa: { status: "active", faction: "western" } } },
    "countries.usa.status: the USA is active under a policy",
  ],
];

test.each(BROKEN)("%s", (_, position, fault) => {
  const refusal = surrender.load({ game: "surrender", scenario: "europe-1939", ...position });
  expect(isRefusal(refusal) && refusal.text).toBe(fault);
});

test.each(SCENARIO_IDS)("§57.7 %s: a Limited source supplies at most two units in a Supply Check", (scenario) => {
  let used: number[] = [];
  walk({
    options: { scenario },
    seed: 77,
    steps: 400,
    after(_, events) {
      for (const event of events) {
        if (event.type === "phaseBegan" || event.type === "passed") used = [];
        if (event.type !== "limitedSupply") continue;
        expect(event.units.length).toBeLessThanOrEqual(LIMITED_CAPACITY);
        expect(used).not.toContain(event.hex);
        used.push(event.hex);
      }
    },
  });
});

test.each(SCENARIO_IDS)(
  "%s: a position in another phase, or without a detail, is refused or can be played on",
  (scenario) => {
    const random = seedRandom(11);
    walk({
      options: { scenario },
      seed: 12,
      steps: 300,
      before(s) {
        if (nextBelow(random, 10) !== 0) return;
        const { details = {}, ...position } = surrender.save(s) as { details?: Fields } & Fields;
        const names = Object.keys(details);
        const { [names[nextBelow(random, names.length)]]: _, ...fewer } = details;
        const phase = PHASES[nextBelow(random, PHASES.length)];
        for (const other of [
          { ...position, details: fewer },
          { ...position, details, phase },
        ] as Json[]) {
          const loaded = surrender.load(other);
          if (isRefusal(loaded)) expect(loaded.code).toBe("POSITION");
          else playOn(loaded);
        }
      },
    });
  },
);

function playOn(s: State): void {
  for (let step = 0; step < 3 && surrender.outcome(s) === undefined; step++) {
    const [{ seat }] = surrender.pending(s);
    expect(surrender.apply(s, seat, surrender.legal(s, seat)[0])).not.toHaveProperty("code");
  }
}
