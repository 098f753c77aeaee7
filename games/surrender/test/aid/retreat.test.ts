/** The aid's prohibitions of retreat, played on the map of Europe: a DR, and where the defender may go. */
import { expect, test } from "vitest";
import {
  cityIn,
  hasFort,
  hexesAround,
  hexesBetween,
  hexNamed,
  isOpenHex,
  sideBetween,
} from "../../data/europe/atlas.ts";
import { europe } from "../../data/europe/map.ts";
import { SCENARIO_IDS, scenarioAt } from "../../data/scenarios/index.ts";
import { campaignTable } from "../vignettes-campaign.ts";

/** Attacker, defender, and a hex behind the defender, at least two hexes from the attacker. */
interface Line {
  readonly attacker: string;
  readonly defender: string;
  readonly behind: string;
}

/** A line in Poland; what lies behind the defender is up to the test, the rest is open land without cities. */
function lineWith(isWanted: (behind: string) => boolean): Line {
  const isPlain = (id: string) => isOpenHex(id) && cityIn(id) === undefined && hexNamed(id).area === "poland";
  for (const { id: defender } of europe().hexes) {
    if (!isPlain(defender)) continue;
    for (const behind of hexesAround(defender)) {
      if (!isWanted(behind)) continue;
      const attacker = hexesAround(defender).find(
        (id) => isPlain(id) && hexesBetween(id, behind) === 2 && sideBetween(id, defender) === "clear",
      );
      if (attacker !== undefined) return { attacker, defender, behind };
    }
  }
  throw new Error("there is no such line in Poland");
}

/** Where PLO may go after a DR. */
function retreats({ attacker, defender }: Line, more = ""): string[] {
  const table = campaignTable(`everybody: out\nG5 ${attacker}\nPLO ${defender}\n${more}`, {
    dice: [4, 3],
    markers: Object.fromEntries(scenarioAt(SCENARIO_IDS.indexOf("europe-1939")).markers.map(({ id }) => [id, "aside"])),
  });
  table.do("axis", { type: "activate", unit: "G5" });
  table.do("axis", { type: "attack", hex: defender });
  if (table.decision()[0] === "western D-RET") return table.hexes("western", "retreat");
  return [table.place("PLO")!].filter((hex) => hex !== defender);
}

const isPolishCity = (id: string) => cityIn(id)?.area === "poland" && !hasFort(id);
const isOpenLand = (id: string) => isOpenHex(id) && cityIn(id) === undefined && hexNamed(id).area === "poland";
/** A hex two hexes from the defender and next to what lies behind it, so that its ZOC reaches there. */
const outpost = ({ behind, defender, attacker }: Line) =>
  hexesAround(behind).find(
    (id) => isOpenLand(id) && hexesBetween(id, defender) === 2 && hexesBetween(id, attacker) > 2,
  )!;

test("a unit does not retreat into an enemy city (aid RP1)", () => {
  const line = lineWith(isPolishCity);
  const { name } = cityIn(line.behind)!;
  expect(retreats(line, `${name}: western`)).toContain(line.behind);
  expect(retreats(line, `${name}: axis`)).not.toContain(line.behind);
});

test("nor into an EZOC, unless a friendly city stands there; always with a gap to the attacker (aid RP2)", () => {
  const open = lineWith((id) => isOpenLand(id) && hexesAround(id).every((next) => isOpenLand(next)));
  expect(retreats(open)).toContain(open.behind);
  expect(retreats(open, `G7 ${outpost(open)}`)).not.toContain(open.behind);
  const city = lineWith((id) => isPolishCity(id) && hexesAround(id).every((next) => isOpenHex(next)));
  expect(retreats(city, `G7 ${outpost(city)}`)).toContain(city.behind);
  for (const hex of retreats(open)) expect(hexesBetween(hex, open.attacker)).toBe(2);
});

test("nor where movement is prohibited or a unit stands (aid RP3)", () => {
  const open = lineWith(isOpenLand);
  expect(retreats(open, `PPO ${open.behind}`)).not.toContain(open.behind);
  const border = lineWith((id) => ["lithuania", "latvia", "romania"].includes(hexNamed(id).area ?? ""));
  expect(retreats(border)).not.toContain(border.behind);
});
