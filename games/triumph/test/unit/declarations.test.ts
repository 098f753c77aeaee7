import { describe, expect, it } from "vitest";
import {
  ARMED,
  AXIS,
  BRITISH,
  FLEET,
  FORTRESS,
  FRENCH,
  GERMAN,
  GREY,
  INFANTRY,
  NATIVE,
  POWER,
  SATELLITE,
  SCENARIO_TWO_PLAYER,
  SOVIET,
  SUMMER,
  TANK,
  USSR,
  WEST,
} from "../../data/kinds.ts";
import { area, NATION_COUNT, nation, USA } from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import { DECLARE_WAR, PHASE, PLACE, type State, VIOLATE } from "../../model/state.ts";
import { handCount } from "../../rules/cards/cards.ts";
import { DROP_ALL, setStandingOrder, THREAT_ORDER } from "../../rules/cards/orders.ts";
import { unitsIn } from "../../rules/units.ts";
import { atWar, atWarWith } from "../../rules/war/relations.ts";
import { card, deal, declaring, influence, isListed, peace, phaseOf, play, put, refusal } from "./warBoard.ts";

const POLAND = nation("poland");
const announce: Action = { type: "announce" };
const violate = (id: string): Action => ({ type: "violate", nation: nation(id) });
const intervene = (id: string): Action => ({ type: "intervene", nation: nation(id) });
const war = (rival: number, paid = -1): Action => ({ type: "declareWar", rival, card: paid });

function cvsIn(s: State, id: string): number[] {
  return unitsIn(s, area(id)).map((unit) => s.unitCv[unit]);
}

/** Axis before Poland with Infantry in Königsberg and Berlin. */
function beforePoland(): State {
  const s = peace();
  put(s, "konigsberg", GERMAN, INFANTRY, 2);
  put(s, "berlin", GERMAN, TANK, 2);
  return declaring(s, AXIS);
}

