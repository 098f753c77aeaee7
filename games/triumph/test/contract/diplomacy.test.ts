/** §7.31, §7.4, §8 Diplomacy cards, the ten WildCards, resolution and statuses. */
import { describe, expect, it } from "vitest";
import { card, type Position, play } from "../table.ts";

const PASS = { type: "pass" };
const diplomacy = (id: string, nation: string) => ({ type: "diplomacy", card: id, nation });
const wildcard = (name: string, nation: string) => ({ type: "wildcard", card: card(name), nation });
const markers = (faction: string, count: number) => ({ influence: { faction, count } });

type Hands = Partial<Record<"axis" | "west" | "ussr", string[]>>;

/** Cards that keep every seat in the game and the USSR above its hand limit; none shows a nation of these tests. */
const FILLER = { axis: ["I09"], west: ["I10"], ussr: ["I01", "I02", "I03", "I04", "I05", "I12", "I14"] };

function government(hands: Hands, nations: Position = {}, more: Position = {}) {
  const seats = ["axis", "west", "ussr"] as const;
  const factions = Object.fromEntries(
    seats.map((seat) => [seat, { ...more.factions?.[seat], hand: [...(hands[seat] ?? []), ...FILLER[seat]] }]),
  );
  return play({ phase: "government", turnOrder: ["west", "axis", "ussr"], nations, ...more, factions });
}

type Table = ReturnType<typeof government>;

/** Lets everybody pass until the cards in play are resolved. */
function resolve(table: Table): Table {
  table.drift(({ pending }) => !Object.values(pending).includes("D07"));
  return table;
}

const influence = (table: Table, nation: string) => table.view().nations[nation].influence;

