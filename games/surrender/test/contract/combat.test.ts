import { describe, expect, test } from "vitest";
import { boardOf } from "../../model/state.ts";
import { mayHoldFort } from "../../rules/charts/groundCombat.ts";
import { occupiesFort } from "../../rules/combat/attacks.ts";
import { groundSituation } from "../../rules/combat/battle.ts";
import { initialState } from "../../setup.ts";
import { type ActionJson, hex as hexOf, Table, unit } from "../table.ts";

function only(units: Record<string, object>, more: object = {}): Table {
  return new Table({ units: { "*": { place: "out" }, ...units }, markers: NO_MARKERS, ...more });
}

const NO_MARKERS = { axisGroundSupport: 0, westernGroundSupport: 0 };

/** A Mobile attack of 8. Armee on Armia Łódź in the open, without anything to commit. */
function duel(dice: number[], units: Record<string, object> = {}, more: object = {}): Table {
  const table = only({ G8: { place: "0807" }, PLO: { place: "0709" }, ...units }, { dice, ...more });
  table.do("axis", { type: "activate", unit: "G8" });
  return table;
}

const attack: ActionJson = { type: "attack", hex: "0709" };
const march: ActionJson = { type: "march", hex: "0808" };

describe("§10.4 Mobile attacks", () => {
  test("a retreat leaves the hex; the attacker may advance free of charge and continue", () => {
    const table = duel([4, 3]);
    table.do("axis", march);
    const events = table.do("axis", attack);
    expect(events.map(({ type }) => type)).toEqual(["attackDeclared", "groundCombat"]);
    expect(table.decision()).toEqual(["western D-RET"]);
    expect(table.hexes("western", "retreat")).toEqual(["0608", "0609", "0710"]);
    const [hex] = table.hexes("western", "retreat");
    expect(table.refused("western", { type: "retreat", hex: "0808" })).toBe("RETREAT");
    table.do("western", { type: "retreat", hex });
    const points = table.state.points;
    table.do("axis", { type: "advance", unit: "G8" });
    expect(table.place("G8")).toBe("0709");
    expect(table.state.points).toBe(points);
    expect(table.decision()).toEqual(["axis D-STEP"]);
  });

  test("an attack needs its price in Movement Points", () => {
    const table = only(
      { G8: { place: "0808" }, PLO: { place: "0709" } },
      { phase: "march", activation: { unit: "G8", points: 1 } },
    );
    expect(table.refused("axis", attack)).toBe("ATTACK_COST");
    expect(table.refused("axis", { type: "attack", hex: "0710" })).toBe("NO_TARGET");
  });

  test("AS ends the activation, AA costs the attacker a step", () => {
    const stopped = duel([1, 6], { PLO: { place: "0709" } });
    stopped.do("axis", march);
    stopped.do("axis", attack);
    expect(stopped.state.active).toBe(-1);
    const worn = only(
      { G8: { place: "0808", strength: "reduced", supply: "low" }, PLO: { place: "0709" } },
      { dice: [1, 6], phase: "march", activation: { unit: "G8", points: 4 } },
    );
    const events = worn.do("axis", attack);
    expect(events).toContainEqual(expect.objectContaining({ type: "eliminated", unit: unit("G8") }));
    expect(events.some(({ type }) => type === "willChanged")).toBe(false);
    expect(worn.view("axis").units.G8).toMatchObject({ place: "box", waits: true });
  });

  test("elimination places No EZOC and costs National Will; the way is open", () => {
    const table = duel([6, 1], { PLO: { place: "0709", strength: "reduced" } });
    table.do("axis", march);
    const events = table.do("axis", attack);
    expect(events).toContainEqual({ type: "noEzocPlaced", hex: hexOf("0709") });
    expect(events).toContainEqual(expect.objectContaining({ type: "willChanged", effect: "NW1", will: 13 }));
    expect(table.view("western").units.PLO).toMatchObject({ place: "box", waits: true });
  });
});