describe("§15.4 Violation of Neutrality", () => {
  it("V25: Fortresses by Muster Value, World Reaction, still at Peace (R80)", () => {
    const s = beforePoland();
    play(s, AXIS, violate("poland"));
    const events = play(s, AXIS, announce);
    expect([cvsIn(s, "warsaw"), cvsIn(s, "lvov"), cvsIn(s, "vilna")]).toEqual([[3], [2], [1]]);
    expect(s.unitNationality[unitsIn(s, area("warsaw"))[0]]).toBe(GREY);
    expect([handCount(s, WEST), handCount(s, USSR), handCount(s, AXIS)]).toEqual([3, 3, 0]);
    expect(events.filter((event) => event.type === "worldReaction")).toHaveLength(2);
    expect([s.status[POLAND], s.violator[POLAND], s.enemies[POLAND]]).toEqual([ARMED, AXIS, 1 << AXIS]);
    expect([s.violated[AXIS], s.dows[AXIS], s.surprise]).toEqual([1, 0, 0]);
    expect(atWar(s, AXIS)).toBe(false);
    expect(s.control[area("warsaw")]).toBe(NATIVE);
    expect(s.duties).toEqual([VIOLATE, POLAND]);
    expect(s.phase).toBe(PHASE.declarations);
    expect(refusal(s, AXIS, violate("poland"))?.code).toBe("DECLARE_TARGET");
    play(s, AXIS, { type: "pass" });
    expect(s.phase).toBe(PHASE.movement);
  });

  it("removes the Influence of an own Associate or Protectorate without any window", () => {
    const s = beforePoland();
    influence(s, "poland", AXIS, 2);
    play(s, AXIS, violate("poland"));
    play(s, AXIS, announce);
    expect([s.influenceBy[POLAND], s.influence[POLAND], s.status[POLAND]]).toEqual([-1, 0, ARMED]);
  });

  it("R38: refused if no unit could carry out the Aggression", () => {
    const s = beforePoland();
    expect(refusal(s, AXIS, violate("turkey"))?.code).toBe("DECLARE_UNREACHABLE");
    expect(isListed(s, AXIS, violate("turkey"))).toBe(false);
    expect(refusal(s, AXIS, violate("france"))?.code).toBe("DECLARE_TARGET");
  });

  it("R101: every victim needs a unit of its own and a Command", () => {
    const s = beforePoland();
    play(s, AXIS, violate("poland"));
    expect(refusal(s, AXIS, violate("czechoslovakia"))).toBeUndefined();
    s.command = 1;
    expect(refusal(s, AXIS, violate("czechoslovakia"))?.code).toBe("DECLARE_UNREACHABLE");
    s.command = 6;
    play(s, AXIS, violate("czechoslovakia"));
    expect(refusal(s, AXIS, violate("low-countries"))?.code).toBe("DECLARE_UNREACHABLE");
  });

  it("R41: no Muster Value, no cards and no Fortress (Albania)", () => {
    const s = peace();
    s.marker[nation("yugoslavia")] = AXIS;
    s.status[nation("yugoslavia")] = SATELLITE;
    put(s, "belgrade", GERMAN, INFANTRY, 1);
    declaring(s, AXIS);
    play(s, AXIS, violate("albania"));
    play(s, AXIS, announce);
    expect(unitsIn(s, area("albania"))).toEqual([]);
    expect([handCount(s, WEST), handCount(s, USSR)]).toEqual([0, 0]);
  });

  it("7.3: a Colony without its Power is Violated with the Fortresses that stand there", () => {
    const s = peace();
    const syria = nation("syria");
    s.status[nation("france")] = 5;
    s.status[syria] = ARMED;
    put(s, "damascus", GREY, FORTRESS, 1);
    s.marker[nation("turkey")] = AXIS;
    s.status[nation("turkey")] = SATELLITE;
    put(s, "adana", GERMAN, INFANTRY, 2);
    declaring(s, AXIS);
    play(s, AXIS, violate("syria"));
    play(s, AXIS, announce);
    expect(cvsIn(s, "damascus")).toEqual([1]);
    expect([s.violator[syria], s.enemies[syria]]).toEqual([AXIS, 1 << AXIS]);
    expect([handCount(s, WEST), handCount(s, USSR)]).toEqual([1, 1]);
  });

  it("a declaration can be taken back before it is announced", () => {
    const s = beforePoland();
    play(s, AXIS, violate("poland"));
    expect(refusal(s, AXIS, violate("poland"))?.code).toBe("DECLARE_AGAIN");
    play(s, AXIS, { type: "unplan", index: 0 });
    expect(s.announced).toEqual([]);
    expect(refusal(s, AXIS, announce)?.code).toBe("DECLARE_ITEM");
    expect(refusal(s, AXIS, { type: "unplan", index: 0 })?.code).toBe("DECLARE_ITEM");
    play(s, AXIS, violate("poland"));
  });
});

describe("§15.2 Declaration of War", () => {
  it("V23: a shared Sea meets the duty (R39), with Surprise and all other effects", () => {
    const s = peace();
    put(s, "north-sea", GERMAN, FLEET, 3);
    put(s, "north-sea", GERMAN, INFANTRY, 1);
    put(s, "north-sea", BRITISH, FLEET, 2);
    declaring(s, AXIS, 4);
    play(s, AXIS, war(WEST));
    play(s, AXIS, announce);
    expect(atWarWith(s, AXIS, WEST)).toBe(true);
    expect([s.dows[AXIS], s.surprise, s.factoryLevel[WEST]]).toEqual([1, 1, 1]);
    expect(s.sharedSeas).toEqual([area("north-sea")]);
    expect(s.duties).toEqual([DECLARE_WAR, WEST]);
    expect(refusal(s, AXIS, war(WEST))?.code).toBe("DECLARE_TARGET");
  });

  it("R38, R92: several wars in one turn, each within reach", () => {
    const s = peace();
    put(s, "munich", GERMAN, INFANTRY, 2);
    put(s, "lorraine", FRENCH, FORTRESS, 3);
    declaring(s, AXIS);
    expect(refusal(s, AXIS, war(WEST))).toBeUndefined();
    expect(refusal(s, AXIS, war(USSR))?.code).toBe("DECLARE_UNREACHABLE");
    expect(refusal(s, AXIS, war(AXIS))?.code).toBe("DECLARE_TARGET");
    expect(refusal(s, AXIS, war(WEST, 3))?.code).toBe("CARD_KIND");
  });
});

