import { describe, expect, test } from "vitest";
import { Table } from "../table.ts";

function only(units: Record<string, object>, more: object = {}): Table {
  return new Table({ units: { "*": { place: "out" }, ...units }, ...more });
}

const POLISH = ["0711", "0808", "1209", "1108", "0605", "0507", "0107", "0913", "1214", "0714", "0513", "0116"];

describe("§8 Economy", () => {
  test("points come from factories in own hands and are handed on once", () => {
    const table = new Table({ phase: "economy" });
    expect(table.view("axis").countries).toMatchObject({
      germany: { income: 12 },
      slovakia: { income: 2 },
      poland: { income: 14 },
    });
    expect(table.refused("axis", { type: "transfer", from: "germany", to: "poland", amount: 1 })).toBe(
      "TRANSFER_COUNTRY",
    );
    table.do("axis", { type: "transfer", from: "germany", to: "slovakia", amount: 3 });
    expect(table.refused("axis", { type: "transfer", from: "slovakia", to: "germany", amount: 3 })).toBe(
      "TRANSFER_AMOUNT",
    );
    expect(table.view("axis").countries).toMatchObject({ germany: { left: 9 }, slovakia: { left: 5 } });
    table.do("axis", { type: "done" });
    expect(table.decision()).toEqual(["axis D-STM"]);
  });

  test("R-ECO-3 a captured factory gives nobody anything", () => {
    const table = new Table({ control: { "0808": "axis" } });
    expect(table.view("axis").countries).toMatchObject({ germany: { income: 12 }, poland: { income: 12 } });
  });
});

describe("§16 supply", () => {
  /** A Polish army between three German ones: every hex next to it is occupied or in an EZOC. */
  const pocket = (supply: string, strength = "full") =>
    only(
      {
        PPZ: { place: "0704", supply, strength },
        G3: { place: "0604" },
        G4: { place: "0804" },
        G8: { place: "0702" },
      },
      { phasing: "western" },
    );

  test("a line that is cut costs one level a turn; No Supply costs steps", () => {
    for (const [before, after] of [
      ["full", "low"],
      ["low", "no"],
    ]) {
      const table = pocket(before);
      const events = table.do("western", { type: "pass" });
      expect(events).toContainEqual(expect.objectContaining({ type: "supplyChanged", supply: after }));
    }
    expect(pocket("low").do("western", { type: "pass" })).toContainEqual(
      expect.objectContaining({ type: "reduced", reason: "noSupply" }),
    );
    const lost = pocket("low", "reduced");
    const events = lost.do("western", { type: "pass" });
    expect(events).toContainEqual(expect.objectContaining({ type: "eliminated", reason: "noSupply" }));
    expect(events.some(({ type }) => type === "willChanged")).toBe(false);
  });

  test("a line to an own city restores Full supply at once; Slovakia supplies its own", () => {
    const table = only({
      G8: { place: "1408", supply: "no" },
      SBE: { place: "1409", supply: "low" },
      G3: { place: "0905", supply: "no" },
      PLO: { place: "0711" },
    });
    table.do("axis", { type: "pass" });
    expect(table.view("axis").units).toMatchObject({ SBE: { supply: "full" }, G3: { supply: "full" } });
  });
});

