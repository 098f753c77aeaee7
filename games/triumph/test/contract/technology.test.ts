/** §7.33, §9 Tech-pairs, Science, Industrial Espionage, Atomic Research, Vaults. */
import { describe, expect, it } from "vitest";
import { type Position, play } from "../table.ts";

const PASS = { type: "pass" };
const achieve = (technology: string, card: string, other: string, vault = false) => ({
  type: "achieve",
  technology,
  card,
  with: other,
  vault,
});

/** Government of a year; the Axis acts first with this hand, the West has a card to spare. */
function axis(hand: string[], more: Position = {}) {
  const factions = { west: { hand: ["A55"] }, ...more.factions, axis: { ...more.factions?.axis, hand } };
  return play({ phase: "government", year: 1940, turnOrder: ["axis", "west", "ussr"], ...more, factions });
}

describe("pairs (§9.1)", () => {
  it("two cards that show the technology: one of the owner's choice stays face up, the other is discarded", () => {
    for (const [kept, other] of [
      ["I10", "I12"],
      ["I12", "I10"],
    ]) {
      const table = axis(["I10", "I12"], { factions: { west: { hand: ["A01"] } } });
      table.do("axis", achieve("jets", kept, other));
      expect(table.happened("technologyRevealed", "spectator")).toEqual([
        { type: "technologyRevealed", faction: "axis", technology: "jets", card: kept, discarded: other },
      ]);
      expect(table.view().factions.axis.revealed).toEqual([{ technology: "jets", card: kept }]);
      expect(table.view().discards).toEqual([other]);
      expect(table.pending).toEqual({ west: "D07" });
    }
  });

  it("a vaulted pair lies face down, oldest first; only its number is public", () => {
    const table = axis(["I10", "I12", "I17", "I18", "A01"], { factions: { west: { hand: ["A02"] } } });
    table.do("axis", achieve("jets", "I10", "I12", true));
    expect(table.events("west")).toEqual([{ type: "pairVaulted", faction: "axis" }]);
    table.do("west", PASS);
    table.do("axis", achieve("sonar", "I17", "I18", true));
    expect(table.view("west").factions.axis.vault).toEqual(["hidden", "hidden"]);
    expect(table.view("axis").factions.axis.vault).toEqual([
      { technology: "jets", cards: ["I10", "I12"] },
      { technology: "sonar", cards: ["I17", "I18"] },
    ]);
    expect(table.view().discards).toEqual([]);
    expect(table.view("west").factions.axis.handSize).toBe(1);
  });

  it("needs two cards of the hand that both show it", () => {
    const table = axis(["I10", "I05", "A01"]);
    expect(table.refused("axis", achieve("jets", "I10", "I12"))).toBe("CARD_NOT_HELD");
    expect(table.refused("axis", achieve("jets", "I10", "I05"))).toBe("TECH_PAIR");
    expect(table.refused("axis", achieve("jets", "I10", "I10"))).toBe("TECH_PAIR");
    expect(table.refused("axis", achieve("jets", "I05", "I10"))).toBe("TECH_PAIR");
    expect(table.refused("axis", achieve("jets", "I10", "A01"))).toBe("TECH_PAIR");
    expect(table.refused("axis", achieve("sonar", "I10", "I05"))).toBe("TECH_PAIR");
  });

  it("R29: a technology is Achieved once, Revealed or in the Vault", () => {
    const revealed = axis(["I10", "I12"], { revealed: [{ faction: "axis", technology: "jets", card: "I15" }] });
    expect(revealed.refused("axis", achieve("jets", "I10", "I12"))).toBe("TECH_OWNED");
    const vaulted = axis(["I17", "I18"], { vaults: [{ faction: "axis", technology: "sonar", cards: ["I24", "I33"] }] });
    expect(vaulted.refused("axis", achieve("sonar", "I17", "I18", true))).toBe("TECH_OWNED");
    const rival = axis(["I10", "I12"], { revealed: [{ faction: "west", technology: "jets", card: "I15" }] });
    rival.do("axis", achieve("jets", "I10", "I12"));
  });

  it("no pair for Industrial Espionage itself", () => {
    expect(axis(["I20", "I21"]).refused("axis", achieve("industrial-espionage", "I20", "I21"))).toBe("TECH_PAIR");
  });
});