describe("§8.13 Protectorates of Rivals", () => {
  function protectedPoland(): State {
    const s = beforePoland();
    influence(s, "poland", WEST, 2);
    play(s, AXIS, violate("poland"));
    play(s, AXIS, announce);
    return s;
  }

  it("R40: kept and confirmed, it brings war, a Satellite, musters and World Reaction", () => {
    const s = protectedPoland();
    expect(s.phase).toBe(PHASE.threat);
    expect(phaseOf(s).waiting(s)).toBe(1 << WEST);
    expect(phaseOf(s).legal(s, WEST)).toHaveLength(3);
    expect(refusal(s, WEST, { type: "answer", nation: POLAND, count: 3 })?.code).toBe("REPUDIATE");
    expect(refusal(s, WEST, { type: "answer", nation: nation("spain"), count: 0 })?.code).toBe("REPUDIATE");
    play(s, WEST, { type: "answer", nation: POLAND, count: 0 });
    expect(s.phase).toBe(PHASE.confirmation);
    play(s, AXIS, { type: "confirm" });
    expect(atWarWith(s, AXIS, WEST)).toBe(true);
    expect([s.status[POLAND], s.marker[POLAND], s.control[area("warsaw")]]).toEqual([SATELLITE, WEST, WEST]);
    expect(s.phase).toBe(PHASE.reinforcements);
    expect([handCount(s, WEST), handCount(s, USSR)]).toEqual([0, 0]);
    for (const id of ["warsaw", "lvov", "vilna"]) play(s, WEST, { type: "muster", area: area(id), unitType: INFANTRY });
    expect([cvsIn(s, "warsaw"), cvsIn(s, "lvov"), cvsIn(s, "vilna")]).toEqual([[3], [2], [1]]);
    expect([handCount(s, WEST), handCount(s, USSR)]).toEqual([3, 3]);
    expect(s.duties).toEqual([VIOLATE, POLAND]);
    expect([s.violated[AXIS], s.dows[AXIS], s.surprise]).toEqual([1, 1, 1]);
    expect(s.phase).toBe(PHASE.declarations);
  });

  it("reduced to one marker, a plain Violation suffices", () => {
    const s = protectedPoland();
    play(s, WEST, { type: "answer", nation: POLAND, count: 1 });
    play(s, AXIS, { type: "confirm" });
    expect([atWar(s, AXIS), s.status[POLAND], s.influence[POLAND]]).toEqual([false, ARMED, 0]);
  });

  it("R105: what was withdrawn may not be announced again", () => {
    const s = protectedPoland();
    play(s, WEST, { type: "answer", nation: POLAND, count: 2 });
    expect(phaseOf(s).fallback(s, AXIS)).toEqual({ type: "withdraw", index: 0 });
    play(s, AXIS, { type: "withdraw", index: 0 });
    expect(s.phase).toBe(PHASE.declarations);
    expect(refusal(s, AXIS, violate("poland"))?.code).toBe("DECLARE_AGAIN");
    expect([s.influence[POLAND], s.status[POLAND]]).toEqual([0, 0]);
  });

  it("a standing order answers at once", () => {
    const s = beforePoland();
    influence(s, "poland", WEST, 2);
    setStandingOrder(s, WEST, THREAT_ORDER, DROP_ALL);
    play(s, AXIS, violate("poland"));
    play(s, AXIS, announce);
    expect([s.phase, s.influence[POLAND]]).toEqual([PHASE.confirmation, 0]);
  });

  it("R101: war and the attack on a Protectorate are one duty, and need one unit", () => {
    const s = peace();
    put(s, "konigsberg", GERMAN, INFANTRY, 2);
    influence(s, "poland", WEST, 2);
    declaring(s, AXIS, 1);
    expect(refusal(s, AXIS, war(WEST))?.code).toBe("DECLARE_UNREACHABLE");
    play(s, AXIS, violate("poland"));
    play(s, AXIS, war(WEST));
    play(s, AXIS, announce);
    play(s, WEST, { type: "answer", nation: POLAND, count: 0 });
    play(s, AXIS, { type: "confirm" });
    expect([s.duties, s.dows[AXIS]]).toEqual([[VIOLATE, POLAND], 1]);
  });

  it("R101: if the holder gives way, a war that needed the Protectorate must be withdrawn", () => {
    const s = peace();
    put(s, "konigsberg", GERMAN, INFANTRY, 2);
    influence(s, "poland", WEST, 2);
    declaring(s, AXIS, 2);
    play(s, AXIS, violate("poland"));
    play(s, AXIS, war(WEST));
    play(s, AXIS, announce);
    play(s, WEST, { type: "answer", nation: POLAND, count: 2 });
    expect(refusal(s, AXIS, { type: "confirm" })?.code).toBe("DECLARE_UNREACHABLE");
    play(s, AXIS, { type: "withdraw", index: 1 });
    play(s, AXIS, { type: "confirm" });
    expect([s.war, s.status[POLAND]]).toEqual([0, ARMED]);
  });
});