describe("nation cards", () => {
  const [SWEDEN_W, SWEDEN_A, SWEDEN_U] = [card("summer J"), card("fall K"), card("fall L")];

  it("V35: two cards of Rivals on one nation cancel each other, a third one stays and adds a marker", () => {
    const table = government({ west: [SWEDEN_W], axis: [SWEDEN_A], ussr: [SWEDEN_U] });
    table.do("west", diplomacy(SWEDEN_W, "sweden"));
    expect(table.view("axis").inPlay).toEqual([{ card: SWEDEN_W, nation: "sweden", faction: "west" }]);
    table.do("axis", diplomacy(SWEDEN_A, "sweden"));
    expect(table.happened("diplomacyCancelled")).toEqual([
      { type: "diplomacyCancelled", nation: "sweden", cards: [SWEDEN_W, SWEDEN_A] },
    ]);
    expect(table.view().discards!.sort()).toEqual([SWEDEN_W, SWEDEN_A].sort());
    expect(table.view().inPlay).toEqual([]);
    table.do("ussr", diplomacy(SWEDEN_U, "sweden"));
    expect(influence(table, "sweden")).toBeUndefined();
    resolve(table);
    expect(influence(table, "sweden")).toEqual({ faction: "ussr", count: 1 });
    expect(table.view().discards).toContain(SWEDEN_U);
  });

  it("V35, R23: three markers by a WildCard are no Satellite yet; a card in play can still take one away", () => {
    const austria = card("summer Q");
    const table = government({ west: [austria], axis: [card("versailles")] }, { austria: markers("axis", 2) });
    table.do("west", diplomacy(austria, "austria"));
    table.do("axis", wildcard("versailles", "austria"));
    expect(table.view().nations.austria).toEqual({ status: "neutral", influence: { faction: "axis", count: 3 } });
    resolve(table);
    expect(table.view().nations.austria).toEqual({ status: "neutral", influence: { faction: "axis", count: 2 } });
  });

  it("R22: any number of own cards on a nation; cancelling is one for one", () => {
    const hungary = ["spring G", "spring N", "summer C"].map(card);
    const table = government({ axis: hungary, west: [card("summer P"), card("summer T")], ussr: [] });
    for (const id of hungary) {
      table.do("west", PASS);
      table.do("axis", diplomacy(id, "hungary"));
      table.do("ussr", PASS);
    }
    table.do("west", diplomacy(card("summer P"), "hungary"));
    expect(table.view().inPlay.map(({ faction }) => faction)).toEqual(["axis", "axis"]);
    table.do("axis", PASS);
    table.do("ussr", PASS);
    table.do("west", diplomacy(card("summer T"), "hungary"));
    expect(table.view().inPlay).toHaveLength(1);
    resolve(table);
    expect(influence(table, "hungary")).toEqual({ faction: "axis", count: 1 });
  });

  it("R24: a Rival marker goes before an own one comes, in Turn Order", () => {
    const two = [card("summer J"), card("fall K")];
    const table = government({ west: two }, { sweden: markers("axis", 1) });
    for (const id of two) {
      table.do("west", diplomacy(id, "sweden"));
      table.do("axis", PASS);
      table.do("ussr", PASS);
    }
    resolve(table);
    expect(table.happened("influenceChanged")).toEqual([
      { type: "influenceChanged", nation: "sweden", faction: "axis", count: 0 },
      { type: "influenceChanged", nation: "sweden", faction: "west", count: 1 },
    ]);
    expect(influence(table, "sweden")).toEqual({ faction: "west", count: 1 });
  });

  it("name one of the two nations of the card", () => {
    const table = government({ west: [SWEDEN_W] });
    expect(table.refused("west", diplomacy(SWEDEN_W, "norway"))).toBe("DIPLO_TARGET");
    table.do("west", diplomacy(SWEDEN_W, "usa"));
    expect(table.view().inPlay).toEqual([{ card: SWEDEN_W, nation: "usa", faction: "west" }]);
  });

  it("R27: nations that were Violated, conquered or became Satellites are closed for ever", () => {
    const closed = {
      sweden: { status: "satellite", marker: "ussr" },
      norway: { status: "conquered", marker: "axis" },
      finland: { status: "armed", violator: "ussr" },
    };
    const table = government(
      { west: [card("fall L"), card("fall G"), card("birds-of-a-feather"), card("foreign-aid")] },
      closed,
    );
    expect(table.refused("west", diplomacy(card("fall L"), "sweden"))).toBe("DIPLO_TARGET");
    expect(table.refused("west", diplomacy(card("fall L"), "norway"))).toBe("DIPLO_TARGET");
    expect(table.refused("west", diplomacy(card("fall G"), "finland"))).toBe("DIPLO_TARGET");
    expect(table.refused("west", wildcard("birds-of-a-feather", "sweden"))).toBe("WILD_TARGET");
    expect(table.refused("west", wildcard("foreign-aid", "finland"))).toBe("WILD_TARGET");
  });

  it("R26: a card in play whose nation is no longer a legal target is discarded without effect", () => {
    const table = government(
      {},
      { sweden: { status: "armed", violator: "axis" } },
      {
        inPlay: [{ card: SWEDEN_U, nation: "sweden", faction: "west" }],
      },
    );
    resolve(table);
    expect(table.view().nations.sweden.influence).toBeUndefined();
    expect(table.view().inPlay).toEqual([]);
    expect(table.view().discards).toContain(SWEDEN_U);
  });

  it("R23: POP and RES follow the markers at once", () => {
    const table = government({ axis: [card("ethnic-ties")] });
    table.do("west", PASS);
    table.do("axis", wildcard("ethnic-ties", "sweden"));
    expect(table.view().factions.axis).toMatchObject({ pop: 12, res: 8 });
  });

  it("R95: Axis and USSR have at most three markers on the USA; the card may still be played to cancel", () => {
    const usa = [card("spring C"), card("spring M")];
    const table = government({ axis: usa, west: [card("summer D")] }, { usa: markers("axis", 3) });
    table.do("west", diplomacy(card("summer D"), "usa"));
    table.do("axis", diplomacy(usa[0], "usa"));
    expect(table.happened("diplomacyCancelled")).toHaveLength(1);
    table.do("ussr", PASS);
    table.do("west", PASS);
    table.do("axis", diplomacy(usa[1], "usa"));
    resolve(table);
    expect(influence(table, "usa")).toEqual({ faction: "axis", count: 3 });
    expect(table.view().nations.usa.status).toBe("neutral");
    const aid = government({ west: [], axis: [card("foreign-aid")] }, { usa: markers("axis", 3) });
    aid.do("west", PASS);
    expect(aid.refused("axis", wildcard("foreign-aid", "usa"))).toBe("WILD_TARGET");
  });
});

