import { describe, expect, it } from "vitest";
import type { Position, Table } from "../table.ts";
import {
  announce,
  army,
  barred,
  begin,
  declaring,
  endMovement,
  find,
  intervene,
  knows,
  march,
  moving,
  refusal,
  satellite,
  standing,
  violate,
  WEST_AXIS,
  war,
} from "./moves.ts";

const POLISH_FRONT = army("konigsberg infantry 2", "berlin tank 2", "munich infantry");

/** The Axis before Poland, with Influence on some nations. */
function beforePoland(influence: Record<string, [string, number]> = {}, more: Position = {}): Table {
  const nations = Object.fromEntries(
    Object.entries(influence).map(([nation, [faction, count]]) => [nation, { influence: { faction, count } }]),
  );
  return declaring("axis", POLISH_FRONT, { ...more, nations: { ...nations, ...(more.nations as Position) } });
}

describe("§15.2 Declaration of War", () => {
  const northSea = ["north-sea fleet 3 germany", "north-sea infantry 2 germany", "north-sea fleet 2 britain"];

  it("V23 DoW and shared Sea: the Fleet may leave, the Convoy cannot, so the Battle is mandatory", () => {
    const t = declaring("axis", army(...northSea));
    const events = announce(t, "axis", war("west"));
    expect(find(events, "warDeclared")).toEqual({ type: "warDeclared", faction: "axis", rival: "west" });
    expect(t.view("west").playerTurn).toMatchObject({ surprise: true, duties: [{ kind: "war", rival: "west" }] });
    begin(t, "axis");
    expect(barred(t, "axis", "north-sea infantry", "ruhr")).toBe("CONVOY_DISENGAGE 11.22");
    march(t, "axis", "north-sea fleet germany", "ruhr");
    expect(find(endMovement(t, "axis"), "battlesDesignated")).toMatchObject({ areas: ["north-sea"] });
  });

  it.each([
    ["Surprise", {}, ["germany", "britain"]],
    ["only the West has Naval Radar", knows("west", "naval-radar", "I02"), ["britain", "germany"]],
    [
      "both have Naval Radar",
      { revealed: [...knows("west", "naval-radar", "I02").revealed, ...knows("axis", "naval-radar", "I04").revealed] },
      ["germany", "britain"],
    ],
  ])("V23 order of the Battle: %s", (_, more, order) => {
    const t = declaring("axis", army(...northSea), { ...(more as Position), dice: [6, 6, 6, 6, 6, 6] });
    announce(t, "axis", war("west"));
    begin(t, "axis");
    endMovement(t, "axis");
    const fired: unknown[] = [];
    while (fired.length < 2) {
      const [seat] = Object.keys(t.pending) as ("axis" | "west")[];
      const who = `north-sea fleet ${seat === "axis" ? "germany" : "britain"}`;
      const events = t.do(seat!, { type: "fire", unit: who, targetClass: "naval" });
      fired.push(find(events, "fired")?.nationality);
    }
    expect(fired).toEqual(order);
  });

  it("R39 fighting in a Sea shared at the DoW meets §15.21: movement may end without any move", () => {
    const t = declaring("axis", army(...northSea));
    announce(t, "axis", war("west"));
    begin(t, "axis");
    expect(find(endMovement(t, "axis"), "battlesDesignated")).toMatchObject({ areas: ["north-sea"] });
  });

  it("R39 who leaves the shared Sea owes another Aggression", () => {
    const t = declaring("axis", army("north-sea fleet 3 germany", "north-sea fleet 2 britain", "munich infantry 2"));
    announce(t, "axis", war("west"));
    begin(t, "axis");
    march(t, "axis", "north-sea fleet germany", "ruhr");
    expect(refusal(t, "axis", { type: "endMovement" })).toBe("AGGRESSION_DUE 15.21, 15.4");
    expect(barred(t, "axis", "munich infantry", "berlin")).toBe("AGGRESSION_DUE 15.21, 15.4");
    march(t, "axis", "munich infantry", "lorraine");
    endMovement(t, "axis");
  });

  it("§15.2 if the victim's units leave the map nothing remains to be fought", () => {
    const t = declaring("axis", army("north-sea fleet 3 germany", "north-sea fleet 2 britain"));
    announce(t, "axis", war("west"));
    begin(t, "axis");
    t.do("west", { type: "disband", unit: "north-sea fleet britain" });
    expect(find(endMovement(t, "axis"), "battlesDesignated")).toBeUndefined();
  });

  it("R92 each DoW costs its declarer one VP and lowers the victim's Factory Cost; several are legal", () => {
    const t = declaring("axis", army("munich infantry", "lvov infantry 1 germany"), {
      nations: { poland: satellite("axis") },
    });
    const events = announce(t, "axis", war("west"), war("ussr"));
    expect(events.filter((event) => event.type === "factoryCost")).toEqual([
      { type: "factoryCost", faction: "west", cost: 5 },
      { type: "factoryCost", faction: "ussr", cost: 5 },
    ]);
    const { axis, west, ussr } = t.view().factions;
    expect([axis.dows, west.dows, ussr.dows, axis.factoryCost]).toEqual([2, 0, 0, 5]);
    expect(t.view().wars).toEqual([
      ["axis", "west"],
      ["axis", "ussr"],
    ]);
    expect(refusal(t, "axis", war("west"))).toBe("DECLARE_TARGET 15.2");
  });

  it("R92 VP at the end of the game: minus one for each declaration", () => {
    const points = [0, 1, 2].map((dows) => {
      const t = lastWinter({ axis: { dows } });
      return (find(t.do("ussr", { type: "pass" }), "victory")!.points as number[])[0]!;
    });
    expect([points[0]! - points[1]!, points[1]! - points[2]!]).toEqual([1, 1]);
  });
});

