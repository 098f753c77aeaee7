/** §7.34, §9.5 The seven Intelligence cards. */
import { describe, expect, it } from "vitest";
import { card, type Position, play, units } from "../table.ts";

const PASS = { type: "pass" };
const ANSWER = { type: "doubleAgent" };
const spy = (name: string, rival: string, object: { area?: string; nation?: string } = {}) => ({
  type: "intelligence",
  card: card(name),
  rival,
  ...object,
});
const markers = (faction: string, count: number) => ({ influence: { faction, count } });

type Hands = Partial<Record<"axis" | "west" | "ussr", string[]>>;

/** One seat always has a card left, so that the table stays in Government. */
const SPARE = { axis: [], west: ["A55"], ussr: [] };

/** Government, the Axis first, then West, then USSR. */
function government(hands: Hands, more: Position = {}) {
  const seats = ["axis", "west", "ussr"] as const;
  const factions = Object.fromEntries(
    seats.map((seat) => [seat, { ...more.factions?.[seat], hand: hands[seat] ?? SPARE[seat] }]),
  );
  return play({ phase: "government", year: 1940, turnOrder: ["axis", "west", "ussr"], ...more, factions });
}

describe("Agent", () => {
  const board = { units: units("london fleet 4", "london tank 2", "london infantry 3 usa", "moscow tank 1") };
  const usa = { ...board, nations: { usa: { status: "power" } } };

  it("shows the player type and CV of one Rival's units in one area; the others learn only that", () => {
    const table = government({ axis: [card("agent"), "A01"], west: ["A02"] }, usa);
    table.do("axis", spy("agent", "west", { area: "london" }));
    expect(table.events("ussr").map((event) => event.type)).toEqual(["intelligencePlayed"]);
    table.do("west", PASS);
    expect(table.happened("unitsInspected", "axis")).toEqual([
      {
        type: "unitsInspected",
        rival: "west",
        area: "london",
        units: [
          { unitType: "fleet", nationality: "britain", cv: 4 },
          { unitType: "tank", nationality: "britain", cv: 2 },
          { unitType: "infantry", nationality: "usa", cv: 3 },
        ],
      },
    ]);
    expect(table.events("ussr").map((event) => event.type)).toEqual(["areaInspected"]);
    expect(table.happened("unitsInspected", "west")).toEqual([]);
    expect(table.view().discards).toEqual([card("agent")]);
    expect(table.view("axis").areas.london.units).toBeUndefined();
    expect(table.barrier).toBe(true);
    expect(table.pending).toEqual({ west: "D07" });
  });

  it("R32: is refused on an area without units of that Rival, on oneself and without an area", () => {
    const table = government({ axis: [card("agent")] }, usa);
    expect(table.refused("axis", spy("agent", "west", { area: "paris" }))).toBe("INTEL_TARGET");
    expect(table.refused("axis", spy("agent", "ussr", { area: "london" }))).toBe("INTEL_TARGET");
    expect(table.refused("axis", spy("agent", "axis", { area: "berlin" }))).toBe("INTEL_TARGET");
    expect(table.refused("axis", spy("agent", "west"))).toBe("INTEL_TARGET");
    expect(table.refused("axis", spy("agent", "west", { area: "london", nation: "sweden" }))).toBe("INTEL_TARGET");
  });
});