describe("§18 Replacements and Mobilization", () => {
  test("Full supply, once a turn, and paid for; garrisons are not rebuilt", () => {
    const table = new Table({
      phase: "replacements",
      units: { GL1: { sorties: 3 }, G4: { strength: "reduced", supply: "low" } },
    });
    expect(table.refused("axis", { type: "rebuild", unit: "G4" })).toBe("REPLACEMENTS");
    expect(table.refused("axis", { type: "rebuild", unit: "GEB" })).toBe("REPLACEMENTS");
    table.do("axis", { type: "rest", unit: "GL1" });
    expect(table.view("axis").units.GL1).toMatchObject({ sorties: 1, rebuilt: true });
    expect(table.refused("axis", { type: "rest", unit: "GL1" })).toBe("REPLACEMENTS");
    table.do("axis", { type: "rebuild", unit: "GXIX" });
    expect(table.view("axis").units.GXIX.strength).toBe("full");
    expect(table.view("axis").countries.germany.left).toBe(12 - 3 - 2);
  });

  test("in an own city with room, one a city, not in the turn of the loss", () => {
    const table = new Table({
      phase: "mobilization",
      phasing: "western",
      units: { PKA: { place: "box", waits: true }, PLU: { place: "box" } },
    });
    expect(table.refused("western", { type: "mobilize", unit: "PKA", hex: "0808" })).toBe("NOT_IN_BOX");
    expect(table.refused("western", { type: "mobilize", unit: "PLU", hex: "0711" })).toBe("MOBILIZATION_CITY");
    expect(table.refused("western", { type: "mobilize", unit: "PLU", hex: "0601" })).toBe("MOBILIZATION_CITY");
    table.do("western", { type: "mobilize", unit: "PLU", hex: "0808" });
    expect(table.view("western").units.PLU).toMatchObject({ place: "0808", strength: "reduced", supply: "full" });
    expect(table.refused("western", { type: "mobilize", unit: "PPL", hex: "0808" })).toBe("MOBILIZATION_CITY");
    table.do("western", { type: "mobilize", unit: "PPL", hex: "1214" });
  });
});

describe("§17 collapse, conquest and victory", () => {
  /** 8. Armee before an empty Łódź, Poland at its last point of Will. */
  const lastCity = (turn: number) =>
    only({ G8: { place: "0807" }, PLO: { place: "0116" } }, { turn, countries: { poland: { will: 2 } } });

  test.each([
    [1, "axis-decisive", [0]],
    [2, "axis-operational", [0]],
    [3, "draw", []],
  ])("conquest in turn %i decides at once: %s", (turn, kind) => {
    const table = lastCity(turn);
    table.do("axis", { type: "activate", unit: "G8" });
    const events = table.do("axis", { type: "march", hex: "0808" });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["collapsed", "conquered", "leftGame", "victory"]),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: "willChanged", effect: "NW8", will: 42 }));
    expect(table.view("axis").victory).toBe(kind);
    expect(POLISH.every((hex) => table.view("axis").control[hex] === "axis")).toBe(true);
    expect(table.decision()).toEqual([]);
  });

  test.each([
    ["western", "western-decisive"],
    ["axis", "western-operational"],
  ])("not conquered at the end of turn 3, Warszawa %s: %s", (holder, kind) => {
    const table = only({ PLO: { place: "0808" } }, { turn: 3, phasing: "western", control: { "0711": holder } });
    table.do("western", { type: "pass" });
    if (table.decision().length > 0) table.do("western", { type: "done" });
    expect(table.view("axis").victory).toBe(kind);
  });

  test("R-CON-2 without a lost Mainland city the country becomes neutral, and others leave it", () => {
    const table = only(
      { SBE: { place: "1308", strength: "reduced" }, G14: { place: "1410" }, PKR: { place: "1208" } },
      {
        phasing: "western",
        dice: [6, 1],
        countries: { slovakia: { will: 1 } },
        markers: { axisGroundSupport: 0, westernGroundSupport: 0 },
      },
    );
    table.do("western", { type: "activate", unit: "PKR" });
    table.do("western", { type: "attack", hex: "1308" });
    expect(table.view("axis").countries.slovakia).toMatchObject({ will: 0 });
    expect(table.view("axis").countries.slovakia.faction).toBeUndefined();
    expect(table.view("axis").units.SBE.place).toBe("out");
    expect(table.place("G14")).not.toBe("1410");
  });

  test("17 September: the east is closed, its cities count as lost and its units are gone", () => {
    const table = new Table({
      options: { sovietEntry: true },
      phase: "endOfTurn",
      units: { PLU: { place: "1214" }, G14: { place: "1314" } },
    });
    const view = table.view("western");
    expect(view.turn).toBe(2);
    expect(view.control).toMatchObject({ "1214": "soviet", "0714": "soviet", "0116": "soviet", "0513": "western" });
    expect(view.countries.poland.will).toBe(16 - 3 * 2);
    expect(view.units.PLU.place).toBe("out");
    expect(table.place("G14")).toBe("1314");
  });
});