describe("WildCards (2.7, R25)", () => {
  /** A Government in which the West acts first with one WildCard. */
  const west = (name: string, nations: Position = {}, more: Position = {}) =>
    government({ west: [card(name)] }, nations, more);
  const seatWith = (seat: "axis" | "ussr", name: string, nations: Position = {}) => {
    const table = government({ [seat]: [card(name)] }, nations, {
      turnOrder: [seat, "west", seat === "axis" ? "ussr" : "axis"],
    });
    return table;
  };

  it("act at once, are discarded, and neither cancel nor are cancelled by cards in play", () => {
    const table = government(
      { west: [card("versailles")], axis: [] },
      {},
      {
        inPlay: [{ card: card("spring H"), nation: "poland", faction: "axis" }],
      },
    );
    table.do("west", wildcard("versailles", "poland"));
    expect(influence(table, "poland")).toEqual({ faction: "west", count: 1 });
    expect(table.view().inPlay).toHaveLength(1);
    expect(table.view().discards).toEqual([card("versailles")]);
    resolve(table);
    expect(influence(table, "poland")).toBeUndefined();
  });

  it("Isolationism only removes a Rival marker", () => {
    const rival = { spain: markers("axis", 2), usa: markers("ussr", 1), sweden: markers("west", 1) };
    const table = west("isolationism", rival);
    expect(table.refused("west", wildcard("isolationism", "turkey"))).toBe("WILD_TARGET");
    expect(table.refused("west", wildcard("isolationism", "sweden"))).toBe("WILD_TARGET");
    expect(table.refused("west", wildcard("isolationism", "norway"))).toBe("WILD_TARGET");
    table.do("west", wildcard("isolationism", "spain"));
    expect(influence(table, "spain")).toEqual({ faction: "axis", count: 1 });
    const usa = west("isolationism", rival);
    usa.do("west", wildcard("isolationism", "usa"));
    expect(influence(usa, "usa")).toBeUndefined();
  });

  it("Fear and Loathing only removes, each Faction from its own list", () => {
    const table = west("fear-and-loathing", { austria: markers("axis", 1), poland: markers("axis", 1) });
    expect(table.refused("west", wildcard("fear-and-loathing", "poland"))).toBe("WILD_TARGET");
    expect(table.refused("west", wildcard("fear-and-loathing", "hungary"))).toBe("WILD_TARGET");
    table.do("west", wildcard("fear-and-loathing", "austria"));
    expect(influence(table, "austria")).toBeUndefined();
    const axis = seatWith("axis", "fear-and-loathing", { poland: markers("ussr", 2), austria: markers("west", 1) });
    expect(axis.refused("axis", wildcard("fear-and-loathing", "austria"))).toBe("WILD_TARGET");
    axis.do("axis", wildcard("fear-and-loathing", "poland"));
    expect(influence(axis, "poland")).toEqual({ faction: "ussr", count: 1 });
  });

  it.each([
    ["birds-of-a-feather", "west", "denmark", "spain"],
    ["birds-of-a-feather", "axis", "portugal", "denmark"],
    ["birds-of-a-feather", "ussr", "spain", "portugal"],
    ["ties-that-bind", "west", "usa", "austria"],
    ["ties-that-bind", "axis", "bulgaria", "usa"],
    ["ties-that-bind", "ussr", "yugoslavia", "bulgaria"],
    ["versailles", "west", "poland", "turkey"],
    ["versailles", "axis", "turkey", "poland"],
    ["versailles", "ussr", "yugoslavia", "poland"],
    ["ethnic-ties", "west", "rumania", "sweden"],
    ["ethnic-ties", "axis", "norway", "rumania"],
    ["ethnic-ties", "ussr", "bulgaria", "norway"],
    ["brothers-in-arms", "west", "low-countries", "hungary"],
    ["brothers-in-arms", "axis", "hungary", "spain"],
    ["brothers-in-arms", "ussr", "czechoslovakia", "rumania"],
  ] as const)("%s of the %s adds on %s or removes a Rival marker, never on %s", (name, seat, listed, unlisted) => {
    const order = { turnOrder: [seat, ...(["axis", "west", "ussr"] as const).filter((other) => other !== seat)] };
    const add = government({ [seat]: [card(name)] }, {}, order);
    expect(add.refused(seat, wildcard(name, unlisted))).toBe("WILD_TARGET");
    add.do(seat, wildcard(name, listed));
    expect(influence(add, listed)).toEqual({ faction: seat, count: 1 });
    const rival = seat === "axis" ? "west" : "axis";
    const remove = government({ [seat]: [card(name)] }, { [listed]: markers(rival, 2) }, order);
    remove.do(seat, wildcard(name, listed));
    expect(influence(remove, listed)).toEqual({ faction: rival, count: 1 });
  });

  it("R28: Foreign Aid reaches any Neutral, the USA, Ireland and Albania too, and costs one IND", () => {
    for (const nation of ["usa", "ireland", "albania", "afghanistan"]) {
      const table = west("foreign-aid");
      table.do("west", wildcard("foreign-aid", nation));
      expect(influence(table, nation)).toEqual({ faction: "west", count: 1 });
      expect(table.view().factions.west.ind).toBe(6);
    }
    const poor = west("foreign-aid", {}, { factions: { west: { ind: 0 } } });
    expect(poor.refused("west", wildcard("foreign-aid", "usa"))).toBe("WILD_IND");
    expect(west("foreign-aid").refused("west", wildcard("foreign-aid", "germany"))).toBe("WILD_TARGET");
  });

  it("R25: Guarantee needs a Neutral Minor next to a Rival's land, Intimidation one next to own land", () => {
    const guarantee = (nation: string) => wildcard("guarantee", nation);
    const table = west("guarantee");
    for (const id of ["ireland", "usa", "portugal", "albania"])
      expect(table.refused("west", guarantee(id))).toBe("WILD_TARGET");
    expect(table.offers("west", guarantee("poland"))).toBe(true);
    table.do("west", guarantee("denmark"));
    expect(influence(table, "denmark")).toEqual({ faction: "west", count: 1 });
    const intimidation = (nation: string) => wildcard("intimidation", nation);
    const axis = seatWith("axis", "intimidation");
    for (const id of ["ireland", "usa", "finland", "spain", "albania"]) {
      expect(axis.refused("axis", intimidation(id))).toBe("WILD_TARGET");
    }
    expect(axis.offers("axis", intimidation("denmark"))).toBe(true);
    axis.do("axis", intimidation("austria"));
    const yugoslavia = { yugoslavia: { status: "satellite", marker: "axis" } };
    expect(seatWith("axis", "intimidation", yugoslavia).offers("axis", intimidation("albania"))).toBe(true);
    expect(west("guarantee", yugoslavia).offers("west", guarantee("albania"))).toBe(true);
  });

  it("R25: a play without effect is refused", () => {
    const table = seatWith("axis", "isolationism", { spain: markers("axis", 2) });
    expect(table.refused("axis", wildcard("isolationism", "spain"))).toBe("WILD_TARGET");
    expect(table.legal("axis").filter((action) => action.type === "wildcard")).toEqual([]);
  });
});

