/** The starts of the campaign and the short scenarios: every counter in one legal place, supplied where it stands. */
import { describe, expect, test } from "vitest";
import { COUNTRY } from "../../data/campaign/countries.ts";
import { FORCE, FORCES } from "../../data/campaign/forces.ts";
import { controllerAt, holderAt } from "../../data/campaign/ground.ts";
import { MARKERS } from "../../data/campaign/markers.ts";
import { type ResolvedUnit, resolvedShort } from "../../data/campaign/resolveShort.ts";
import { factionOfForce, type ResolvedStart, resolvedStart } from "../../data/campaign/resolveStart.ts";
import { SHORT_SCENARIOS } from "../../data/campaign/shortScenarios.ts";
import { START_IDS } from "../../data/campaign/starts.ts";
import { WAR_PAIRS, type WarPair } from "../../data/campaign/wars.ts";
import { alongLines, cityIn, cityNamed, countryOfArea, hexNamed } from "../../data/europe/atlas.ts";
import { europe } from "../../data/europe/map.ts";
import type { Faction } from "../../data/vocabulary.ts";
import {
  bestSupply,
  classOfUnit,
  isGarrison,
  isOwnCityHex,
  landLine,
  misplaced,
  type SetUp,
  type SetUpUnit,
  seaLine,
} from "./setUps.ts";

function setUpOf(start: ResolvedStart): SetUp {
  const units = [...start.places].flatMap(([id, place]): SetUpUnit[] => {
    if (typeof place === "string" || "month" in place || "afterUsa" in place) return [];
    const force = FORCE.get(id)!;
    const faction = factionOfForce(force, start.standings)!;
    return [{ id, faction, ...place, ...(force.entry.how === "freeForces" ? { asCountry: "uk" } : {}) }];
  });
  return { ground: start.ground, wars: start.wars, units };
}

describe.each(START_IDS)("start %s", (id) => {
  const start = resolvedStart(id);
  const setUp = setUpOf(start);

  test("has every counter in one place", () => {
    expect([...start.places.keys()]).toEqual(FORCES.map((unit) => unit.id));
    for (const { id: marker, count } of MARKERS) {
      const lying = start.markers.get(marker)!.reduce((sum, part) => sum + part.count, 0);
      expect([marker, lying]).toEqual([marker, count]);
    }
  });

  test("has units of active countries only on the map, where they may stand", () => {
    expect(setUp.units.filter(({ faction }) => faction === undefined)).toEqual([]);
    expect(misplaced(setUp)).toEqual([]);
  });

  test("has nobody out of supply; garrisons may be Low", () => {
    const faults = setUp.units.filter((unit) => {
      const supply = bestSupply(setUp, unit);
      return supply === "no" || (supply === "low" && !isGarrison(unit));
    });
    expect(faults).toEqual([]);
  });
});

test("in June 1941 nobody stands on enemy ground", () => {
  const { ground, units } = setUpOf(resolvedStart("1941-06"));
  const faults = units.filter(
    ({ hex, faction, ...unit }) =>
      hex !== undefined &&
      classOfUnit({ ...unit, faction }) === "ground" &&
      holderAt(ground, hex) !== faction &&
      controllerAt(ground, hex) !== faction,
  );
  expect(faults).toEqual([]);
});

test("§71 as many units as the starts say", () => {
  const onMap = (id: (typeof START_IDS)[number]) => {
    const { units } = setUpOf(resolvedStart(id));
    return (["axis", "western", "soviet"] as const).map(
      (faction) => units.filter((unit) => unit.faction === faction).length,
    );
  };
  expect(START_IDS.map(onMap)).toEqual([
    [20, 36, 19],
    [20, 27, 28],
    [58, 22, 29],
    [49, 56, 49],
  ]);
});

