import { describe, expect, it } from "vitest";
import { AXIS, FALL, SCENARIO_TWO_PLAYER, SPRING, SUMMER, USSR, WEST, WINTER } from "../../data/kinds.ts";
import {
  PHASE,
  PLACE,
  type State,
  TURN_DEFENSIVE,
  TURN_EMERGENCY,
  TURN_NORMAL,
  TURN_WINTER,
} from "../../model/state.ts";
import { commandValueOf, turnKindOf } from "../../rules/cards/command.ts";
import { card, deal, isListed, peace, phaseOf, play, refusal, runOn } from "./warBoard.ts";

function season(number: number, hands: readonly string[][], turnOrder = [AXIS, WEST, USSR]): State {
  const s = peace(number);
  s.turnOrder = turnOrder;
  hands.forEach((names, seat) => {
    deal(s, seat, ...names);
  });
  s.phase = PHASE.seasonStart;
  runOn(s);
  return s;
}

function commit(s: State, seat: number, first: string, second?: string) {
  return play(s, seat, { type: "commit", card: card(first), second: second === undefined ? -1 : card(second) });
}

const pass = { type: "pass" } as const;

describe("§10.1 Command", () => {
  it("V24: an Emergency turn, a bluff and a tie that the in-season card orders (R35)", () => {
    const s = season(SUMMER, [["summer C"], ["I01"], ["spring C"]]);
    commit(s, AXIS, "summer C");
    commit(s, WEST, "I01");
    const events = commit(s, USSR, "spring C");
    expect(
      events.filter((event) => event.type === "commandRevealed").map((event) => [event.faction, event.kind]),
    ).toEqual([
      [AXIS, "normal"],
      [WEST, "none"],
      [USSR, "emergency"],
    ]);
    expect(s.place[card("I01")]).toBe(PLACE.discard);
    expect(s.phase).toBe(PHASE.commandTie);
    expect(phaseOf(s).waiting(s)).toBe(1 << AXIS);
    expect(phaseOf(s).fallback(s, AXIS)).toEqual({ type: "orderTie", factions: [AXIS, USSR] });
    expect(refusal(s, AXIS, { type: "orderTie", factions: [USSR, WEST] })?.code).toBe("TIE_ORDER");
    expect(refusal(s, AXIS, { type: "orderTie", factions: [USSR, USSR] })?.code).toBe("TIE_ORDER");
    play(s, AXIS, { type: "orderTie", factions: [USSR, AXIS] });
    expect(s.commandOrder).toEqual([USSR, AXIS]);
    expect(s.phase).toBe(PHASE.movement);
    expect([s.turnKind, s.command]).toEqual([TURN_EMERGENCY, 2]);
  });

  it("a commitment sets the Passes to 0, so that a seat that passed may still commit", () => {
    const s = season(SPRING, [["spring A"], ["spring B"], ["spring D"]]);
    play(s, AXIS, pass);
    play(s, WEST, pass);
    commit(s, USSR, "spring D");
    expect(phaseOf(s).waiting(s)).toBe(1 << AXIS);
    play(s, AXIS, pass);
    commit(s, WEST, "spring B");
    play(s, AXIS, pass);
    expect(s.commandOrder).toEqual([WEST, USSR]);
    expect(s.phase).toBe(PHASE.declarations);
    expect([s.turnKind, s.command]).toEqual([TURN_NORMAL, 4]);
  });

  it("R35: of two Emergency cards with one letter the earlier seat in Turn Order goes first", () => {
    const s = season(SUMMER, [[], ["spring C"], ["fall C"]], [USSR, AXIS, WEST]);
    commit(s, USSR, "fall C");
    commit(s, WEST, "spring C");
    expect(s.commandOrder).toEqual([USSR, WEST]);
    expect(s.phase).toBe(PHASE.movement);
  });

  it("R35: the in-season card orders all three tied seats", () => {
    const s = season(FALL, [["spring A"], ["summer A"], ["fall A"]]);
    commit(s, AXIS, "spring A");
    commit(s, WEST, "summer A");
    commit(s, USSR, "fall A");
    expect(phaseOf(s).waiting(s)).toBe(1 << USSR);
    expect(phaseOf(s).legal(s, USSR)).toHaveLength(6);
    expect(phaseOf(s).fallback(s, USSR)).toMatchObject({ factions: [USSR, AXIS, WEST] });
  });

  it("R36: without any Player Turn the Supply Phase follows", () => {
    const s = season(SPRING, [["I01"], [], []]);
    commit(s, AXIS, "I01");
    expect(s.phase).toBe(PHASE.supply);
  });

  it("an Axis Emergency turn has 4 Commands; the cards are discarded after the last turn", () => {
    const s = season(SPRING, [["fall A"], [], []]);
    commit(s, AXIS, "fall A");
    expect([s.turnKind, s.command]).toEqual([TURN_EMERGENCY, 4]);
    expect(s.place[card("fall A")]).toBe(PLACE.committed + AXIS);
    s.turn++;
    s.phase = PHASE.playerTurn;
    runOn(s);
    expect(s.place[card("fall A")]).toBe(PLACE.discard);
    expect(s.phase).toBe(PHASE.supply);
  });

  it("only one card, and only a card of one's own", () => {
    const s = season(SPRING, [["spring A", "spring B"], ["spring D"], []]);
    const two = { type: "commit", card: card("spring A"), second: card("spring B") } as const;
    expect(refusal(s, AXIS, two)?.code).toBe("COMMAND_CARD");
    expect(refusal(s, AXIS, { type: "commit", card: card("spring D"), second: -1 })?.code).toBe("CARD_NOT_HELD");
    expect(isListed(s, AXIS, two)).toBe(false);
  });
});