describe("Code Break", () => {
  it("shows a Rival's whole hand to the player, once", () => {
    const table = government({ axis: [card("code-break"), "A01"], west: ["A02", "I10"] });
    table.do("axis", spy("code-break", "west"));
    table.do("west", PASS);
    expect(table.happened("handInspected", "axis")).toEqual([
      { type: "handInspected", rival: "west", cards: ["A02", "I10"] },
    ]);
    expect(table.happened("handInspected", "west")).toEqual([]);
    expect(JSON.stringify(table.view("axis"))).not.toContain("A02");
    expect(table.view("west").own!.hand).toEqual(["A02", "I10"]);
  });

  it("R112: needs a Rival with cards in hand", () => {
    const table = government({ axis: [card("code-break"), card("spy-ring")], west: ["A02"] });
    expect(table.refused("axis", spy("code-break", "ussr"))).toBe("INTEL_TARGET");
    expect(table.refused("axis", spy("spy-ring", "ussr"))).toBe("INTEL_TARGET");
    expect(table.refused("axis", spy("code-break", "west", { area: "london" }))).toBe("INTEL_TARGET");
    expect(table.offers("axis", spy("spy-ring", "west"))).toBe(true);
  });

  it("R111: Code Break and Spy Ring do not reach the Passive Stack", () => {
    const two = { scenario: "two-player", activeAlly: "west", factions: { ussr: { passive: ["A05", "A06"] } } };
    const table = government({ axis: [card("code-break"), card("spy-ring")], ussr: [] }, two);
    expect(table.refused("axis", spy("code-break", "ussr"))).toBe("INTEL_TARGET");
    expect(table.refused("axis", spy("spy-ring", "ussr"))).toBe("INTEL_TARGET");
    const one = government({ axis: [card("code-break")], ussr: ["A07"] }, two);
    one.do("axis", spy("code-break", "ussr"));
    one.do("ussr", PASS);
    expect(one.happened("handInspected")).toMatchObject([{ cards: ["A07"] }]);
  });
});

describe("Spy Ring", () => {
  it("takes a random card and keeps it; only thief and victim know which", () => {
    const stolen = new Set<string>();
    for (let seed = 1; seed <= 8; seed++) {
      const table = government({ axis: [card("spy-ring")], west: ["A02", "I10", "A03"] }, { seed });
      table.do("axis", spy("spy-ring", "west"));
      table.do("west", PASS);
      expect(table.happened("cardStolen", "ussr")).toEqual([{ type: "cardStolen", faction: "axis", rival: "west" }]);
      expect(table.happened("stolenCard", "ussr")).toEqual([]);
      const [{ card: taken }] = table.happened("stolenCard", "west");
      expect(table.happened("stolenCard", "axis")).toMatchObject([{ card: taken }]);
      expect(table.view("axis").own!.hand).toEqual([taken]);
      expect(table.view("west").own!.hand).toHaveLength(2);
      stolen.add(taken as string);
    }
    expect(stolen.size).toBeGreaterThan(1);
  });
});

describe("Coup", () => {
  it("removes all markers of a Rival from one Neutral Minor", () => {
    const table = government({ axis: [card("coup")] }, { nations: { sweden: markers("west", 2) } });
    table.do("axis", spy("coup", "west", { nation: "sweden" }));
    table.do("west", PASS);
    expect(table.view().nations.sweden).toEqual({ status: "neutral" });
    expect(table.view().factions.west.pop).toBe(12);
  });

  it("R112: needs that Rival's marker on a Neutral Minor; never the USA", () => {
    const nations = { usa: markers("west", 2), sweden: markers("west", 2), spain: markers("axis", 1) };
    const table = government({ axis: [card("coup")] }, { nations });
    for (const [rival, nation] of [
      ["west", "usa"],
      ["ussr", "sweden"],
      ["west", "norway"],
      ["axis", "spain"],
    ]) {
      expect(table.refused("axis", spy("coup", rival, { nation }))).toBe("INTEL_TARGET");
    }
    expect(table.refused("axis", spy("coup", "west"))).toBe("INTEL_TARGET");
  });
});

describe("Sabotage", () => {
  it("lowers a Rival's IND by one", () => {
    const table = government({ axis: [card("sabotage")] });
    table.do("axis", spy("sabotage", "ussr"));
    expect(table.view().factions.ussr.ind).toBe(8);
  });

  it("R112: needs a Rival with IND", () => {
    const table = government({ axis: [card("sabotage")] }, { factions: { ussr: { ind: 0 } } });
    expect(table.refused("axis", spy("sabotage", "ussr"))).toBe("INTEL_TARGET");
  });
});