describe("§8.46 Violation of the USA", () => {
  it("R42: only by the Axis, at war with the West; the 1942 forces come at once", () => {
    const s = peace();
    put(s, "north-atlantic-ocean", GERMAN, INFANTRY, 1);
    put(s, "north-atlantic-ocean", GERMAN, FLEET, 1);
    declaring(s, AXIS);
    expect(refusal(s, AXIS, violate("usa"))?.code).toBe("VIOLATE_USA");
    play(s, AXIS, war(WEST));
    play(s, AXIS, violate("usa"));
    play(s, AXIS, announce);
    expect([s.status[USA], s.control[area("washington")], cvsIn(s, "washington")]).toEqual([POWER, WEST, [4]]);
    expect([s.phase, phaseOf(s).waiting(s)]).toEqual([PHASE.reinforcements, 1 << WEST]);
    for (let i = 0; i < 4; i++) play(s, WEST, { type: "arrive", area: area("new-york") });
    expect([s.phase, s.usaForces, handCount(s, WEST)]).toEqual([PHASE.declarations, 2, 0]);
  });

  it("never by the USSR", () => {
    const s = peace();
    s.war = 4;
    put(s, "north-atlantic-ocean", SOVIET, FLEET, 1);
    declaring(s, USSR);
    expect(refusal(s, USSR, violate("usa"))?.code).toBe("VIOLATE_USA");
  });
});

describe("§15.423 Intervention", () => {
  function violatedGreece(wars: number): State {
    const s = peace();
    const greece = nation("greece");
    s.war = wars;
    s.status[greece] = ARMED;
    s.violator[greece] = AXIS;
    s.enemies[greece] = 1 << AXIS;
    put(s, "athens", GREY, FORTRESS, 1);
    return declaring(s, WEST);
  }

  it("V28: refused without war against the Violator, accepted with it", () => {
    expect(refusal(violatedGreece(0), WEST, intervene("greece"))?.code).toBe("INTERVENE");
    const s = violatedGreece(1);
    play(s, WEST, intervene("greece"));
    play(s, WEST, announce);
    expect([s.interventions, s.duties]).toEqual([[nation("greece")], []]);
    expect(refusal(s, WEST, intervene("greece"))?.code).toBe("DECLARE_AGAIN");
  });

  it("R46: not by an Enemy of the Minor, nor beside a Rival at peace", () => {
    const s = violatedGreece(1);
    s.enemies[nation("greece")] |= 1 << WEST;
    expect(refusal(s, WEST, intervene("greece"))?.code).toBe("INTERVENE");
    const beside = violatedGreece(1);
    put(beside, "athens", SOVIET, INFANTRY, 1);
    expect(refusal(beside, WEST, intervene("greece"))?.code).toBe("INTERVENE");
    const partitioned = violatedGreece(5);
    put(partitioned, "athens", SOVIET, INFANTRY, 1);
    expect(refusal(partitioned, WEST, intervene("greece"))).toBeUndefined();
  });

  it("V28: with a Ground unit inside, the Fortress becomes a British unit of any type (D21)", () => {
    const s = violatedGreece(1);
    put(s, "athens", GERMAN, INFANTRY, 2);
    put(s, "crete", BRITISH, INFANTRY, 1);
    s.interventions = [nation("greece")];
    s.phase = PHASE.intervention;
    const out: never[] = [];
    phaseOf(s).proceed(s, out);
    expect(phaseOf(s).waiting(s)).toBe(1 << WEST);
    play(s, WEST, { type: "muster", area: area("athens"), unitType: FORTRESS });
    expect([s.status[nation("greece")], s.marker[nation("greece")]]).toEqual([SATELLITE, WEST]);
    expect([s.control[area("athens")], s.control[area("crete")]]).toEqual([WEST, WEST]);
    expect(s.phase).toBe(PHASE.combatStart);
  });

  it("R46: lapses without a Ground unit inside", () => {
    const s = violatedGreece(1);
    s.interventions = [nation("greece")];
    s.phase = PHASE.intervention;
    phaseOf(s).proceed(s, []);
    phaseOf(s).proceed(s, []);
    expect([s.status[nation("greece")], s.interventions, s.phase]).toEqual([ARMED, [], PHASE.combatStart]);
  });
});

