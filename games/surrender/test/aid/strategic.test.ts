/** The aid's lists and results of strategic combat, played in the Strategic Warfare Phase of the campaign. */
import { describe, expect, test } from "vitest";
import type { Event } from "../../model/events.ts";
import { at, campaignTable } from "../vignettes-campaign.ts";

const BASE = `everybody: out
wars: axis-western, axis-soviet
naziSovietPact: ended
fired: CE-EAST, CE-MED, CE-WEST, CE-USA
germany: facLost 4
uk: facLost 5
ussr: facLost 3
germanyUboat: available`;

/** Both combats, the first with the U-boat marker if the Axis will; dice by combat: Axis, Ally. */
function warfare(more: string, dice: readonly number[], bombed: readonly string[] = [], choice = "willNot") {
  const table = campaignTable(`${BASE}\n${more}`, {
    month: "1942-07",
    turnPhase: "strategicWarfare",
    phase: "strategicWarfare",
    dice: [...dice],
    details: { bombed: bombed.map((city) => at(city)) },
  });
  const events = table.do("axis", { type: choice });
  const [west, soviet] = events.filter((event) => event.type === "strategicCombat");
  const boxes = ["germany", "uk", "ussr"].map((id) => table.view("axis").countries[id].facLost ?? 1);
  return { west: sides(west), soviet: sides(soviet), boxes };
}

function sides(event: Event | undefined) {
  if (event?.type !== "strategicCombat") throw new Error("no strategic combat was fought");
  const lines = (side: typeof event.attack) => side.lines.map(({ id, value }) => `${id} +${value}`);
  const { attack, defence, result } = event;
  return { axis: lines(attack), ally: lines(defence), values: [attack.value, defence.value], result };
}

const EVEN = [3, 3, 3, 3];

describe("modifiers", () => {
  test("without ports and markers nobody has any", () => {
    const { west, soviet } = warfare("", EVEN);
    expect([west.axis, west.ally, soviet.axis, soviet.ally]).toEqual([[], [], [], []]);
  });

  test("an Axis port in the White Sea counts against the Soviets (aid S-A3)", () => {
    const { west, soviet } = warfare("Arkhangelsk: axis", EVEN);
    expect([west.axis, soviet.axis]).toEqual([[], ["S-A3 +2"]]);
  });

  test("an Axis port in the Red Sea counts against the West (aid S-A4)", () => {
    const { west, soviet } = warfare("Suez: axis", EVEN);
    expect([west.axis, soviet.axis]).toEqual([["S-A4 +1"], []]);
  });

  test("an Axis port in the Persian Gulf counts against both (aid S-A5)", () => {
    const { west, soviet } = warfare("Basra: axis", EVEN);
    expect([west.axis, soviet.axis]).toEqual([["S-A5 +2"], ["S-A5 +2"]]);
  });

  test("air units and warships in the northern Baltic count for the Soviets or for the West (aid S-S1, S-W2)", () => {
    const riga = "latvia: active soviet\nRF1 Riga";
    expect(warfare(riga, EVEN).soviet.ally).toEqual(["S-S1 +2"]);
    const allied = warfare(`${riga}\nsweden: active western\nUF11 Stockholm`, EVEN);
    expect([allied.west.ally, allied.soviet.ally]).toEqual([["S-W2 +2"], []]);
  });
});

describe("results", () => {
  test("DR, DD and DE move Germany's marker one down, the Ally's one up (aid SR-2)", () => {
    const { west, soviet, boxes } = warfare("Arkhangelsk: axis", [5, 2, 6, 1]);
    expect([west.result[0], soviet.result[0]]).toEqual(["D", "D"]);
    expect(boxes).toEqual([4 - 2, 5 + 1, 3 + 1]);
  });

  test("AS and AA move Germany's marker one up, the Ally's one down (aid SR-3)", () => {
    const { west, soviet, boxes } = warfare("", [1, 6, 1, 5]);
    expect([west.result[0], soviet.result[0]]).toEqual(["A", "A"]);
    expect(boxes).toEqual([4 + 2, 5 - 1, 3 - 1]);
  });

  test("row 16 of the table: AA, AS and in its doubtful cell ♦ (R-CRT-1) (aid CRT-2)", () => {
    const allied = "usa: active western\nsweden: active western\nUF11 Stockholm";
    const bombed = ["Berlin", "Hamburg", "Essen", "Köln", "Frankfurt", "Stuttgart"];
    const axis = `${allied}
      norway: conquered axis, allegiance western
      GL5 Kirkenes
      Suez: axis
      Basra: axis`;
    expect(warfare(allied, [1, 6, 3, 3], bombed).west).toMatchObject({ values: [1, 16], result: "AA" });
    expect(warfare(axis, [5, 6, 3, 3], bombed, "will").west).toMatchObject({ values: [13, 16], result: "AS" });
    expect(warfare(axis, [6, 6, 3, 3], bombed, "will").west).toMatchObject({ values: [14, 16], result: "NE" });
  });
});