describe("Mole", () => {
  const VAULT = { vaults: [{ faction: "west", technology: "jets", cards: ["I10", "I12"] }] };
  const mole = (hand: string[], more: Position = VAULT) => {
    const table = government({ axis: [card("mole"), ...hand], west: ["A01"] }, more);
    table.do("axis", spy("mole", "west"));
    table.do("west", PASS);
    return table;
  };
  const pair = (vault: boolean) => ({ type: "achieve", technology: "jets", card: "I15", with: card("mole"), vault });

  it("R112: needs a Rival with a Vault pair", () => {
    expect(government({ axis: [card("mole")] }).refused("axis", spy("mole", "west"))).toBe("INTEL_TARGET");
  });

  it("shows the Vault; not used for a pair it is discarded (R96)", () => {
    const table = mole(["A02"]);
    expect(table.happened("vaultInspected", "axis")).toEqual([
      { type: "vaultInspected", rival: "west", technologies: ["jets"], cards: ["I10", "I12"] },
    ]);
    expect(table.happened("vaultInspected", "ussr")).toEqual([]);
    expect(table.view("axis").factions.west.vault).toEqual(["hidden"]);
    table.do("axis", PASS);
    expect(table.view().discards).toEqual([card("mole")]);
    expect(table.pending).toEqual({ west: "D07" });
    const declined = mole(["I15"]);
    expect(declined.pending).toEqual({ axis: "D08" });
    expect(declined.fallback("axis")).toEqual(PASS);
    declined.do("axis", PASS);
    expect(declined.view().discards).toEqual([card("mole")]);
    expect(declined.view("axis").own!.hand).toEqual(["I15"]);
  });

  it("R96: pairs with a matching real card; Revealed, the Mole is discarded", () => {
    const table = mole(["I15", "I17"]);
    expect(table.refused("axis", { ...pair(false), technology: "sonar", card: "I17" })).toBe("TECH_PAIR");
    expect(table.refused("axis", { ...pair(false), technology: "heavy-bombers" })).toBe("TECH_PAIR");
    expect(table.refused("axis", { ...pair(false), with: "I17" })).toBe("TECH_PAIR");
    table.do("axis", pair(false));
    expect(table.view().factions.axis.revealed).toEqual([{ technology: "jets", card: "I15" }]);
    expect(table.view().discards).toEqual([card("mole")]);
    expect(table.pending).toEqual({ west: "D07" });
  });

  it("R96: vaulted, both cards stay there, and the victim sees them", () => {
    const table = mole(["I15"]);
    table.do("axis", pair(true));
    const seen = { technology: "jets", cards: ["I15", card("mole")] };
    expect(table.view("west").factions.axis.vault).toEqual([seen]);
    expect(table.view("axis").factions.axis.vault).toEqual([seen]);
    expect(table.view("ussr").factions.axis.vault).toEqual(["hidden"]);
    expect(table.happened("pairSeen", "west")).toHaveLength(1);
    expect(table.happened("pairSeen", "ussr")).toHaveLength(0);
    expect(table.view().discards).toEqual([]);
    const again = play(table.save());
    expect(again.view("west").factions.axis.vault).toEqual([seen]);
  });

  it("R29: no pair for a technology that the player has Achieved", () => {
    const table = mole(["I15"], { ...VAULT, revealed: [{ faction: "axis", technology: "jets", card: "I54" }] });
    expect(table.legal("axis")).toEqual([PASS]);
    table.answerReady();
    expect(table.pending).toEqual({ west: "D07" });
    expect(table.view().discards).toEqual([card("mole")]);
  });

  it("without Mole play the Mole is no WildCard", () => {
    const table = government({ axis: [card("mole"), "I15"] }, VAULT);
    expect(table.refused("axis", pair(true))).toBe("TECH_PAIR");
  });
});