function lastWinter(factions: Position): Table {
  const position = { year: 1945, season: "winter", phase: "command", seat: "ussr" };
  return moving("ussr", army("berlin infantry", "london infantry", "moscow infantry"), {
    ...position,
    factions: { ...factions, ussr: { hand: ["A01"] } },
  });
}

describe("what may be declared", () => {
  it("DECLARE_LATE §15.21: not once movement has begun", () => {
    const t = beforePoland();
    begin(t, "axis");
    for (const declaration of [war("west"), violate("poland"), intervene("poland")]) {
      expect(refusal(t, "axis", declaration)).toBe("DECLARE_LATE 15.21");
    }
  });

  it("DECLARE_TARGET, DECLARE_ITEM, CARD_KIND: a declaration needs an object", () => {
    const t = beforePoland({}, { wars: [WEST_AXIS] });
    expect(refusal(t, "axis", war("west"))).toBe("DECLARE_TARGET 15.2");
    expect(refusal(t, "axis", war("axis"))).toBe("DECLARE_TARGET 15.2");
    expect(refusal(t, "axis", violate("france"))).toBe("DECLARE_TARGET 15.2");
    expect(refusal(t, "axis", { type: "announce" })).toBe("DECLARE_ITEM 15.21");
    expect(refusal(t, "axis", { type: "unplan", index: 0 })).toBe("DECLARE_ITEM 15.21");
    expect(refusal(t, "axis", { type: "declareWar", rival: "ussr", card: "A01" })).toMatch(/^CARD_KIND /);
    expect(refusal(t, "axis", { type: "endMovement" })).toBe("WRONG_ACTION 6.0");
  });

  it("DECLARE_AGAIN: named twice; taken back before the announcement it is free again", () => {
    const t = beforePoland();
    t.do("axis", violate("poland"));
    expect(t.view("west").playerTurn?.announced).toEqual([]);
    expect(t.view("axis").own?.declarations).toEqual([{ kind: "violation", nation: "poland" }]);
    expect(refusal(t, "axis", violate("poland"))).toBe("DECLARE_AGAIN 15.21");
    t.do("axis", { type: "unplan", index: 0 });
    t.do("axis", violate("poland"));
  });

  it("DECLARE_UNREACHABLE §15.21: no Aggressing move exists", () => {
    const t = beforePoland();
    expect(refusal(t, "axis", violate("turkey"))).toBe("DECLARE_UNREACHABLE 15.21, 15.4");
    expect(refusal(t, "axis", war("ussr"))).toBe("DECLARE_UNREACHABLE 15.21, 15.4");
  });

  it("§15.1 declarations may be repeated until the first move; a further announcement counts the open duties", () => {
    const t = beforePoland({}, { command: 2 });
    announce(t, "axis", violate("poland"));
    announce(t, "axis", violate("czechoslovakia"));
    expect(refusal(t, "axis", violate("low-countries"))).toBe("DECLARE_UNREACHABLE 15.21, 15.4");
    expect(t.view().playerTurn?.duties).toHaveLength(2);
  });
});