describe("§10.4 Winter", () => {
  it("only the USSR commits, and any Action card counts with full value", () => {
    const s = season(WINTER, [["spring A"], ["spring B"], ["summer M", "I01"]]);
    expect(phaseOf(s).waiting(s)).toBe(1 << USSR);
    commit(s, USSR, "summer M");
    expect(s.phase).toBe(PHASE.movement);
    expect([s.turnKind, s.command]).toEqual([TURN_WINTER, 10]);
  });

  it("R37: the Supply Phase comes even if no card was played", () => {
    const s = season(WINTER, [["spring A"], [], ["spring B"]]);
    play(s, USSR, pass);
    expect(s.phase).toBe(PHASE.supply);
  });
});

describe("§18.23 the Passive Ally", () => {
  function twoPlayers(number: number, hand: string[]): State {
    const s = season(number, [[], [], hand]);
    s.scenario = SCENARIO_TWO_PLAYER;
    s.activeAlly = WEST;
    return s;
  }

  it("one valid card gives a Defensive Turn without declarations", () => {
    const s = twoPlayers(SUMMER, ["summer M"]);
    commit(s, USSR, "summer M");
    expect([s.turnKind, s.command, s.phase]).toEqual([TURN_DEFENSIVE, 10, PHASE.movement]);
  });

  it("two valid cards give an Offensive Turn by the earlier letter", () => {
    const s = twoPlayers(SUMMER, ["summer M", "summer C", "fall A", "I01"]);
    const pair = [card("summer M"), card("summer C")].sort((a, b) => a - b);
    expect(isListed(s, USSR, { type: "commit", card: pair[0], second: pair[1] })).toBe(true);
    expect(phaseOf(s).legal(s, USSR)).toHaveLength(6);
    play(s, USSR, { type: "commit", card: pair[0], second: pair[1] });
    expect([s.turnKind, s.command, s.phase]).toEqual([TURN_NORMAL, 6, PHASE.declarations]);
  });

  it("two cards are refused unless both are valid", () => {
    const s = twoPlayers(SUMMER, ["summer M", "fall A", "I01"]);
    for (const other of ["fall A", "I01"]) {
      const pair = [card("summer M"), card(other)].sort((a, b) => a - b);
      expect(refusal(s, USSR, { type: "commit", card: pair[0], second: pair[1] })?.code).toBe("PASSIVE_CARDS");
    }
  });

  it("any other Action card is an Emergency Turn of 2", () => {
    const s = twoPlayers(SUMMER, ["fall A"]);
    commit(s, USSR, "fall A");
    expect([s.turnKind, s.command]).toEqual([TURN_EMERGENCY, 2]);
  });

  it("R111: in Winter one card is a Defensive, two are a turn with Combat", () => {
    const s = twoPlayers(WINTER, ["summer M", "spring A"]);
    s.place[card("summer M")] = PLACE.committed + USSR;
    expect([turnKindOf(s, USSR), commandValueOf(s, USSR)]).toEqual([TURN_DEFENSIVE, 10]);
    s.place[card("spring A")] = PLACE.committed + USSR;
    expect([turnKindOf(s, USSR), commandValueOf(s, USSR)]).toEqual([TURN_WINTER, 4]);
  });
});