describe("§10.5 Assaults", () => {
  const siege = (dice: number[], more: object = {}) =>
    only(
      {
        G8: { place: "0808" },
        G10: { place: "0708" },
        G4: { place: "0608" },
        G3: { place: "0710" },
        PLO: { place: "0709" },
      },
      { dice, ...more },
    );

  test("up to two units join, and one of them advances", () => {
    const table = siege([6, 1]);
    table.do("axis", { type: "assault", unit: "G8", hex: "0709" });
    expect(table.refused("axis", { type: "join", unit: "G8" })).toBe("ALREADY_IN");
    table.do("axis", { type: "join", unit: "G10" });
    table.do("axis", { type: "join", unit: "G4" });
    expect(table.decision()).toEqual(["axis D-ADV"]);
    expect(table.legal("axis")).toEqual([
      { type: "advance", unit: "G8" },
      { type: "advance", unit: "G10" },
      { type: "advance", unit: "G4" },
      { type: "stay" },
    ]);
    table.do("axis", { type: "advance", unit: "G10" });
    expect(table.place("G10")).toBe("0709");
    expect(table.state.noEzoc).toEqual([]);
    for (const id of ["G8", "G10", "G4"])
      expect(table.refused("axis", { type: "activate", unit: id })).toBe("ACTIVATED");
  });

  test("only the Primary Attacker suffers, and a unit that has marched cannot take part", () => {
    const table = siege([1, 6]);
    const worn = only(
      {
        SBE: { place: "0808", supply: "low" },
        G10: { place: "0708" },
        PLO: { place: "0709" },
      },
      { dice: [1, 6] },
    );
    worn.do("axis", { type: "assault", unit: "SBE", hex: "0709" });
    const events = worn.do("axis", { type: "launch" });
    expect(events).toContainEqual(expect.objectContaining({ type: "eliminated", unit: unit("SBE") }));
    expect(worn.view("axis").units.G10.strength).toBe("full");
    table.do("axis", { type: "activate", unit: "G8" });
    table.do("axis", { type: "end" });
    expect(table.refused("axis", { type: "assault", unit: "G8", hex: "0709" })).toBe("ACTIVATED");
  });
});

describe("§12.5 the secret commitment", () => {
  function battle(more: object = {}): Table {
    const table = new Table({ units: { G10: { place: "1007" } }, ...more });
    table.do("axis", { type: "activate", unit: "G10" });
    table.do("axis", { type: "attack", hex: "1108" });
    return table;
  }

  test("both choose at once; nothing is shown before both are in", () => {
    const table = battle();
    expect(table.decision()).toEqual(["axis D-COM", "western D-COM"]);
    table.do("western", { type: "will" });
    expect(table.view("axis").combat).toMatchObject({ choosing: ["axis"] });
    expect(table.view("axis").combat?.will).toBeUndefined();
    expect(table.view("western").combat?.ownWill).toBe(true);
    expect(table.refused("western", { type: "willNot" })).toBe("NOT_YOUR_DECISION");
    const events = table.do("axis", { type: "willNot" });
    expect(events).toContainEqual({ type: "commitmentsRevealed", factions: [1] });
  });

  test("who said WILL must commit something; the sides declare in turn, attacker first", () => {
    const table = battle();
    table.do("axis", { type: "will" });
    table.do("western", { type: "will" });
    expect(table.decision()).toEqual(["axis D-DEC"]);
    expect(table.refused("axis", { type: "pass" })).toBe("MUST_COMMIT");
    table.do("axis", { type: "support", unit: "GL4" });
    expect(table.refused("western", { type: "support", unit: "GL1" })).toBe("SUPPORT");
    table.do("western", { type: "support", unit: "PAIR" });
    expect(table.view("axis").combat).toMatchObject({ air: { axis: "GL4", western: "PAIR" } });
    expect(table.refused("axis", { type: "play", marker: "westernGroundSupport" })).toBe("MARKER");
    table.do("axis", { type: "pass" });
    table.do("western", { type: "play", marker: "westernGroundSupport" });
    expect(table.decision()).toEqual(["axis D-DEC"]);
    const events = table.do("axis", { type: "pass" });
    const fought = events.find(({ type }) => type === "groundCombat");
    expect(fought).toMatchObject({
      defence: { lines: expect.arrayContaining([expect.objectContaining({ value: 2 })]) },
    });
  });

  test("§12.7 unopposed support costs one Sortie; two air units fight first", () => {
    const alone = battle({ dice: [3, 3] });
    alone.do("axis", { type: "will" });
    alone.do("western", { type: "willNot" });
    alone.do("axis", { type: "support", unit: "GL4" });
    alone.do("axis", { type: "pass" });
    expect(alone.view("axis").units.GL4.sorties).toBe(1);
    const both = battle({
      dice: [1, 6, 4, 4],
      markers: NO_MARKERS,
      units: { G10: { place: "1007" }, PAIR: { place: "0909" } },
    });
    both.do("axis", { type: "will" });
    const events = both.do("western", { type: "will" });
    expect(events.map(({ type }) => type)).toContain("airCombat");
    expect(events.find(({ type }) => type === "airSupport")).toEqual({ type: "airSupport", factions: [0, 1] });
  });

  test("§12.6 six Sorties or too far away: nothing to commit, nobody is asked", () => {
    const table = battle({
      dice: [3, 3],
      markers: NO_MARKERS,
      units: { G10: { place: "1007" }, GL4: { sorties: 6 }, GL1: { place: "0601" }, PAIR: { sorties: 6 } },
    });
    expect(table.decision().some((decision) => decision.endsWith("D-COM"))).toBe(false);
  });
});