describe("§8.12 Protectorates and the threat window", () => {
  function threatened(more: Position = {}): Table {
    const t = beforePoland({ poland: ["west", 2] }, more);
    announce(t, "axis", violate("poland"));
    return t;
  }
  const answer = (count: number, nation = "poland") => ({ type: "answer", nation, count });

  it("R40 kept and confirmed: VoN and DoW in one, conversion with muster, Reaction cards for both Rivals", () => {
    const t = threatened();
    expect(t.pending).toEqual({ west: "D16" });
    expect(t.legal("west")).toEqual([0, 1, 2].map((count) => answer(count)));
    expect(refusal(t, "west", answer(3))).toMatch(/^REPUDIATE/);
    expect(refusal(t, "ussr", answer(0))).toBe("NOT_YOUR_DECISION 6.0");
    expect(t.fallback("west")).toEqual(answer(0));
    t.do("west", answer(0));
    expect(t.events()).toEqual([{ type: "protectorateKept", faction: "west", nation: "poland" }]);
    expect(t.pending).toEqual({ axis: "D17" });
    const events = t.do("axis", { type: "confirm" });
    expect(events.map((event) => event.type)).toEqual(
      expect.arrayContaining(["warDeclared", "neutralityViolated", "satellite", "factoryCost"]),
    );
    expect(find(events, "worldReaction")).toBeUndefined();
    expect(t.pending).toEqual({ west: "D18" });
    t.do("west", { type: "muster", area: "warsaw", unitType: "tank" });
    expect(refusal(t, "west", { type: "muster", area: "warsaw", unitType: "tank" })).toMatch(/^MUSTER/);
    t.do("west", { type: "muster", area: "lvov", unitType: "infantry" });
    t.do("west", { type: "muster", area: "vilna", unitType: "infantry" });
    expect(t.happened("worldReaction")).toEqual([
      { type: "worldReaction", faction: "west", nation: "poland", count: 3 },
      { type: "worldReaction", faction: "ussr", nation: "poland", count: 3 },
    ]);
    expect(["warsaw", "lvov", "vilna"].map((area) => standing(t, area))).toEqual([
      ["tank 3 britain"],
      ["infantry 2 britain"],
      ["infantry 1 britain"],
    ]);
    expect(t.view().nations.poland).toEqual({ status: "satellite", marker: "west" });
    expect(t.view().factions.axis).toMatchObject({ dows: 1, violated: true, atWar: true });
  });

  it("R40 the conversion happens also if the war already exists, without another DoW", () => {
    const t = threatened({ wars: [WEST_AXIS] });
    t.do("west", answer(0));
    const events = t.do("axis", { type: "confirm" });
    expect(find(events, "warDeclared")).toBeUndefined();
    expect(find(events, "satellite")).toMatchObject({ nation: "poland", faction: "west" });
    expect(t.view().factions.axis.dows).toBe(0);
  });

  it.each([1, 2])("7.6 the holder removes %i: a plain VoN suffices, at Peace", (count) => {
    const t = threatened();
    t.do("west", answer(count));
    expect(t.happened("repudiated")).toEqual([{ type: "repudiated", faction: "west", nation: "poland", count }]);
    t.do("axis", { type: "confirm" });
    expect(t.view().nations.poland).toMatchObject({ status: "armed", violator: "axis", enemies: ["axis"] });
    expect(t.view().factions.axis.atWar).toBe(false);
  });

  it("R105 what is withdrawn may not be announced again in this Player Turn; D17 times out to withdrawal", () => {
    const t = threatened();
    t.do("west", answer(2));
    expect(t.fallback("axis")).toEqual({ type: "withdraw", index: 0 });
    expect(refusal(t, "axis", { type: "withdraw", index: 1 })).toBe("DECLARE_ITEM 15.21");
    t.do("axis", { type: "withdraw", index: 0 });
    expect(t.events()).toEqual([
      { type: "declarationWithdrawn", faction: "axis", kind: "violation", nation: "poland" },
    ]);
    expect(refusal(t, "axis", violate("poland"))).toBe("DECLARE_AGAIN 15.21");
    expect(t.view().factions.axis.violated).toBe(false);
    announce(t, "axis", violate("czechoslovakia"));
  });

  it("R105 naming a Rival's Protectorate implies the DoW; without a Protectorate no window opens", () => {
    const t = beforePoland({ poland: ["west", 1] });
    announce(t, "axis", violate("poland"));
    expect(t.pending).toEqual({ axis: "D15" });
    expect(t.view().wars).toEqual([]);
    const own = beforePoland({ poland: ["axis", 2] });
    announce(own, "axis", violate("poland"));
    expect(own.view().nations.poland).toMatchObject({ status: "armed" });
  });

  it.each([
    ["keep", 2],
    ["dropToOne", 1],
    ["dropAll", undefined],
  ])("7.6 a standing order answers for the holder: %s", (order, left) => {
    const t = threatened({ factions: { west: { orders: { threat: order } } } });
    expect(t.pending).toEqual({ axis: "D17" });
    expect(t.view().nations.poland.influence?.count).toBe(left);
    expect(t.view("axis").own?.orders).toMatchObject({ threat: "ask" });
  });

  const both = { poland: ["west", 2], "baltic-states": ["ussr", 2] } as Record<string, [string, number]>;

  it("7.6 both Rivals threatened at once: they answer at the same time, and nobody learns before the other has", () => {
    const t = beforePoland(both);
    announce(t, "axis", violate("poland"), violate("baltic-states"));
    expect(t.pending).toEqual({ west: "D16", ussr: "D16" });
    expect(t.do("ussr", answer(2, "baltic-states"))).toEqual([]);
    expect(t.view("west").nations["baltic-states"].influence).toEqual({ faction: "ussr", count: 2 });
    expect(refusal(t, "ussr", answer(0, "baltic-states"))).toBe("NOT_YOUR_DECISION 6.0");
    t.do("west", answer(0));
    expect(t.events().map((event) => event.type)).toEqual(["protectorateKept", "repudiated", "influenceChanged"]);
    t.do("axis", { type: "confirm" });
    expect(t.view().wars).toEqual([["axis", "west"]]);
    expect(t.view().nations["baltic-states"]).toMatchObject({ status: "armed", violator: "axis" });
    expect(t.view().nations.poland).toMatchObject({ status: "satellite", marker: "west" });
  });

  it("7.6 one Rival by standing order, the other asked; one item withdrawn, the other confirmed", () => {
    const t = beforePoland(both, { factions: { west: { orders: { threat: "keep" } } } });
    announce(t, "axis", violate("poland"), violate("baltic-states"));
    expect(t.pending).toEqual({ ussr: "D16" });
    t.do("ussr", answer(0, "baltic-states"));
    t.do("axis", { type: "withdraw", index: 0 });
    t.do("axis", { type: "confirm" });
    expect(t.view().wars).toEqual([["axis", "ussr"]]);
    expect(t.view().nations.poland).toMatchObject({ status: "neutral", influence: { faction: "west", count: 2 } });
  });

  it("R33 a repudiation by interrupt in the window counts before the answer", () => {
    const t = threatened();
    t.do("west", { type: "repudiate", nation: "poland", count: 1 });
    expect(t.pending).toEqual({ axis: "D17" });
    t.do("axis", { type: "confirm" });
    expect(t.view().nations.poland.status).toBe("armed");
  });
});