describe("WildCards of technology", () => {
  it("Science stands in for a technology of its list from its year on, and is always the discarded card", () => {
    const table = (year: number) => axis(["I19", "I25", "A01"], { year });
    expect(table(1937).refused("axis", achieve("sonar", "I19", "I25"))).toBe("SCIENCE_YEAR");
    expect(table(1938).refused("axis", achieve("sonar", "I25", "I19"))).toBe("TECH_PAIR");
    const played = table(1938);
    played.do("axis", achieve("sonar", "I19", "I25"));
    expect(played.view().factions.axis.revealed).toEqual([{ technology: "sonar", card: "I19" }]);
    expect(played.view().discards).toEqual(["I25"]);
  });

  it.each([
    [1938, "I49", "motorized-infantry", "I12", "jets"],
    [1940, "I47", "heavy-bombers", "I15", "jets"],
    [1942, "I39", "lsts", "I01", "motorized-infantry"],
    [1944, "I16", "jets", "I12", "motorized-infantry"],
  ])("Science %i pairs with its own list only", (year, science, listed, real, unlisted) => {
    expect(axis([real, science], { year: year - 1 }).refused("axis", achieve(listed, real, science))).toBe(
      "SCIENCE_YEAR",
    );
    expect(axis([real, science], { year }).refused("axis", achieve(unlisted, real, science))).toBe("TECH_PAIR");
    axis([real, science], { year }).do("axis", achieve(listed, real, science));
  });

  it("R29: Industrial Espionage needs the technology Revealed by a Rival now", () => {
    const jets = achieve("jets", "I10", "I20");
    const hand = ["I10", "I20"];
    expect(axis(hand).refused("axis", jets)).toBe("TECH_PAIR");
    const vaulted = { vaults: [{ faction: "west", technology: "jets", cards: ["I12", "I15"] }] };
    expect(axis(hand, vaulted).refused("axis", jets)).toBe("TECH_PAIR");
    for (const faction of ["west", "ussr"]) {
      const table = axis(hand, { revealed: [{ faction, technology: "jets", card: "I12" }] });
      table.do("axis", jets);
      expect(table.view().factions.axis.revealed).toEqual([{ technology: "jets", card: "I10" }]);
      expect(table.view().discards).toEqual(["I20"]);
    }
  });

  it("R29: exactly one WildCard per pair", () => {
    const table = axis(["I25", "I49", "I21"], { revealed: [{ faction: "west", technology: "sonar", card: "I17" }] });
    expect(table.refused("axis", achieve("sonar", "I25", "I49"))).toBe("TECH_PAIR");
    expect(table.refused("axis", achieve("sonar", "I21", "I25"))).toBe("TECH_PAIR");
    expect(table.legal("axis").filter((action) => action.type === "achieve" && action.technology === "sonar")).toEqual(
      [],
    );
  });

  it("a card that shows both is a real one: Heavy Bombers on an Industrial Espionage card", () => {
    const table = axis(["I20", "I05"]);
    table.do("axis", achieve("heavy-bombers", "I20", "I05"));
    expect(table.view().factions.axis.revealed).toEqual([{ technology: "heavy-bombers", card: "I20" }]);
  });

  it("a WildCard may be vaulted; when Revealed later the real card stays (R30)", () => {
    const table = axis(["I19", "I25", "A01"], { year: 1938 });
    table.do("axis", achieve("sonar", "I19", "I25", true));
    expect(table.refused("axis", { type: "reveal", technology: "sonar", card: "I25" })).toBe("TECH_PAIR");
    expect(table.interrupts("axis").filter((action) => action.type === "reveal")).toHaveLength(1);
    table.do("axis", { type: "reveal", technology: "sonar", card: "I19" });
    expect(table.view().factions.axis).toMatchObject({ vault: [], revealed: [{ technology: "sonar", card: "I19" }] });
    expect(table.view().discards).toEqual(["I25"]);
  });
});

describe("Atomic Research (§9.4)", () => {
  const stage = (n: number, card: string) => ({ faction: "axis", technology: `atomic-research-${n}`, card });

  it("stages are Achieved in order", () => {
    const table = axis(["I27", "I28"]);
    expect(table.refused("axis", achieve("atomic-research-2", "I27", "I28"))).toBe("ATOMIC_ORDER");
    const after = axis(["I27", "I28"], { revealed: [stage(1, "I19")] });
    after.do("axis", achieve("atomic-research-2", "I27", "I28", true));
    const secret = axis(["I29", "I41"], {
      revealed: [stage(1, "I19")],
      vaults: [{ faction: "axis", technology: "atomic-research-2", cards: ["I27", "I28"] }],
    });
    secret.do("axis", achieve("atomic-research-3", "I29", "I41"));
  });

  it("one stage a year, also in secret; the next year is free again", () => {
    const table = axis(["I19", "I32", "I27", "I28", "A01"], { year: 1940 });
    table.do("axis", achieve("atomic-research-1", "I19", "I32", true));
    expect(table.view("axis").own!.atomicRaised).toBe(true);
    table.do("west", PASS);
    expect(table.refused("axis", achieve("atomic-research-2", "I27", "I28"))).toBe("ATOMIC_YEAR");
    const next = play({ ...table.save(), phase: "yearStart", dice: [1] });
    next.drift(({ pending }) => pending.axis === "D07");
    expect(next.offers("axis", achieve("atomic-research-2", "I27", "I28"))).toBe(true);
  });

  it("Science stands in for a stage of its list", () => {
    const revealed = [stage(1, "I19"), stage(2, "I27")];
    axis(["I29", "I39"], { year: 1942, revealed }).do("axis", achieve("atomic-research-3", "I29", "I39"));
    const early = axis(["I29", "I39"], { year: 1941, revealed });
    expect(early.refused("axis", achieve("atomic-research-3", "I29", "I39"))).toBe("SCIENCE_YEAR");
  });
});