describe.each(SHORT_SCENARIOS.map((scenario) => [scenario.id, scenario] as const))("%s", (_, scenario) => {
  const short = resolvedShort(scenario);
  const hexes = new Set(short.hexes);
  const sources = scenario.rules.filter((rule) => rule.id === "offMapSource");
  const isForeign = (country: string) => scenario.countries[country]?.status !== "active";
  const wars = Object.fromEntries(
    WAR_PAIRS.map((pair) => [pair, scenario.factions.every((faction) => pair.split("-").includes(faction))]),
  ) as Record<WarPair, boolean>;
  const asUnit = ({ id, faction, place }: ResolvedUnit): SetUpUnit[] => {
    if (typeof place === "string" || "month" in place || "afterUsa" in place) return [];
    const { country } = FORCE.get(id)!;
    const isFree = ["france", "poland"].includes(country) && isForeign(country);
    return [{ id, faction, ...place, ...(isFree ? { asCountry: "uk" } : {}) }];
  };
  const setUp: SetUp = { ground: short.ground, wars, units: short.units.flatMap(asUnit) };

  test("has two factions, turns in order, and countries with Will and points", () => {
    expect(scenario.turns.toSorted()).toEqual(scenario.turns);
    expect(new Set(scenario.turns).size).toBe(scenario.turns.length);
    for (const [country, standing] of Object.entries(scenario.countries)) {
      expect(COUNTRY.has(country)).toBe(true);
      if (standing.status !== "active") continue;
      expect(scenario.factions).toContain(standing.faction);
      expect(standing.will).toBeGreaterThan(0);
      expect(standing.points).toBeGreaterThanOrEqual(0);
    }
  });

  test("has every unit once, of a country that fights there", () => {
    const events = scenario.rules.flatMap((rule) => (rule.id === "eventMobilization" ? rule.units : []));
    const ids = [...short.units, ...short.reinforcements].map(({ id }) => id).concat(events);
    expect(ids.filter((id) => !FORCE.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      short.reinforcements.filter(({ month }) => !scenario.turns.includes(month!) || month === scenario.turns[0]),
    ).toEqual([]);
    const homeless = ids.filter((id) => {
      const { country } = FORCE.get(id)!;
      return isForeign(country) && !sources.some(({ countries }) => countries.includes(country));
    });
    expect(homeless).toEqual([]);
  });

  test("has its units where they may stand, in the region", () => {
    expect(misplaced(setUp)).toEqual([]);
    expect(setUp.units.filter(({ hex }) => hex !== undefined && !hexes.has(hex))).toEqual([]);
    expect(setUp.units.filter(({ box }) => box !== undefined && !scenario.region.boxes.includes(box))).toEqual([]);
    const inClosedPort = setUp.units.filter(
      (unit) =>
        classOfUnit(unit) === "naval" &&
        unit.hex !== undefined &&
        !scenario.region.zones.includes(cityIn(unit.hex)!.portOf!),
    );
    expect(inClosedPort).toEqual([]);
    const strange = [...short.units, ...short.reinforcements].filter(
      ({ id, reduced, sorties }) => (FORCE.get(id)!.garrison && !reduced) || sorties < 0 || sorties > 6,
    );
    expect(strange).toEqual([]);
  });

  test("has its units in supply", () => {
    const faults = setUp.units.filter((unit) => {
      const supply = offMapSupply(unit) ? "full" : bestSupply(setUp, unit);
      return supply === "no" || (supply === "low" && !isGarrison(unit) && classOfUnit(unit) !== "naval");
    });
    expect(faults).toEqual([]);
  });

  /** A special rule's source, by land or over the sea. */
  function offMapSupply({ id, hex, faction }: SetUpUnit): boolean {
    if (hex === undefined) return false;
    const { country } = FORCE.get(id)!;
    return sources.some(({ countries, areas, lineHexes }) => {
      if (!countries.includes(country)) return false;
      const isSource = (other: string) =>
        hexes.has(other) &&
        areas.includes(hexNamed(other).area ?? "") &&
        (lineHexes ? alongLines(other).size > 0 : isOwnCityHex(setUp, other, faction));
      const line = landLine(setUp, hex, faction);
      if ([...line].some(isSource)) return true;
      const portIn = (other: string) => (isOwnCityHex(setUp, other, faction) ? cityIn(other)!.portOf : undefined);
      const zones = [...line].flatMap((other) => portIn(other) ?? []);
      const sea = seaLine(setUp, zones, faction);
      return europe().cities.some((city) => zones.length > 0 && isSource(city.hex) && sea.has(portIn(city.hex) ?? ""));
    });
  }

  test("has reinforcements that find a place", () => {
    for (const { id, place, faction } of short.reinforcements) {
      if (typeof place === "object" && "hex" in place) {
        expect([id, hexes.has(place.hex) && isOwnCityHex(setUp, place.hex, faction)]).toEqual([id, true]);
      }
      if (typeof place === "object" && "box" in place) expect(scenario.region.boxes).toContain(place.box);
      const { country } = FORCE.get(id)!;
      if (place !== "mobilization" || !isForeign(country)) continue;
      const finds = scenario.rules.some(
        (rule) => (rule.id === "mobilizeIn" || rule.id === "offMapSource") && rule.countries.includes(country),
      );
      expect([id, finds]).toEqual([id, true]);
    }
  });

  test("has markers of its factions, no more than there are", () => {
    for (const { id, count, from } of scenario.markers) {
      const marker = MARKERS.find((known) => known.id === id)!;
      expect([id, count >= 1 && count <= marker.count]).toEqual([id, true]);
      if (marker.faction !== undefined) expect(scenario.factions).toContain(marker.faction);
      if (from !== undefined) expect(scenario.turns).toContain(from);
    }
  });

  test("has special rules about things that exist", () => {
    const isKnown = (name: string) => COUNTRY.has(name) || europe().areas.some(({ id }) => id === name);
    for (const rule of scenario.rules) {
      expect(rule.text.length).toBeGreaterThan(10);
      if ("countries" in rule) expect(rule.countries.filter((name) => !isKnown(name))).toEqual([]);
      if ("areas" in rule) expect((rule.areas ?? []).filter((name) => !isKnown(name))).toEqual([]);
      if ("cities" in rule) expect((rule.cities ?? []).filter((name) => !hexes.has(cityNamed(name).hex))).toEqual([]);
      if ("month" in rule) expect(scenario.turns).toContain(rule.month);
      if (rule.id === "invasionReach")
        expect(rule.months.filter((month) => !scenario.turns.includes(month))).toEqual([]);
    }
  });

  test("has a victory table about its own cities that always comes to an end", () => {
    expect(scenario.victory.length).toBeGreaterThanOrEqual(4);
    for (const { who, holds, count, conquered, to } of scenario.victory) {
      const named = [...(holds?.cities ?? []), ...(count?.of ?? [])];
      expect(named.filter((city) => !hexes.has(cityNamed(city).hex))).toEqual([]);
      const sides = [who, holds?.faction, count?.faction].filter((side): side is Faction => side !== undefined);
      expect(sides.filter((side) => !scenario.factions.includes(side))).toEqual([]);
      if (conquered !== undefined) expect(scenario.countries[conquered]?.status).toBe("active");
      if (to !== undefined) expect(scenario.turns).toContain(to);
    }
    const { level, who, text, ...last } = scenario.victory[scenario.victory.length - 1];
    expect(last).toEqual({ atEnd: true });
  });

  test("has a city of every country that fights, or a source for its units", () => {
    const faults = Object.entries(scenario.countries).filter(([country, { status }]) => {
      const waits = COUNTRY.get(country)!.waitsIn?.areas ?? [];
      const own = europe().cities.filter(({ area }) => countryOfArea(area) === country || waits.includes(area));
      return (
        status === "active" &&
        own.length > 0 &&
        !own.some(({ hex }) => hexes.has(hex)) &&
        !sources.some(({ countries }) => countries.includes(country))
      );
    });
    expect(faults).toEqual([]);
  });
});
