/** The special rules of the scenarios, each read by one rule of the engine. */
import { describe, expect, test } from "vitest";
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import type { Event } from "../../model/events.ts";
import { boardOf } from "../../model/state.ts";
import { Table } from "../table.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

const phaseBegan = (phase: string, faction?: number) => (events: readonly Event[]) =>
  events.some((each) => each.type === "phaseBegan" && each.phase === phase && each.faction === faction);

describe("Balkans 1941: supply by sea, one convoy for a pair of ports (R-SUP-2)", () => {
  const TIRANA = "1208";
  const BARI = "1305";
  const THESSALONIKI = "1412";
  const ONLY = { "*": { place: "out" } };
  const albania = (more: Record<string, { place: string; sorties?: number }>) =>
    new Table({
      scenario: "balkans-1941",
      units: { ...ONLY, I9: { place: TIRANA, supply: "low" }, ...more },
    });

  test("an Italian unit in Tirana is Full over the Adriatic while the convoy sails", () => {
    const table = albania({ ICO: { place: BARI } });
    table.do("axis", { type: "pass" });
    const [serve] = table.legal("axis");
    expect(serve).toMatchObject({ type: "serve", unit: "ICO", hex: TIRANA });
    table.do("axis", serve);
    expect(table.view("axis").units.I9.supply).toBe("full");
  });

  test("limitedSource: without a convoy Tirana keeps two Italian units at Low", () => {
    const table = albania({});
    table.do("axis", { type: "pass" });
    expect(table.view("axis").units.I9.supply).toBe("low");
  });

  test("a British unit in Greece is Full out of the Egypt Box", () => {
    const table = new Table({
      scenario: "balkans-1941",
      phasing: "western",
      units: {
        ...ONLY,
        UKW: { place: THESSALONIKI, supply: "low" },
        UKC: { place: THESSALONIKI },
      },
    });
    table.do("western", { type: "pass" });
    const serve = table.legal("western").find(({ type }) => type === "serve");
    expect(serve).toMatchObject({ unit: "UKC", route: ["AEG", "EGY"] });
    table.do("western", serve!);
    expect(table.view("western").units.UKW.supply).toBe("full");
  });
});

describe("USSR 1941", () => {
  test("eventMobilization: the emergency units come when the first Axis Operations Phase ends", () => {
    const table = new Table({ scenario: "ussr-1941", turnPhase: "operations", phase: "operationsStart" });
    const events = table.until(phaseBegan("operations", 2));
    const placed = events.flatMap((event) => (event.type === "unitPlaced" ? [event.unit] : []));
    const ids = placed.map((unit) => boardOf(table.state).unitIds[unit]).sort();
    expect(ids).toEqual(["R16", "R19", "R20", "R21", "R29", "R31", "RF8"]);
    expect(table.state.fired[EVENT_IDS.indexOf("CE-EAST")]).toBe(1);
  });

  const points = (factoriesLost: number[]) => {
    const table = campaignTable("Kiev: axis\nKharkov: axis\nDnepropetrovsk: axis", {
      scenario: "ussr-1941",
      turn: 4,
      turnPhase: "weather",
      phase: "weather",
      details: { factoriesLost },
    });
    return table.view("axis").countries.ussr.income;
  };

  test("factoriesMove: each lost factory costs 3 points, one of two works again after three turns", () => {
    const { sites, countryIds, scenario } = boardOf(new Table({ scenario: "ussr-1941" }).state);
    const all = scenario.countries[countryIds.indexOf("ussr")].points!;
    const lost = sites
      .filter(({ name }) => ["Kiev", "Kharkov", "Dnepropetrovsk"].includes(name))
      .reduce((sum, { factories }) => sum + factories, 0);
    expect(lost).toBeGreaterThan(1);
    expect(points([0, 0, 0])).toBe(all - 3 * lost);
    expect(points([lost, lost, lost])).toBe(all - 3 * (lost - Math.floor(lost / 2)));
  });
});

describe("French North Africa 1942", () => {
  test("blowFirst: Germans wait for the landing before they enter French Africa", () => {
    const lines = "everybody: out\nG10B Tripoli+W\nTunis: axis";
    const position = { scenario: "french-africa-1942" as const };
    const before = campaignTable(lines.replace("Tripoli+W", "Tripoli"), position);
    const tunisia = (table: Table) =>
      table.hexes("axis", "march").filter((hex) => {
        const board = boardOf(table.state);
        return board.areas[board.area[board.hexIds.indexOf(hex)]].id === "tunisia";
      });
    before.do("axis", { type: "activate", unit: "G10B" });
    expect(tunisia(before)).toEqual([]);
    const later = campaignTable(lines.replace("Tripoli+W", "Tripoli"), {
      ...position,
      details: { shelteredFrom: { frenchAfrica: "none" } },
    });
    later.do("axis", { type: "activate", unit: "G10B" });
    expect(tunisia(later).length).toBeGreaterThan(0);
  });
});

describe("France 1944", () => {
  test("bombedCosts: a Bombed marker on a German factory hex costs 3 points once", () => {
    const income = (bombed: string[]) => {
      const table = campaignTable("", {
        scenario: "france-1944",
        turn: 2,
        turnPhase: "weather",
        phase: "weather",
        details: { bombed },
      });
      expect(table.state.bombed).toEqual([]);
      return table.view("axis").countries.germany.income;
    };
    expect(income([at("Essen"), at("Köln")])).toBe(income([]) - 6);
    expect(income([at("Paris")])).toBe(income([]));
  });

  test("reinforcements of a conquered country are Free Forces: the UK pays for Armée B (§60.6)", () => {
    const table = campaignTable("", { scenario: "france-1944", turn: 2 });
    table.until(() => table.state.turn === 3);
    table.until(() => table.decision()[0] === "western D-ACT");
    table.do("western", { type: "activate", unit: "AV2" });
    table.do("western", { type: "load", unit: "FF2" });
    const paid = () => table.view("western").countries.uk.spent;
    const before = paid();
    const { place } = table.legal("western").find(({ type }) => type === "sail")!;
    table.do("western", { type: "sail", place });
    expect(paid()).toBe(before + 1);
  });
});
