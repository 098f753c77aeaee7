/** What offers say, in cases that pages and bots got wrong or that random play seldom reaches. */
import { describe, expect, it } from "vitest";
import type { FactionName } from "../../data/kinds.ts";
import type { ActionType } from "../../model/actions.ts";
import type { NamedOffer, NamedOfferOf } from "../../offers/meanings.ts";
import { play, type Table } from "../table.ts";
import { AXIS_USSR, army, declaring, knows, march, moving, satellite, violatedBy, WEST_AXIS } from "./moves.ts";

const WA = { wars: [WEST_AXIS] };
const LSTS = knows("west", "lsts", "I01");

function ofType<Type extends ActionType>(offers: readonly NamedOffer[], type: Type): NamedOfferOf<Type>[] {
  return offers.filter(({ action }) => action.type === type) as unknown as NamedOfferOf<Type>[];
}

/** The moves of a unit that is picked up for them. */
function movesOf(t: Table, seat: FactionName, who: string): NamedOfferOf<"move">[] {
  t.do(seat, { type: "pick", unit: who });
  return ofType(t.meanings(seat), "move");
}

/** What the offer of a move into this area says, its action aside. */
function moveTo(t: Table, seat: FactionName, who: string, end: string): Omit<NamedOfferOf<"move">, "action"> {
  const [{ action: _, ...meaning }] = movesOf(t, seat, who).filter(({ action }) => action.route.at(-1) === end);
  return meaning;
}

describe("moves", () => {
  it("§15.422 entering an Armed Minor that a Rival Violated Engages its Fortress over a border that counts", () => {
    const units = army("warsaw fortress 3 neutral", "vilna infantry 2 ussr");
    const t = moving("ussr", units, { nations: { poland: violatedBy("axis"), "baltic-states": satellite("ussr") } });
    expect(moveTo(t, "ussr", "vilna infantry", "warsaw")).toEqual({
      ...{ by: "land", cost: [1, 2], meets: ["native"], partitions: ["poland"] },
      entry: [0, expect.any(Number)],
    });
  });

  it("§15.422 its empty land is taken, and it is an Enemy from then on", () => {
    const units = army("warsaw fortress 3 neutral", "kiev infantry 2");
    const t = moving("ussr", units, { nations: { poland: violatedBy("axis") } });
    expect(moveTo(t, "ussr", "kiev infantry", "lvov")).toMatchObject({ takes: true, partitions: ["poland"] });
  });

  it.each([
    ["without LSTs", {}, 1],
    ["with LSTs", LSTS, 2],
  ])("§11.221, R51 Invaders %s", (_, more, limit) => {
    const units = army("sicily infantry 2", "2 central-mediterranean infantry 2 britain");
    const t = moving("west", units, { ...WA, ...more });
    const invasion = { by: "sea", cost: [1, 2], meets: ["axis"], invades: true };
    expect(moveTo(t, "west", "central-mediterranean infantry", "sicily")).toEqual({ ...invasion, entry: [0, limit] });
    t.do("west", { type: "unpick" });
    march(t, "west", "central-mediterranean infantry", "sicily");
    if (limit === 1) return;
    expect(movesOf(t, "west", "central-mediterranean infantry")).toContainEqual(
      expect.objectContaining({ entry: [1, 2] }),
    );
  });

  it.each([
    ["R50 into an own Disputed port", "western-mediterranean infantry britain", "marseille"],
    ["R51 over Straits", "copenhagen infantry", "ruhr"],
  ])("LSTs raise no other limit: %s", (_, who, end) => {
    const units = army(
      "western-mediterranean infantry 1 britain",
      ...["marseille infantry 2", "marseille infantry 1 germany"],
      ...["copenhagen infantry 1 britain", "ruhr infantry 1"],
    );
    const t = moving("west", units, { ...WA, ...LSTS, nations: { denmark: satellite("west") } });
    expect(moveTo(t, "west", who, end).entry).toEqual([0, 1]);
  });

  it("§11.51 a Ground unit that leaves a Battle uses the border by which it goes", () => {
    const t = moving("axis", army("kiev infantry 2", "kiev infantry 1 germany", "lvov infantry 1 germany"), {
      nations: { poland: satellite("axis") },
      wars: [AXIS_USSR],
    });
    march(t, "axis", "lvov infantry", "kiev");
    expect(moveTo(t, "axis", "kiev infantry germany", "lvov")).toMatchObject({ leaves: true, exit: [1, 3] });
  });

  it("R43, §15.21 tell of the USA and of the declaration that gets its Aggression", () => {
    const t = declaring("axis", army("north-atlantic-ocean infantry 1 germany"));
    t.do("axis", { type: "declareWar", rival: "west" });
    t.do("axis", { type: "announce" });
    t.drift((at) => at.pending.axis === "D15");
    t.do("axis", { type: "pass" });
    expect(moveTo(t, "axis", "north-atlantic-ocean infantry", "ottawa")).toMatchObject({
      ...{ invades: true, takes: true, fulfils: [0], usa: true },
    });
  });
});