describe("Double Agent (R31)", () => {
  const DOUBLE = card("double-agent");
  const against = (name: string, object = {}, more: Position = {}, axisHand: string[] = ["A03"]) => {
    const hands = { axis: [card(name), ...axisHand], west: ["A04"], ussr: [DOUBLE, "A02"] };
    const table = government(hands, more);
    table.do("axis", PASS);
    table.do("west", PASS);
    table.do("ussr", { type: "diplomacy", card: "A02", nation: "norway" });
    table.do("axis", spy(name, "ussr", object));
    expect(table.pending).toEqual({ ussr: "D09" });
    return table;
  };

  it("V38: turns Spy Ring round: the target takes a random card, both are discarded, the next seat acts, 0 Passes", () => {
    const table = against("spy-ring");
    expect(table.fallback("ussr")).toEqual(PASS);
    expect(table.refused("axis", PASS)).toBe("NOT_YOUR_DECISION");
    table.do("ussr", ANSWER);
    expect(table.view("ussr").own!.hand).toEqual(["A03"]);
    expect(table.view("axis").own!.hand).toEqual([]);
    expect(table.view().discards!.toSorted()).toEqual([card("spy-ring"), DOUBLE].sort());
    expect(table.happened("doubleAgentPlayed", "spectator")).toHaveLength(1);
    expect(table.pending).toEqual({ west: "D07" });
    expect(table.view().passes).toBe(0);
  });

  it("may be declined; then the card works, and the Double Agent stays", () => {
    const table = against("sabotage");
    table.do("ussr", PASS);
    expect(table.view().factions.ussr.ind).toBe(8);
    expect(table.view("ussr").own!.hand).toEqual([DOUBLE]);
    expect(table.pending).toEqual({ west: "D07" });
  });

  it("turned Sabotage costs the player one IND", () => {
    const table = against("sabotage");
    table.do("ussr", ANSWER);
    expect([table.view().factions.axis.ind, table.view().factions.ussr.ind]).toEqual([11, 9]);
  });

  it("turned Code Break shows the player's hand to the target", () => {
    const table = against("code-break");
    table.do("ussr", ANSWER);
    expect(table.happened("handInspected", "ussr")).toEqual([{ type: "handInspected", rival: "axis", cards: ["A03"] }]);
    expect(table.happened("handInspected", "axis")).toEqual([]);
  });

  it("turned Agent: the target inspects one area of the player, its choice", () => {
    const table = against(
      "agent",
      { area: "moscow" },
      { units: units("moscow tank 2", "berlin tank 3", "rome fleet 1") },
    );
    table.do("ussr", ANSWER);
    expect(table.pending).toEqual({ ussr: "D09" });
    expect(table.refused("ussr", { type: "reverse", area: "moscow" })).toBe("INTEL_TARGET");
    expect(table.refused("ussr", { type: "reverse", nation: "sweden" })).toBe("INTEL_TARGET");
    table.do("ussr", { type: "reverse", area: "berlin" });
    expect(table.happened("unitsInspected", "ussr")).toMatchObject([
      { area: "berlin", units: [{ unitType: "tank", cv: 3 }] },
    ]);
    expect(table.happened("unitsInspected", "axis")).toEqual([]);
    expect(table.pending).toEqual({ west: "D07" });
    expect(table.view().discards!.toSorted()).toEqual([card("agent"), DOUBLE].sort());
  });

  it("turned Coup: the target removes all the player's markers from one Neutral Minor, its choice", () => {
    const nations = {
      sweden: markers("ussr", 2),
      spain: markers("axis", 2),
      hungary: markers("axis", 1),
      usa: markers("axis", 2),
    };
    const table = against("coup", { nation: "sweden" }, { nations });
    table.do("ussr", ANSWER);
    expect(table.legal("ussr")).toHaveLength(2);
    expect(table.refused("ussr", { type: "reverse", nation: "usa" })).toBe("INTEL_TARGET");
    table.do("ussr", { type: "reverse", nation: "spain" });
    expect(table.view().nations.spain.influence).toBeUndefined();
    expect(table.view().nations.sweden.influence).toEqual({ faction: "ussr", count: 2 });
  });

  it("turned Mole shows the player's Vault, without a pair", () => {
    const vaults = [
      { faction: "ussr", technology: "jets", cards: ["I10", "I12"] },
      { faction: "axis", technology: "sonar", cards: ["I17", "I18"] },
    ];
    const table = against("mole", {}, { vaults }, ["I15"]);
    table.do("ussr", ANSWER);
    expect(table.happened("vaultInspected", "ussr")).toMatchObject([{ rival: "axis", technologies: ["sonar"] }]);
    expect(table.happened("vaultInspected", "axis")).toEqual([]);
    expect(table.pending).toEqual({ west: "D07" });
    expect(table.view().discards!.toSorted()).toEqual([card("mole"), DOUBLE].sort());
  });

  it("if the turned effect has no object nothing happens", () => {
    const agent = against("agent", { area: "moscow" }, { units: units("moscow tank 2") });
    agent.do("ussr", ANSWER);
    expect(agent.pending).toEqual({ west: "D07" });
    const ring = against("spy-ring", {}, {}, []);
    ring.do("ussr", ANSWER);
    expect(ring.happened("cardStolen")).toEqual([]);
    expect(ring.view("ussr").own!.hand).toEqual([]);
    const poor = against("sabotage", {}, { factions: { axis: { ind: 0 } } });
    poor.do("ussr", ANSWER);
    expect(poor.happened("industryLowered")).toEqual([]);
    expect(poor.view().factions.axis.ind).toBe(0);
  });

  it("R116 the target is asked whenever it holds any card; without the Double Agent it has one answer", () => {
    const hands = { axis: [card("sabotage")], west: [DOUBLE], ussr: ["A02"] };
    const table = government(hands);
    table.do("axis", spy("sabotage", "ussr"));
    expect(table.pending).toEqual({ ussr: "D09" });
    expect(table.view("axis").phase).toBe("doubleAgent");
    expect(table.legal("ussr")).toEqual([PASS]);
    expect(table.refused("ussr", ANSWER)).toBe("DOUBLE_AGENT");
    expect(table.refused("west", ANSWER)).toBe("NOT_YOUR_DECISION");
    table.answerReady();
    expect(table.view().factions.ussr.ind).toBe(8);
    expect(table.pending).toEqual({ west: "D07" });
  });

  it("R116 nobody is asked who holds no card", () => {
    const table = government({ axis: [card("sabotage")], west: ["A01"], ussr: [] });
    table.do("axis", spy("sabotage", "ussr"));
    expect(table.view().factions.ussr.ind).toBe(8);
    expect(table.pending).toEqual({ west: "D07" });
  });

  it("R116 the player of a Mole is asked for a pair whenever the hand holds a card", () => {
    const vaults = [{ faction: "west", technology: "jets", cards: ["I10", "I12"] }];
    for (const [hand, legal] of [
      [["A02"], 1],
      [["I15"], 3],
    ] as const) {
      const table = government({ axis: [card("mole"), ...hand], west: ["A01"] }, { vaults });
      table.do("axis", spy("mole", "west"));
      table.answerReady();
      expect(table.pending).toEqual({ axis: "D08" });
      expect(table.legal("axis")).toHaveLength(legal);
    }
    const last = government({ axis: [card("mole")], west: ["A01"] }, { vaults });
    last.do("axis", spy("mole", "west"));
    last.answerReady();
    expect(last.pending).toEqual({ west: "D07" });
  });

  it("cannot be played by itself", () => {
    const table = government({ axis: [DOUBLE], west: ["A01"] });
    expect(table.refused("axis", { type: "intelligence", card: DOUBLE, rival: "west" })).toBe("CARD_KIND");
    expect(table.refused("axis", ANSWER)).toBe("WRONG_ACTION");
  });

  it("R116 a standing order gives the answer; who is waited for does not show it", () => {
    const hands = { axis: [card("sabotage")], west: ["A01"], ussr: [DOUBLE] };
    const ordered = (value: string) => {
      const table = government(hands);
      if (value !== "ask") table.do("ussr", { type: "order", topic: "doubleAgent", value });
      table.do("axis", spy("sabotage", "ussr"));
      expect(table.pending).toEqual({ ussr: "D09" });
      expect(table.legal("ussr")).toEqual([ANSWER, PASS]);
      table.answerReady();
      return table;
    };
    expect(ordered("always").view().factions.axis.ind).toBe(11);
    const never = ordered("never");
    expect(never.view().factions.ussr.ind).toBe(8);
    expect(never.view("ussr").own!.hand).toEqual([DOUBLE]);
    expect(ordered("ask").pending).toEqual({ ussr: "D09" });
  });
});
