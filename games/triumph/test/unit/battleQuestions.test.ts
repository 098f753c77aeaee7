/** Battles as a viewer sees them, and what each of the viewer's offers changes. */
import { nextBelow, seedRandom } from "@tripartite/kernel";
import { describe, expect, it } from "vitest";
import { CLASS_GROUND, CLASS_NAVAL, FACTIONS, FLEET, INFANTRY } from "../../data/kinds.ts";
import { AREA_IDS } from "../../data/map.ts";
import { triumph } from "../../game.ts";
import { PARTIES } from "../../model/names.ts";
import { ESCAPED, JOINED, PHASE, type State } from "../../model/state.ts";
import { hitsTaken } from "../../odds/calculator/odds.ts";
import { questionAfter, questionOf } from "../../odds/questions.ts";
import { sidesOf } from "../../odds/sides.ts";
import { encodeOffer } from "../../offers/encode.ts";
import type { NamedOffer } from "../../offers/meanings.ts";
import { partyOf } from "../../rules/units.ts";
import { inCombat, phaseOf, runOn, startCombat } from "./battleBoard.ts";
import { combatPosition } from "./combatCrowd.ts";

describe("Hits that are still to be taken", () => {
  const infantry = (cv: number, more = {}) => ({ type: INFANTRY, cv, ...more });
  const cvs = (units: readonly { cv: number; invader?: boolean }[]) =>
    units.map(({ cv, invader }) => (invader ? -cv : cv)).sort((a, b) => a - b);

  it("§12.44 fall on the strongest, first of all on one that does not act", () => {
    const units = [infantry(2), infantry(2, { invader: true }), infantry(1), infantry(2)];
    expect(cvs(hitsTaken(units, false, CLASS_GROUND, 1))).toEqual([-1, 1, 2, 2]);
    expect(cvs(hitsTaken(units, false, CLASS_GROUND, 4))).toEqual([1, 1, 1]);
  });

  it("§12.72 take two CV of a Convoy, and spare other classes", () => {
    expect(hitsTaken([infantry(3), { type: FLEET, cv: 2 }], true, CLASS_NAVAL, 1)).toEqual([
      { type: FLEET, cv: 2 },
      { type: INFANTRY, cv: 1 },
    ]);
    expect(cvs(hitsTaken([infantry(3)], true, CLASS_GROUND, 2))).toEqual([3]);
  });
});

/** The CV of a Party that is in the fight, by the state itself. */
function joinedCv(s: State, party: number): number {
  return s.battleUnits
    .filter((unit) => s.unitArea[unit] === s.battleArea && (s.unitFlags[unit] & (JOINED | ESCAPED)) === JOINED)
    .filter((unit) => partyOf(s, unit) === party)
    .reduce((sum, unit) => sum + s.unitCv[unit], 0);
}

describe("the battle that a viewer sees", () => {
  it("has the units that fight, and every action changes it as the rules do", () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 150; seed++) {
      const random = seedRandom(seed);
      const s = combatPosition(seed, (count) => nextBelow(random, count));
      startCombat(s);
      while (inCombat(s)) {
        const phase = phaseOf(s);
        const seat = 31 - Math.clz32(phase.waiting(s));
        if (s.phase === PHASE.battleAction || s.phase === PHASE.battleHits) checkBattle(s, seat, seen);
        const legal = phase.legal(s, seat);
        phase.perform(s, seat, legal[nextBelow(random, legal.length)], []);
        runOn(s);
      }
    }
    for (const type of ["fire", "hold", "retreat", "rebase", "strike", "hit"]) expect([...seen]).toContain(type);
  });
});

function checkBattle(s: State, seat: number, seen: Set<string>): void {
  const view = triumph.view(s, seat);
  const area = AREA_IDS[s.battleArea];
  const sides = sidesOf(view, area, view.battle!.sides);
  for (const side of sides) {
    expect(side.units.reduce((sum, { cv }) => sum + cv, 0)).toBe(joinedCv(s, PARTIES.indexOf(side.party)));
    expect(side.attacks).toBe(side.party === FACTIONS[s.commandOrder[s.turn]]);
  }
  const question = questionOf(view, area, sides);
  if (question === undefined) return;
  for (const listed of phaseOf(s).legal(s, seat)) {
    const offer = encodeOffer({ action: listed }, s, seat) as unknown as NamedOffer;
    const after = questionAfter(question, view, area, sides, offer);
    const { action } = offer;
    seen.add(action.type);
    const [before, own] = [question[question.own].units, after[question.own].units];
    if (action.type === "fire" || action.type === "strike") {
      expect(after.opening).toMatchObject({ dice: (offer as { dice?: number }).dice });
    }
    if (action.type === "retreat" || action.type === "rebase" || action.type === "strike") {
      expect(own.length).toBe(before.length - 1);
    } else if (action.type === "fire" || action.type === "hold") {
      const idle = (units: typeof own) => units.filter(({ acted, invader }) => acted || invader).length;
      expect(idle(own)).toBe(idle(before) + 1);
    }
  }
}