describe("§18 two players", () => {
  function allies(): State {
    const s = peace(SUMMER);
    s.scenario = SCENARIO_TWO_PLAYER;
    s.activeAlly = WEST;
    return s;
  }

  it("§18.3: an Ally pays a further valid Command card for its war", () => {
    const s = allies();
    put(s, "lorraine", FRENCH, INFANTRY, 2);
    put(s, "munich", GERMAN, INFANTRY, 1);
    deal(s, WEST, "summer C", "fall C", "I01");
    declaring(s, WEST);
    expect(refusal(s, WEST, war(AXIS))?.code).toBe("ALLY_DOW_CARD");
    expect(refusal(s, WEST, war(AXIS, card("fall C")))?.code).toBe("ALLY_DOW_CARD");
    expect(refusal(s, WEST, war(USSR, card("summer C")))?.code).toBe("ALLY_AREA");
    play(s, WEST, war(AXIS, card("summer C")));
    play(s, WEST, announce);
    expect([atWarWith(s, WEST, AXIS), s.place[card("summer C")]]).toEqual([true, PLACE.discard]);
  });

  it("R90: the Allies share the Muster Value of an Axis Violation, and ignore each other's", () => {
    const s = allies();
    put(s, "konigsberg", GERMAN, INFANTRY, 2);
    declaring(s, AXIS);
    play(s, AXIS, violate("poland"));
    play(s, AXIS, announce);
    expect([handCount(s, WEST), handCount(s, USSR)]).toEqual([2, 1]);
    const t = allies();
    put(t, "kiev", SOVIET, INFANTRY, 2);
    declaring(t, USSR);
    play(t, USSR, violate("poland"));
    play(t, USSR, announce);
    expect([handCount(t, WEST), handCount(t, AXIS)]).toEqual([0, 3]);
  });

  it("R111: no Violation of the other Ally's Protectorate; one of the Axis needs the war in the same announcement", () => {
    const s = allies();
    put(s, "kiev", SOVIET, INFANTRY, 2);
    deal(s, USSR, "summer C");
    influence(s, "poland", WEST, 2);
    declaring(s, USSR);
    expect(refusal(s, USSR, violate("poland"))?.code).toBe("ALLY_AREA");
    influence(s, "poland", AXIS, 2);
    play(s, USSR, violate("poland"));
    expect(refusal(s, USSR, announce)?.code).toBe("ALLY_DOW_CARD");
  });
});

describe("the list", () => {
  it("holds exactly what is accepted", () => {
    const s = beforePoland();
    put(s, "rome", 1, FLEET, 1);
    put(s, "munich", GERMAN, INFANTRY, 1);
    influence(s, "czechoslovakia", USSR, 2);
    const every: Action[] = [war(0), war(1), war(2), announce, { type: "unplan", index: 0 }, { type: "pass" }];
    for (let n = 0; n < NATION_COUNT; n++) every.push({ type: "violate", nation: n }, { type: "intervene", nation: n });
    for (let round = 0; round < 3; round++) {
      for (const action of every) expect(isListed(s, AXIS, action)).toBe(refusal(s, AXIS, action) === undefined);
      play(
        s,
        AXIS,
        phaseOf(s)
          .legal(s, AXIS)
          .find((action) => action.type === "violate")!,
      );
    }
  });
});
