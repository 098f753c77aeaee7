/** What must hold of the campaign's data, by itself and against the map. */
import { describe, expect, test } from "vitest";
import { LAST_MONTH, type Month, monthOf, START_MONTHS, turnOf } from "../../data/campaign/calendar.ts";
import { COUNTRIES, COUNTRY } from "../../data/campaign/countries.ts";
import { CUP_STARTS } from "../../data/campaign/cup.ts";
import { DISPUTED_AREAS } from "../../data/campaign/disputedAreas.ts";
import { EVENT_EFFECTS, EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import type { Force } from "../../data/campaign/force.ts";
import { FORCE, FORCES } from "../../data/campaign/forces.ts";
import { BOX_IDS } from "../../data/campaign/mapBoxes.ts";
import { AIRDROP_ATTACK, COMMITMENTS, MARKER_KINDS, UBOAT_INTERCEPTOR } from "../../data/campaign/markerKinds.ts";
import { MARKERS } from "../../data/campaign/markers.ts";
import { PASSAGES } from "../../data/campaign/passages.ts";
import { ENDS_ON_DIE, POLICIES } from "../../data/campaign/policies.ts";
import { STARTS } from "../../data/campaign/starts.ts";
import { CAMPAIGN_1944_VICTORY, CAMPAIGN_VICTORY, COLD_WAR_VICTORY } from "../../data/campaign/victory.ts";
import { WAR_PAIRS } from "../../data/campaign/wars.ts";
import { CONDITIONAL_EVENTS } from "../../data/conditionalEvents.ts";
import {
  cityNamed,
  countryOfArea,
  hasFort,
  hexesAround,
  hexesBetween,
  hexNamed,
  hexOfPlace,
  isLandHex,
  isOpenHex,
  isOverseas,
  sideBetween,
} from "../../data/europe/atlas.ts";
import { europe } from "../../data/europe/map.ts";
import { classOf, type GroundType } from "../../data/vocabulary.ts";

const map = europe();
const areas = new Set(map.areas.map(({ id }) => id));
const cities = new Set(map.cities.map(({ name }) => name));
const isGround = (type: string): type is GroundType => ["infantry", "shock", "tank"].includes(type);
const twice = (list: readonly string[]) => list.filter((item, i) => list.indexOf(item) !== i);
const isMonth = (month: Month) => month === monthOf(turnOf(month)) && turnOf(month) >= 1 && month <= LAST_MONTH;

/** Ground, air, convoy and warship share a hex, two of a kind do not. */
function slotOf({ type }: Force): string {
  if (isGround(type)) return "ground";
  return classOf(type) === "air" ? "air" : type === "convoy" ? "convoy" : "warship";
}

describe("the calendar", () => {
  test("counts 76 turns from September 1939 to December 1945", () => {
    expect(monthOf(1)).toBe("1939-09");
    expect(turnOf(LAST_MONTH)).toBe(76);
    for (let turn = 1; turn <= 76; turn++) expect(turnOf(monthOf(turn))).toBe(turn);
  });
});

describe("countries", () => {
  test("there are thirty, with their capitals in their own ground", () => {
    expect(COUNTRIES).toHaveLength(30);
    expect(twice(COUNTRIES.map(({ id }) => id))).toEqual([]);
    const faults = COUNTRIES.filter(({ id, capital, waitsIn }) => {
      if (capital === undefined) return id !== "usa";
      const { area } = cityNamed(capital);
      return waitsIn === undefined ? area !== id : !waitsIn.areas.includes(area);
    });
    expect(faults).toEqual([]);
  });

  test("every area of the map belongs to one of them", () => {
    const known = new Set(COUNTRIES.flatMap(({ id, overseas = [] }) => [id, ...overseas.map((area) => area.id)]));
    expect(map.areas.filter(({ id, kind }) => kind !== "blank" && !known.has(id))).toEqual([]);
    for (const { id, overseas = [], waitsIn } of COUNTRIES) {
      for (const area of overseas) {
        expect(map.areas.find((other) => other.id === area.id)).toMatchObject({
          of: id,
          ...(area.becomes === undefined ? {} : { becomes: area.becomes }),
        });
      }
      for (const area of waitsIn?.areas ?? []) {
        expect(COUNTRY.get(waitsIn!.country)!.overseas).toContainEqual(
          expect.objectContaining({ id: area, becomes: id }),
        );
      }
    }
  });

  test("a conquered country fought in another faction than its conqueror's", () => {
    const conquered = COUNTRIES.flatMap(({ id, status }) =>
      START_MONTHS.flatMap((month) => (status[month].status === "conquered" ? [{ id, ...status[month] }] : [])),
    );
    expect(conquered.length).toBeGreaterThan(0);
    expect(conquered.filter(({ faction, allegiance }) => faction === allegiance)).toEqual([]);
  });

  test("§43.8 those that border a France or UK Overseas Area are marked", () => {
    const western = new Set(["uk", "france"].flatMap((id) => COUNTRY.get(id)!.overseas!.map((area) => area.id)));
    const touches = (id: string) =>
      map.hexes.some(
        (hex) =>
          hex.area !== undefined &&
          countryOfArea(hex.area) === id &&
          hexesAround(hex.id).some(
            (other) => western.has(hexNamed(other).area ?? "") && sideBetween(hex.id, other) !== "water",
          ),
      );
    const asked = COUNTRIES.filter(({ id, waitsIn }) => waitsIn === undefined && id !== "uk" && id !== "france");
    expect(asked.filter(({ bordersWesternOverseas }) => bordersWesternOverseas).map(({ id }) => id)).toEqual(
      asked.filter(({ id }) => touches(id)).map(({ id }) => id),
    );
  });

  test("land borders are those of September 1939", () => {
    const waiting = new Map(COUNTRIES.flatMap(({ id, waitsIn }) => (waitsIn?.areas ?? []).map((area) => [area, id])));
    const owners = (area: string) => [countryOfArea(area), ...(waiting.has(area) ? [waiting.get(area)!] : [])];
    const found = new Map(COUNTRIES.map(({ id }) => [id, new Set<string>()]));
    for (const { id, area } of map.hexes) {
      for (const other of hexesAround(id)) {
        const there = hexNamed(other).area;
        if (area === undefined || there === undefined || countryOfArea(area) === countryOfArea(there)) continue;
        if (["water", "strait"].includes(sideBetween(id, other))) continue;
        for (const one of owners(area)) for (const another of owners(there)) found.get(one)?.add(another);
      }
    }
    const borders = Object.fromEntries(
      [...found].map(([id, others]) => [
        id,
        [...others]
          .filter((other) => COUNTRY.has(other))
          .sort()
          .join(" "),
      ]),
    );
    expect(borders).toEqual({
      germany: "belgium denmark france hungary italy lithuania netherlands poland switzerland yugoslavia",
      italy: "france frenchAfrica germany greece switzerland uk yugoslavia",
      uk: "france frenchLevant iraq ireland italy spain",
      france: "belgium germany iraq italy spain switzerland turkey uk",
      usa: "",
      ussr: "estonia finland latvia persia poland romania turkey",
      poland: "germany hungary latvia lithuania romania ussr",
      belgium: "france germany netherlands",
      netherlands: "belgium germany",
      denmark: "germany",
      norway: "finland sweden",
      sweden: "finland norway",
      finland: "norway sweden ussr",
      estonia: "latvia ussr",
      latvia: "estonia lithuania poland ussr",
      lithuania: "germany latvia poland",
      hungary: "germany poland romania yugoslavia",
      romania: "bulgaria hungary poland ussr yugoslavia",
      bulgaria: "greece romania turkey yugoslavia",
      yugoslavia: "bulgaria germany greece hungary italy romania",
      greece: "bulgaria italy turkey yugoslavia",
      turkey: "bulgaria france frenchLevant greece iraq persia ussr",
      spain: "france frenchAfrica portugal uk",
      portugal: "spain",
      ireland: "uk",
      iraq: "france frenchLevant persia turkey uk",
      persia: "iraq turkey ussr",
      switzerland: "france germany italy",
      frenchAfrica: "italy spain",
      frenchLevant: "iraq turkey uk",
    });
  });

  test("§34.4 Britain is the UK's Mainland without Northern Ireland", () => {
    const island = [cityNamed("Dublin").hex];
    for (const id of island) {
      for (const other of hexesAround(id)) {
        const { area } = hexNamed(other);
        if ((area === "uk" || area === "ireland") && !island.includes(other)) island.push(other);
      }
    }
    const northern = island.filter((id) => hexNamed(id).area === "uk").sort();
    expect(COUNTRY.get("uk")!.britainExcept).toEqual(northern);
    expect(northern).toContain(cityNamed("Belfast").hex);
  });
});

describe("units", () => {
  test("there are 281, each with a name of its own and a country", () => {
    expect(FORCES).toHaveLength(281);
    expect(twice(FORCES.map(({ id }) => id))).toEqual([]);
    expect(FORCES.filter(({ country, short, name }) => !COUNTRY.has(country) || !short || !name)).toEqual([]);
  });

  test("garrisons have a reduced side only, and marks are for the units that can have them", () => {
    expect(FORCES.filter(({ garrison, reduced }) => garrison && !reduced)).toEqual([]);
    const misplaced = FORCES.filter(
      ({ type, motorised, garrison, elite, reduced, sorties }) =>
        (isGround(type) ? sorties !== undefined : motorised || garrison || elite || reduced) ||
        (motorised && type !== "infantry"),
    );
    expect(misplaced).toEqual([]);
  });

  test("each comes into play in a way that fits", () => {
    const faults = FORCES.filter(({ id, country, entry, at }) => {
      switch (entry.how) {
        case "start":
          return at?.["1939-09"] === undefined;
        case "activation":
          return at?.activation === undefined;
        case "event":
          return (
            at?.event === undefined ||
            !EVENT_EFFECTS[entry.event].mobilize.some((group) => group.country === country && group.units.includes(id))
          );
        case "freeForces":
          return !MARKERS.some(
            ({ kind, from }) => kind === "freeForces" && "conquestOf" in from && from.conquestOf === country,
          );
        default:
          return typeof entry.when === "string" ? !isMonth(entry.when) : entry.when.afterUsa < 1;
      }
    });
    expect(faults).toEqual([]);
  });

  test("an upgrade replaces a unit of its own country", () => {
    const kindOf = ({ type, motorised, garrison }: Force) =>
      type === "tank"
        ? "tank"
        : type === "infantry" && !garrison
          ? motorised
            ? "motorisedInfantry"
            : "legInfantry"
          : "";
    const faults = FORCES.filter((unit) => {
      if (unit.entry.how !== "upgrade") return false;
      const { of } = unit.entry;
      return !FORCES.some(
        (old) =>
          old !== unit &&
          old.country === unit.country &&
          (typeof of === "string" ? kindOf(old) === of && !old.elite : old.id === of.unit),
      );
    });
    expect(faults).toEqual([]);
  });

  test("places exist, fit the unit, and no two units have the same", () => {
    const taken: string[] = [];
    const faults: string[] = [];
    for (const unit of FORCES) {
      for (const [when, place] of Object.entries(unit.at ?? {})) {
        if (place === "mobilization" || BOX_IDS.some((box) => box === place)) continue;
        const hex = hexOfPlace(place);
        const isCity = !place.includes("+");
        if (!isOpenHex(hex)) faults.push(`${unit.id} ${when}: ${place} is closed`);
        if ((!isGround(unit.type) || unit.garrison) && !isCity && !hasFort(hex)) faults.push(`${unit.id}: ${place}`);
        if (!isGround(unit.type) && classOf(unit.type) === "naval" && cityNamed(place).portOf === undefined) {
          faults.push(`${unit.id}: ${place} is no port`);
        }
        taken.push(`${when} ${hex} ${slotOf(unit)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(twice(taken)).toEqual([]);
  });

  test("areas of entries exist", () => {
    const named = FORCES.flatMap(({ entry }) => ("areas" in entry ? (entry.areas ?? []) : []));
    expect(named.filter((area) => !areas.has(area))).toEqual([]);
  });
});

describe("politics", () => {
  test("policies have a pair, an event that ends them, and re-evaluations to the last", () => {
    for (const { pair, endsWith, firstReevaluation } of Object.values(POLICIES)) {
      expect(WAR_PAIRS).toContain(pair);
      expect(EVENT_EFFECTS[endsWith].byAxisAct?.war).toBe(pair);
      expect(isMonth(firstReevaluation)).toBe(true);
    }
    expect(ENDS_ON_DIE[0].fromRoll).toBe(1);
    for (let i = 1; i < ENDS_ON_DIE.length; i++) {
      expect(ENDS_ON_DIE[i].fromRoll).toBeGreaterThan(ENDS_ON_DIE[i - 1].fromRoll);
      expect(ENDS_ON_DIE[i].die).toBeGreaterThan(ENDS_ON_DIE[i - 1].die);
    }
  });

  test("§42.1 Disputed Areas are hexes of their owners", () => {
    const sizes = DISPUTED_AREAS.map(({ id, owner, whole }) => {
      const hexes = map.hexes.filter(({ disputed }) => disputed === id);
      expect(hexes.filter(({ area }) => area !== owner)).toEqual([]);
      if (whole) expect(hexes).toEqual(map.hexes.filter(({ area }) => area === owner));
      return hexes.length;
    });
    expect(sizes.slice(0, 3)).toEqual([30, 5, 7]);
    const citiesOf = (id: string) =>
      map.cities.filter(({ hex }) => hexNamed(hex).disputed === id).map(({ name }) => name);
    expect(citiesOf("easternPoland").sort()).toEqual(["Brześć", "Lwów", "Wilno"]);
    expect(citiesOf("karelia")).toEqual(["Viipuri"]);
    expect(citiesOf("bessarabia")).toEqual(["Kishinev"]);
  });

  test("the events that happen once are those of the aid, in its order", () => {
    expect(CONDITIONAL_EVENTS.map(({ id }) => id).slice(3)).toEqual(EVENT_IDS);
  });

  test("an event places units of its country where there are cities for them", () => {
    for (const { id, mobilize } of Object.values(EVENT_EFFECTS)) {
      for (const { country, units, areas: named, rowMost = 99, rowLeast = 0, first } of mobilize) {
        const open = map.cities.filter(({ area, hex }) => {
          const { row } = hexNamed(hex);
          return (
            countryOfArea(area) === country && (named?.includes(area) ?? true) && row <= rowMost && row >= rowLeast
          );
        });
        const names = open.map(({ name }) => name);
        expect([id, units.filter((unit) => FORCE.get(unit)?.country !== country)]).toEqual([id, []]);
        expect([id, units.filter((unit) => !names.includes(FORCE.get(unit)!.at!.event!))]).toEqual([id, []]);
        expect(open.length).toBeGreaterThanOrEqual(units.filter((unit) => isGround(FORCE.get(unit)!.type)).length);
        if (first !== undefined) expect(names).toContain(first);
      }
    }
  });

  test("no start has a war that a policy in force forbids", () => {
    for (const { wars, policies, fired, ceded, facLost, control = {} } of Object.values(STARTS)) {
      for (const { id, pair } of Object.values(POLICIES)) expect(policies[id] === "inForce" && wars[pair]).toBe(false);
      expect(ceded.filter((area) => !DISPUTED_AREAS.some(({ id }) => id === area))).toEqual([]);
      expect(fired.filter((event) => !EVENT_IDS.includes(event))).toEqual([]);
      expect(
        Object.values(control)
          .flat()
          .filter((city) => !cities.has(city)),
      ).toEqual([]);
      expect(Object.keys(facLost)).toEqual(COUNTRIES.filter((country) => country.facLost).map(({ id }) => id));
      expect(Object.values(facLost).filter((box) => box < 1 || box > 9)).toEqual([]);
    }
  });

  test("victory lines name countries and cities that exist, and the last one always holds", () => {
    for (const lines of [CAMPAIGN_VICTORY, CAMPAIGN_1944_VICTORY, COLD_WAR_VICTORY]) {
      for (const { conquered, fallen = [], controls, oneOf = [], to, endOf } of lines) {
        expect([...(conquered === undefined ? [] : [conquered]), ...fallen].filter((id) => !COUNTRY.has(id))).toEqual(
          [],
        );
        expect([...(controls?.cities ?? []), ...oneOf].filter((city) => !cities.has(city))).toEqual([]);
        for (const month of [to, endOf]) if (month !== undefined) expect(isMonth(month)).toBe(true);
      }
      const { outcome, endOf, turnsAfterStart, ...conditions } = lines[lines.length - 1];
      expect([endOf ?? turnsAfterStart, conditions]).toEqual([expect.anything(), {}]);
    }
  });
});

describe("markers", () => {
  test("forty rows, all of known kinds, owners and dates", () => {
    expect(MARKERS).toHaveLength(40);
    expect(twice(MARKERS.map(({ id }) => id))).toEqual([]);
    const faults = MARKERS.filter(
      ({ kind, country, count, from }) =>
        !MARKER_KINDS.includes(kind) ||
        count < 1 ||
        (country !== undefined && !COUNTRY.has(country)) ||
        ("date" in from && !isMonth(from.date)) ||
        ("activation" in from && !COUNTRY.has(from.activation)) ||
        ("conquestOf" in from && !COUNTRY.has(from.conquestOf)),
    );
    expect(faults).toEqual([]);
    expect(new Set(MARKERS.map(({ kind }) => kind))).toEqual(new Set(MARKER_KINDS));
  });

  test("the cup and its Holding Box hold every marker of the cup at every start", () => {
    for (const { cup, holding } of Object.values(CUP_STARTS)) {
      for (const { id, count, from } of MARKERS) {
        if (!("cup" in from)) continue;
        const kind = id as keyof typeof cup;
        expect([id, cup[kind] + holding[kind]]).toEqual([id, count]);
      }
    }
  });

  test("what a marker sets aside is on the charts, and its zones exist", () => {
    const ignored = [
      ...AIRDROP_ATTACK.ignores.filter((id) => id !== "fortOnlyByAssault"),
      ...Object.values(COMMITMENTS).flatMap((list) => list.flatMap((use) => ("ignores" in use ? use.ignores : []))),
    ];
    expect(new Set(ignored)).toEqual(new Set(["G12", "G13", "MG8", "MG9", "GH3"]));
    expect(UBOAT_INTERCEPTOR.zones.filter((zone) => !map.seaZones.some(({ id }) => id === zone))).toEqual([]);
  });
});

describe("the sea", () => {
  test("passages join zones that the map links, and their cities exist", () => {
    for (const { zones, open } of PASSAGES) {
      expect(map.seaZones[zones[0] - 1].adjacent).toContain(zones[1]);
      if (open === "all") continue;
      for (const city of "controllerOf" in open ? open.controllerOf : [open.allButEnemiesOf])
        expect(cities).toContain(city);
    }
  });

  test("§36.6 the island forts are on the map", () => {
    for (const city of ["Malta", "Gibraltar"]) expect(hasFort(cityNamed(city).hex)).toBe(true);
  });
});

describe("what rules and worked examples say of the map", () => {
  const hexOf = (place: string) => hexOfPlace(place);

  test("distances", () => {
    for (const [one, other, hexes] of [
      ["Köln", "Liège", 1],
      ["Bruxelles", "Liège", 1],
      ["Bergen", "Stavanger", 2],
      ["Southampton", "Essen", 7],
      ["Köln", "Essen", 1],
      ["Viipuri", "Leningrad", 1],
      ["Breslau+E", "Łódź", 1],
      ["Cagliari", "Tunis", 3],
      ["Palermo", "Tunis", 4],
      ["Cherbourg", "Cherbourg+SE", 1],
    ] as const) {
      expect([one, other, hexesBetween(hexOf(one), hexOf(other))]).toEqual([one, other, hexes]);
    }
  });

  test("rivers", () => {
    for (const [one, other] of [
      ["Köln", "Liège"],
      ["Breslau", "Breslau+E"],
      ["Breslau+E", "Łódź"],
    ]) {
      expect([one, other, sideBetween(hexOf(one), hexOf(other))]).toEqual([one, other, "river"]);
    }
  });

  test("coasts", () => {
    for (const [place, zone] of [
      ["Cherbourg+SE", 12],
      ["Plymouth", 12],
      ["Plymouth+E", 12],
      ["Casablanca", 18],
      ["Siracusa", 23],
      ["Malta", 23],
    ] as const) {
      expect(isLandHex(hexOf(place))).toBe(true);
      expect(hexNamed(hexOf(place)).coastOf).toContain(zone);
    }
    expect(map.cities.some(({ hex }) => hex === hexOf("Cherbourg+SE"))).toBe(false);
  });

  test("V119 Soviet ground, V146 cities of France", () => {
    for (const hex of ["3662", "3762"]) expect([hexNamed(hex).area, isOpenHex(hex)]).toEqual(["ussr", true]);
    expect(map.cities.filter(({ area }) => area === "france")).toHaveLength(16);
    expect(map.cities.filter(({ area }) => isOverseas(area))).toHaveLength(21);
  });
});
