import { encodeOffers, isRefusal, nextBelow, SPECTATOR, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { AXIS, NATIVE, TANK, USSR, WEST } from "../data/kinds.ts";
import { AREA_IDS, area, CAPITAL_OF_NATION, FACTION_OF_NATION, IS_LAND, NATION_OF_AREA } from "../data/map.ts";
import { triumph } from "../game.ts";
import { countOf, PHASE, type State } from "../model/state.ts";
import { loadPosition } from "../position.ts";
import { defaultController, takeSnapshot } from "../rules/nations/control.ts";
import { seniorityList } from "../rules/units.ts";
import { controlReason } from "../view/controlReason.ts";
import { type View, viewOf } from "../view.ts";
import { BATTLE, NEW_YEAR, WAR } from "./positions.ts";
import { withOtherSecrets } from "./secrets.ts";
import { newGame, playOn, positionOf } from "./states.ts";

const VIEWERS = [SPECTATOR, AXIS, WEST, USSR];

function load(position: object): State {
  const s = loadPosition({ game: "triumph", ...position });
  if (isRefusal(s)) throw new Error(s.text);
  return s;
}

function expectSecrets(s: State, seed: number): void {
  for (const viewer of VIEWERS) {
    const other = withOtherSecrets(s, viewer, seedRandom(seed + viewer));
    expect(JSON.stringify(viewOf(other, viewer))).toBe(JSON.stringify(viewOf(s, viewer)));
    expect(JSON.stringify(encodeOffers(triumph, other, viewer))).toBe(JSON.stringify(encodeOffers(triumph, s, viewer)));
  }
}

describe("secrecy: what a viewer may not know does not change its view", () => {
  test.each(["1936", "1939", "two-player"])("random games of %s", (scenario) => {
    playOn(newGame({ scenario, publicHandDiscards: scenario !== "1939" }, 1), 1, 300, 19, (s) =>
      expectSecrets(s, s.random[0]),
    );
  });

  test("a random war", () => {
    playOn(positionOf(WAR), 2, 150, 5, (s) => expectSecrets(s, s.random[0]));
  });

  test.each([
    NEW_YEAR,
    { ...NEW_YEAR, phase: "production", seat: "axis", plan: [{ type: "buy", deck: "action" }] },
    BATTLE,
  ])("a full position %#", (position) => {
    for (let seed = 0; seed < 20; seed++) expectSecrets(load(position), seed * 10);
  });

  test("the other state really is another one", () => {
    const s = load(NEW_YEAR);
    const other = withOtherSecrets(s, SPECTATOR, seedRandom(3));
    for (const field of ["place", "actionDeck", "unitType", "unitCv", "vault", "chits", "orders", "random"] as const) {
      expect(other[field]).not.toEqual(s[field]);
    }
  });
});

describe("blocks", () => {
  const areas = (s: State, viewer: number) => viewOf(s, viewer).areas;

  test("its owner sees units, everybody else counts by nationality", () => {
    const s = load(NEW_YEAR);
    expect(areas(s, AXIS).berlin.units).toEqual([
      { unit: 0, nationality: "germany", unitType: "tank", cv: 4 },
      { unit: 1, nationality: "germany", unitType: "infantry", cv: 2 },
    ]);
    for (const viewer of [WEST, USSR, SPECTATOR]) {
      expect(areas(s, viewer).berlin).toEqual({ control: "axis", blocks: [{ nationality: "germany", count: 2 }] });
    }
  });

  test("§12.73 an Escaped Sub is a face-down block, but evident", () => {
    expect(areas(load(NEW_YEAR), WEST)["north-sea"].blocks).toEqual([
      { nationality: "germany", count: 1, escaped: true },
    ]);
    expect(areas(load(NEW_YEAR), USSR)["north-sea"]).toEqual({
      occupiedBy: ["west"],
      blocks: [
        { nationality: "germany", count: 1, escaped: true },
        { nationality: "britain", count: 1 },
      ],
    });
  });

  test("Fortresses of Armed Minors are known to all", () => {
    expect(areas(load(NEW_YEAR), SPECTATOR).athens.faceUp).toEqual([
      { nationality: "neutral", unitType: "fortress", cv: 1 },
    ]);
  });

  test("face-up units are shown without numbers, in an order of their own", () => {
    const kiev = areas(load(BATTLE), WEST).kiev;
    expect(kiev.faceUp).toEqual([
      { nationality: "germany", unitType: "airForce", cv: 2, joined: true },
      { nationality: "germany", unitType: "tank", cv: 3 },
      { nationality: "ussr", unitType: "infantry", cv: 2, joined: true, acted: true },
    ]);
    expect(kiev.seniority).toEqual(["ussr", "axis"]);
  });

  test("§11.53 BattleGroups that have not joined are counts", () => {
    expect(areas(load(BATTLE), WEST)["north-sea"].blocks).toEqual([{ nationality: "germany", count: 1 }]);
  });

  test("D01 while Cadres are chosen, rivals see that blocks stand there", () => {
    const s = triumph.setup(triumph.options({}) as never, 1);
    triumph.apply(s, AXIS, { type: "place", area: area("berlin"), unitType: TANK });
    expect(viewOf(s, WEST).areas.berlin.blocks).toEqual([{ nationality: "germany", count: 1 }]);
    expect(JSON.stringify(viewOf(s, WEST))).not.toContain('"tank"');
  });
});

describe("cards", () => {
  const faction = (s: State, viewer: number, name: "axis" | "west" | "ussr") => viewOf(s, viewer).factions[name];

  test("R21 only the size of a hand is public; cards laid aside still count", () => {
    const s = load(NEW_YEAR);
    expect([faction(s, USSR, "axis").handSize, faction(s, USSR, "west").handSize]).toEqual([4, 4]);
    expect(viewOf(s, WEST).own).toMatchObject({ hand: ["A03", "I25"], funding: ["I02", "I03"] });
    expect(JSON.stringify(viewOf(s, USSR))).not.toContain("I25");
    expect(viewOf(s, SPECTATOR).own).toBeUndefined();
  });

  test("R21 discards are public, unless the table keeps those of the hand secret", () => {
    expect(viewOf(load(NEW_YEAR), USSR).discards).toEqual(["A06", "A07", "I04"]);
    const secret = viewOf(load({ ...NEW_YEAR, options: { publicHandDiscards: false } }), USSR);
    expect([secret.discards, secret.discardCount]).toEqual([undefined, 3]);
  });

  test("D11 cards chosen for the discard count as held until all are in", () => {
    const s = load({ phase: "handSize", factions: { axis: { hand: ["A01", "A02"], discarding: ["A03"] } } });
    expect(faction(s, WEST, "axis").handSize).toBe(3);
    expect(viewOf(s, WEST).discards).toEqual([]);
    expect(viewOf(s, AXIS).own?.discarding).toEqual(["A03"]);
  });

  test("§10.1 before the reveal a view says only that a card is committed", () => {
    const s = load({ phase: "command", factions: { axis: { committed: ["I01"] } } });
    expect(faction(s, WEST, "axis")).toMatchObject({ committed: 1 });
    expect(JSON.stringify(viewOf(s, WEST))).not.toContain("I01");
    expect(viewOf(s, AXIS).own?.committed).toEqual(["I01"]);
    s.phase = PHASE.playerTurn;
    expect(faction(s, WEST, "axis").command).toEqual(["I01"]);
  });

  test("§9.5 Vaults: their number, and what a Mole has shown", () => {
    const s = load(NEW_YEAR);
    expect(faction(s, AXIS, "ussr").vault).toEqual(["hidden", "hidden"]);
    expect(faction(s, SPECTATOR, "ussr").vault).toEqual(["hidden", "hidden"]);
    expect(faction(s, WEST, "ussr").vault).toEqual([
      { technology: "atomic-research-1", cards: ["I19", "I32"] },
      "hidden",
    ]);
    expect(faction(s, USSR, "ussr").vault[1]).toEqual({ technology: "lsts", cards: ["I14", "I39"] });
  });

  test("§9.4 an Atomic stage in the Vault does not show in the year's counters", () => {
    expect(JSON.stringify(faction(load(NEW_YEAR), AXIS, "ussr"))).not.toContain("tomic");
    expect(viewOf(load(NEW_YEAR), USSR).own?.atomicRaised).toBe(true);
  });

  test("§4.4 chits: their number, values to the owner, and to all at victory", () => {
    const s = load(NEW_YEAR);
    expect(faction(s, AXIS, "west")).toMatchObject({ chits: 3 });
    expect(faction(s, AXIS, "west").chitValues).toBeUndefined();
    expect(faction(s, WEST, "west").chitValues).toEqual([0, 1, 1]);
    s.victory = 0;
    s.winners = 1;
    expect(faction(s, SPECTATOR, "west").chitValues).toEqual([0, 1, 1]);
  });

  test("§18.1 nobody sees a Passive Stack", () => {
    const s = load({ scenario: "two-player", factions: { ussr: { passive: ["A01", "I01"] } } });
    expect(faction(s, AXIS, "ussr").passiveStack).toBe(2);
    for (const viewer of VIEWERS) expect(JSON.stringify(viewOf(s, viewer))).not.toContain("A01");
  });

  test("§7.31 Diplomacy cards lie face up (R22)", () => {
    expect(viewOf(load(NEW_YEAR), USSR).inPlay[0]).toEqual({ card: "A05", nation: "denmark", faction: "axis" });
  });
});

describe("ways", () => {
  const CUT_OFF = {
    phase: "movement",
    seat: "axis",
    wars: [["axis", "west"]],
    units: [
      { area: "berlin", unitType: "infantry" },
      { area: "tripoli", nationality: "italy", unitType: "infantry" },
      { area: "central-mediterranean", nationality: "britain", unitType: "fleet" },
      { area: "tunisia", nationality: "france", unitType: "infantry" },
      { area: "cyrenaica", nationality: "britain", unitType: "infantry" },
    ],
    crossings: [["munich", "lorraine"]],
  };

  test("§14.11 a seat sees which of its units have a Supply Line, and the line", () => {
    const { supply } = viewOf(load(CUT_OFF), AXIS).own!;
    expect(supply).toEqual([
      { area: "berlin", line: ["berlin"] },
      { area: "tripoli", fails: true },
    ]);
  });

  test("§14.21 a seat sees the Trade Routes of its own sources, and what would fail", () => {
    const trade = Object.fromEntries(viewOf(load(CUT_OFF), AXIS).own!.trade.map(({ area, ...rest }) => [area, rest]));
    expect(trade.ruhr).toEqual({ route: ["ruhr", "berlin"], failing: [] });
    expect(trade.tripoli).toEqual({ failing: ["pop"] });
    expect(trade.london).toBeUndefined();
  });

  test("what is shown again is never outdated, whatever has changed", () => {
    const ways = (s: State, seat: number) => {
      const { supply, trade } = viewOf(s, seat).own!;
      return JSON.stringify({ supply, trade });
    };
    const random = seedRandom(5);
    const fields = ["control", "status", "enemies", "influence", "influenceBy", "unitArea", "unitFlags"] as const;
    playOn(positionOf(WAR), 3, 150, 3, (s) => {
      for (const field of fields) {
        const values = s[field];
        values[nextBelow(random, values.length)] = values[nextBelow(random, values.length)];
        s.war ^= nextBelow(random, 4) === 0 ? 1 << nextBelow(random, 3) : 0;
        const copy = triumph.copy(s);
        for (const seat of [AXIS, WEST, USSR]) expect(ways(s, seat)).toBe(ways(copy, seat));
      }
    });
  });

  test("§11.52 used borders are known to who used them only", () => {
    const s = load(CUT_OFF);
    expect(viewOf(s, AXIS).own!.crossings).toEqual([{ areas: ["lorraine", "munich"], used: 1, limit: 2, invaders: 0 }]);
    expect(viewOf(s, WEST).own!.crossings).toEqual([]);
  });
});

describe("control", () => {
  test("§1.14 the reason that is given is the one by which land is held", () => {
    const seen = new Set<string>();
    const check = (s: State) => {
      takeSnapshot(s, []);
      const view = viewOf(s, AXIS);
      for (const [at, id] of AREA_IDS.entries()) {
        if (!IS_LAND[at]) continue;
        const reason = controlReason(view, id)!;
        seen.add(reason);
        const nation = NATION_OF_AREA[at];
        const party = s.control[at];
        if (reason === "owner") expect(party).toBe(seniorityList(s, at)[0]);
        else if (reason === "units") expect(countOf(s.present, at, party)).toBeGreaterThan(0);
        else if (reason === "home") expect(party).toBe(FACTION_OF_NATION[nation]);
        else if (reason === "capital") expect(party).toBe(s.control[CAPITAL_OF_NATION[nation]]);
        else if (reason === "marker") expect(party).toBe(s.marker[nation]);
        else if (reason === "power") expect(party).toBe(defaultController(s, nation));
        else expect([reason, party]).toEqual([s.influence[nation] > 0 ? "influence" : "neutral", NATIVE]);
      }
    };
    check(positionOf(NEW_YEAR));
    playOn(positionOf(WAR), 7, 300, 9, check);
    expect([...seen].sort()).toEqual(
      ["capital", "home", "influence", "marker", "neutral", "owner", "power", "units"].sort(),
    );
  });
});

describe("standing", () => {
  test("§16.1 points are exact for their owner, and a range where chits and pairs are hidden", () => {
    const s = load(NEW_YEAR);
    const { ussr } = viewOf(s, AXIS).factions;
    expect(viewOf(s, USSR).factions.ussr.points).toMatchObject({ atomic: 1 });
    expect(ussr.points.most - ussr.points.least).toBe(2 * ussr.chits + 2);
    expect(viewOf(s, WEST).factions.ussr.points).toMatchObject({ atomic: 1, vault: 1 });
  });

  test("§7.21 RES is a factor At War alone, and without the MainCapital nothing is", () => {
    const s = load(NEW_YEAR);
    const factors = (faction: "axis" | "ussr") => viewOf(s, WEST).factions[faction].factors;
    expect([factors("axis"), factors("ussr")]).toEqual([
      ["ind", "pop", "res"],
      ["ind", "pop"],
    ]);
    s.control[area("moscow")] = AXIS;
    expect(factors("ussr")).toEqual([]);
  });
});

describe("plans", () => {
  test("R20 a Production plan is its owner's, the Level everybody's", () => {
    const s = load({
      phase: "production",
      seat: "axis",
      plan: [{ type: "cadre", area: "berlin", nationality: "germany", unitType: "sub" }],
    });
    expect(viewOf(s, AXIS).own?.plan).toEqual([
      { type: "cadre", area: "berlin", nationality: "germany", unitType: "sub" },
    ]);
    expect(viewOf(s, WEST).own?.plan).toEqual([]);
    expect(viewOf(s, WEST).factions.axis).toMatchObject({ ind: 12, pop: 11, res: 6, level: 11, factoryCost: 5 });
  });

  test("standing orders are their owner's", () => {
    const s = load(NEW_YEAR);
    expect(viewOf(s, AXIS).own?.orders).toEqual({
      doubleAgent: "always",
      threat: "dropToOne",
      battleWindow: "ask",
      passing: "ask",
    });
    expect(JSON.stringify(viewOf(s, WEST))).not.toContain("always");
  });

  test("§15.2 declarations are secret until they are announced", () => {
    const s = load({ phase: "declarations", seat: "axis", announced: [{ kind: "war", rival: "west", card: null }] });
    expect(viewOf(s, AXIS).own?.declarations).toEqual([{ kind: "war", rival: "west" }]);
    expect(viewOf(s, WEST).playerTurn?.announced).toEqual([]);
    s.phase = PHASE.threat;
    expect(viewOf(s, WEST).playerTurn?.announced).toEqual([{ kind: "war", rival: "west" }]);
  });

  test("§8.45 the order of the USA arrivals is the West's", () => {
    const s = load({ phase: "arrivals", arrivals: [{ unitType: "tank", cv: 1 }] });
    expect(viewOf(s, WEST).own?.arrivals).toEqual([{ unitType: "tank", cv: 1 }]);
    expect(JSON.stringify(viewOf(s, AXIS))).not.toContain("tank");
  });

  test("nothing tells of the generator, the order of the decks or forced dice", () => {
    const keys = (view: View) => Object.keys(view);
    for (const viewer of VIEWERS) {
      const view = viewOf(load({ ...NEW_YEAR, dice: [6, 6] }), viewer);
      expect(keys(view)).not.toContain("random");
      expect(keys(view)).not.toContain("dice");
      expect(Object.values(view.decks).every(Number.isInteger)).toBe(true);
    }
  });
});