describe("statuses (G3)", () => {
  it("R23: three markers at the end make a Satellite, unless a Rival has reduced them before", () => {
    const hands = { axis: [card("birds-of-a-feather")], ussr: [card("isolationism")] };
    const reduced = government(hands, { spain: markers("axis", 2) });
    reduced.do("west", PASS);
    reduced.do("axis", wildcard("birds-of-a-feather", "spain"));
    expect(reduced.view().factions.axis.pop).toBe(13);
    reduced.do("ussr", wildcard("isolationism", "spain"));
    resolve(reduced);
    expect(reduced.view().nations.spain).toEqual({ status: "neutral", influence: { faction: "axis", count: 2 } });
    const kept = government(hands, { spain: markers("axis", 2) });
    kept.do("west", PASS);
    kept.do("axis", wildcard("birds-of-a-feather", "spain"));
    resolve(kept);
    expect(kept.view().nations.spain).toEqual({ status: "satellite", marker: "axis" });
    expect(kept.pending).toEqual({ axis: "D10" });
  });

  it("markers of the Axis or the USSR never make the USA a Satellite (§8.41)", () => {
    const table = resolve(government({}, { usa: markers("ussr", 3) }));
    expect(table.view().nations.usa).toEqual({ status: "neutral", influence: { faction: "ussr", count: 3 } });
  });
});