describe("§13.3 displacement", () => {
  test("an overrun air unit goes to the nearest base, the owner's choice, with two Sorties more", () => {
    const table = only({ G8: { place: "0710" }, PAIR: { place: "0711" } });
    table.do("axis", { type: "activate", unit: "G8" });
    const events = table.do("axis", { type: "march", hex: "0711" });
    expect(events).toContainEqual(expect.objectContaining({ type: "willChanged", effect: "NW4" }));
    expect(table.decision()).toEqual(["western D-DIS"]);
    expect(table.hexes("western", "displace")).toEqual(["0513", "0714", "0808", "0913"]);
    expect(table.refused("western", { type: "displace", hex: "1214" })).toBe("DISPLACEMENT");
    table.do("western", { type: "displace", hex: "0513" });
    expect(table.view("western").units.PAIR).toMatchObject({ place: "0513", sorties: 2 });
    expect(table.decision()).toEqual(["axis D-STEP"]);
  });

  test("§14.1 an air unit whose base is gone is displaced at the end of its Operations Phase", () => {
    const table = only({ G8: { place: "0505" }, GL1: { place: "0505" }, PLO: { place: "1416" } });
    table.do("axis", { type: "activate", unit: "G8" });
    table.do("axis", { type: "march", hex: "0504" });
    table.do("axis", { type: "end" });
    expect(table.view("axis").units.GL1.place).toBe("0505");
    table.do("axis", { type: "pass" });
    expect(table.view("axis").units.GL1).toMatchObject({ place: "0504", sorties: 2 });
  });
});

describe("§14.2 air activations", () => {
  test("a move to a base, then an Air Strike; six Sorties forbid it", () => {
    const table = new Table({ dice: [4, 2] });
    table.do("axis", { type: "activate", unit: "GL4" });
    table.do("axis", { type: "fly", hex: "1006" });
    expect(table.refused("axis", { type: "fly", hex: "0906" })).toBe("FLOWN");
    expect(table.refused("axis", { type: "strike", unit: "GL1" })).toBe("STRIKE_TARGET");
    const events = table.do("axis", { type: "strike", unit: "PAIR" });
    expect(events).toContainEqual(expect.objectContaining({ type: "airCombat", mission: "airStrike", result: "DR" }));
    expect(table.view("axis").units).toMatchObject({ GL4: { sorties: 1 }, PAIR: { sorties: 2 } });
    const tired = new Table({ units: { GL4: { sorties: 6 } } });
    tired.do("axis", { type: "activate", unit: "GL4" });
    expect(tired.refused("axis", { type: "strike", unit: "PAIR" })).toBe("SORTIES");
  });
});

describe("§10.6 forts, on the map of France", () => {
  test("a unit in a fort is hit by Assaults only, halves the attacker and may hold", () => {
    const s = initialState({ scenario: 1, opening: 0, optional: 0 }, 1);
    const board = boardOf(s);
    const named = (id: string) => board.units.findIndex((each) => each.name.startsWith(id));
    const [defender, attacker] = [named("3e Armée"), named("1. Armee")];
    expect(occupiesFort(s, defender)).toBe(true);
    expect(occupiesFort(s, named("4e Armée"))).toBe(false);
    const situation = groundSituation(s, {
      kind: "assault",
      attackers: [attacker],
      hex: s.unitPlace[defender],
      airAttacker: false,
      airDefender: false,
      markers: [],
    });
    expect(situation.fort).toBe(true);
    expect(mayHoldFort(situation, "DR")).toBe(true);
    expect(mayHoldFort(situation, "DD")).toBe(false);
  });
});
