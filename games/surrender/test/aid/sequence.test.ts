/** The aid's Sequence of Play and weather: a whole turn of the campaign in which everybody takes the default. */
import { isRefusal } from "@tripartite/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { hexNamed } from "../../data/europe/atlas.ts";
import { TURN_PHASES } from "../../data/sequence.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import { WEATHER_TABLE } from "../../data/weather.ts";
import { surrender } from "../../game.ts";
import type { Event } from "../../model/events.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";
import { startOf } from "../walk.ts";

/** "D-ACT axis" for a decision, "operations axis" for the start of a phase, "turn 2" … */
const course: string[] = [];
const events: Event[] = [];
let points: number[] = [];

beforeAll(() => {
  const s = startOf({ options: { scenario: "europe-1941" }, seed: 3 });
  const { turn } = s;
  while (s.turn === turn) {
    const [{ seat, id }] = surrender.pending(s);
    course.push(`${id} ${FACTIONS[seat]}`);
    const applied = surrender.apply(s, seat, surrender.fallback(s, seat));
    if (isRefusal(applied)) throw new Error(applied.text);
    for (const event of applied.events) {
      if (event.type === "phaseBegan")
        course.push(`${event.phase} ${event.faction === undefined ? "all" : FACTIONS[event.faction]}`);
      if (event.type === "turnBegan") course.push(`turn ${event.turn}`);
    }
    events.push(...applied.events);
  }
  points = s.spent;
});

/** What came between the start of a faction's part and the next phase. */
function partOf(heading: string): string[] {
  const start = course.indexOf(heading) + 1;
  const length = course.slice(start).findIndex((entry) => !entry.startsWith("D-"));
  return course.slice(start, start + length);
}

describe("a turn", () => {
  const headings = () => course.filter((entry) => !entry.startsWith("D-"));

  test("each phase is finished by all before the next begins, Weather and Strategic Warfare together (aid SP-0)", () => {
    const phases = headings().map((entry) => entry.split(" ")[0]);
    const order = phases.filter((phase, i) => phase !== phases[i - 1]);
    const [first, ...rest] = TURN_PHASES.map(({ id }) => id);
    expect(first).toBe("weather");
    // The turn begins after the weather, and the next one with it.
    expect(order).toEqual([...rest.filter((id) => id !== "endOfTurn"), "turn", "declareWar"]);
    expect(headings()).toContain("strategicWarfare all");
  });

  test("the factions act in the order Axis, Western, Soviet (aid SP-1)", () => {
    for (const { id } of TURN_PHASES) {
      const parts = headings().filter((entry, i) => entry.startsWith(`${id} `) && i < headings().indexOf("turn 2"));
      if (parts.length > 1 && id !== "declareWar")
        expect(parts).toEqual([`${id} axis`, `${id} western`, `${id} soviet`]);
    }
  });

  test("in Operations a faction takes its Actions, then its Supply Check, before the next begins (aid SP-7, SP-9)", () => {
    for (const faction of ["axis", "western"]) {
      const decisions = partOf(`operations ${faction}`);
      const own = decisions.filter((entry) => entry.endsWith(faction)).map((entry) => entry.split(" ")[0]);
      expect(own.indexOf("D-ACT")).toBeGreaterThanOrEqual(0);
      expect(own.indexOf("D-CNV")).toBeGreaterThan(own.lastIndexOf("D-ACT"));
    }
  });

  test("the Victory Check comes last but for the End of Turn, which clears points and moves the marker on (aid SP-15, SP-16)", () => {
    const list = headings();
    expect(list.indexOf("victoryCheck all")).toBe(list.indexOf("turn 2") - 1);
    expect(points.every((spent) => spent === 0)).toBe(true);
    expect(events.filter((event) => event.type === "victory")).toEqual([]);
  });

  test("the new turn begins with its weather: one die for each zone, the Desert is always Fair (aid SP-2, W-2)", () => {
    const rolled = events.flatMap((event) => (event.type === "weatherRolled" ? [event] : []));
    expect(rolled.map(({ zone, die }) => [zone, die === undefined ? "no die" : "die"])).toEqual([
      ["cold", "die"],
      ["mild", "die"],
      ["warm", "die"],
      ["desert", "no die"],
    ]);
    expect(rolled[3].weather).toBe("fair");
  });
});

test("the last turn ends with the Victory Check: the Axis holds out (aid SP-15)", () => {
  const table = campaignTable("", { month: "1945-12", turnPhase: "victoryCheck", phase: "victoryCheck" });
  expect(table.view("axis").victory).toBe("axis-operational");
});

describe("weather", () => {
  test("the table decides for every row, zone and die (aid W-1)", () => {
    for (const { months, zones } of WEATHER_TABLE) {
      for (let die = 1; die <= 6; die++) {
        const month = `1943-${String(months[0]).padStart(2, "0")}` as const;
        const table = campaignTable("", {
          month: month as `${number}-${number}`,
          turnPhase: "weather",
          phase: "weather",
          dice: [die, die, die],
        });
        const wanted = Object.entries(zones).map(([zone, { fairTo, poorTo }]) => [
          zone,
          die <= fairTo ? "fair" : die <= poorTo ? "poor" : "severe",
        ]);
        expect(table.view("axis").weather).toEqual({ ...Object.fromEntries(wanted), desert: "fair" });
      }
    }
  });

  test("the zones lie between the lines, from north to south (aid W-3)", () => {
    const zones = ["Murmansk", "Berlin", "Roma", "Cairo"].map((city) => hexNamed(at(city)).weatherZone);
    expect(zones).toEqual(["cold", "mild", "warm", "desert"]);
    // §10.3 An attack costs 1 more in Poor or Severe weather than in Fair.
    const price = (units: string, hex: string, weather: string) => {
      const table = campaignTable(`everybody: out\nitaly: active axis, income 9\n${units}`, {
        weather: { cold: weather, mild: weather, warm: weather },
      });
      table.do("axis", { type: "activate", unit: units.split(" ")[0] });
      return table.view("axis").activation!.attacks![at(hex)];
    };
    const rise = (units: string, hex: string) => price(units, hex, "severe") - price(units, hex, "fair");
    expect(rise("G10 Breslau+SE\nPLO Breslau+E", "Breslau+E")).toBe(1);
    expect(rise("IT5 Cairo+SW\nUWDF Cairo", "Cairo")).toBe(0);
  });
});
