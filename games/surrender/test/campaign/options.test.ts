/** §70 Optional rules of the campaign, through the contract. */
import { isRefusal } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { surrender } from "../../game.ts";
import { boardOf, turnOfPlace } from "../../state.ts";

function campaign(options: object, seed = 5) {
  const read = surrender.options({ scenario: "europe-1939", ...options });
  if (isRefusal(read)) throw new Error(read.text);
  return surrender.setup(read, seed);
}

test("O-VAR dated units come up to two turns early or late, and nobody sees the new date (R-VAR-1)", () => {
  const s = campaign({ variableEntry: true });
  const view = surrender.view(s, 0);
  const { units } = boardOf(s);
  const shifts = units.flatMap(({ turn, id }, unit) => {
    if (turn === undefined) return [];
    expect(view.units[id].place).toBe(`turn ${turn}`);
    return [turnOfPlace(s.unitPlace[unit]) - turn];
  });
  expect(new Set(shifts)).toEqual(new Set([-2, -1, 0, 1, 2]));
  expect(
    Math.min(...units.map((_, unit) => turnOfPlace(s.unitPlace[unit])).filter((turn) => turn >= 0)),
  ).toBeGreaterThan(1);
});

test("O-VAR worlds that differ in hidden dates only look the same", () => {
  const [one, other] = [campaign({ variableEntry: true }, 5), campaign({ variableEntry: true }, 6)];
  expect(one.unitPlace).not.toEqual(other.unitPlace);
  for (const viewer of [-1, 0, 1, 2]) {
    const { weather: _, ...seen } = surrender.view(one, viewer);
    const { weather: __, ...alsoSeen } = surrender.view(other, viewer);
    expect(seen.units).toEqual(alsoSeen.units);
    expect(seen.markers).toEqual(alsoSeen.markers);
  }
});

test("O-FREE each faction may place its units anew before the first turn", () => {
  const s = campaign({ freeSetUp: true });
  expect(surrender.pending(s).map(({ seat, id }) => [seat, id])).toEqual([[0, "D-SET"]]);
  const place = surrender.legal(s, 0).find(({ type }) => type === "place")!;
  expect(isRefusal(surrender.apply(s, 0, place))).toBe(false);
  for (const seat of [0, 1, 2]) surrender.apply(s, seat, { type: "done" });
  expect(surrender.pending(s)[0].id).not.toBe("D-SET");
});

test("O-OPEN a die chooses the opening (R-STA-1)", () => {
  const openings = Array.from({ length: 12 }, (_, seed) => campaign({ opening: "variable" }, seed).opening);
  expect(new Set(openings)).toEqual(new Set([0, 1]));
});

test("options that are not played are refused by name", () => {
  const refusal = surrender.options({ scenario: "europe-1939", coldWar: true });
  expect(isRefusal(refusal) && refusal.text).toBe("coldWar: not in europe-1939.");
  const unknown = surrender.options({ scenario: "narvik" });
  expect(isRefusal(unknown) && unknown.text).toContain("europe-1944");
});