describe("cards and declarations", () => {
  const government = (more: object) => play({ phase: "government", seat: "axis", ...more });

  it("§7.31 a card cancels one of a Rival; otherwise the own ones in play count before it", () => {
    const hand = { factions: { axis: { hand: ["A01", "A02"] } } };
    const inSpain = (more: object) =>
      ofType(government({ ...hand, ...more }).meanings("axis"), "diplomacy").find(
        ({ action }) => action.nation === "spain",
      );
    const card = (faction: string) => ({ inPlay: [{ card: "A08", nation: "spain", faction }] });
    expect(inSpain({})).toMatchObject({ markers: ["axis", 0, 1] });
    expect(inSpain(card("axis"))).toMatchObject({ markers: ["axis", 1, 2] });
    expect(inSpain(card("west"))).toEqual({
      action: { type: "diplomacy", card: "A01", nation: "spain" },
      cancels: "west",
    });
    const influence = { nations: { spain: { influence: { faction: "west", count: 2 } } } };
    expect(inSpain(influence)?.markers).toEqual(["west", 2, 1]);
  });

  it("§10.1 a Command card says which turn it gives", () => {
    const t = play({ phase: "command", season: "summer", seat: "west", factions: { west: { hand: ["A01", "I01"] } } });
    const commits = ofType(t.meanings("west"), "commit");
    expect(commits.find(({ action }) => action.card === "I01")).toEqual({ action: { type: "commit", card: "I01" } });
    expect(commits.find(({ action }) => action.card === "A01")?.commands).toBeGreaterThan(0);
  });

  it("§8.13 attacking a Protectorate means war, a Satellite with its units, and cards for both Rivals", () => {
    const t = declaring("axis", army("berlin infantry 3"), {
      nations: { poland: { influence: { faction: "west", count: 2 } } },
    });
    const poland = ofType(t.meanings("axis"), "violate").find(({ action }) => action.nation === "poland");
    expect(poland).toMatchObject({ protector: "west", war: true, joins: { warsaw: 3 }, reaction: [0, 3, 3] });
    expect(poland).not.toHaveProperty("fortresses");
  });
});

describe("set-up", () => {
  it("§17 the last of the extra forces says that the set-up ends with it, and none before", () => {
    const extra = (points: number) => {
      const t = play({ scenario: "1939", phase: "setupExtra", seat: "axis", points, units: army("berlin infantry 1") });
      return [...ofType(t.meanings("axis"), "step"), ...ofType(t.meanings("axis"), "cadre")].map(({ last }) => last);
    };
    expect(new Set(extra(1))).toEqual(new Set([true]));
    expect(new Set(extra(2))).toEqual(new Set([undefined]));
  });
});
