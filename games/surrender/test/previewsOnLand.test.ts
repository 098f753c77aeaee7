/** What the page says of marches, drops and missions before they begin is what then holds. */
import { isRefusal } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { boardNamed, distance } from "../board/board.ts";
import { surrender } from "../index.ts";
import { boardOf } from "../model/state.ts";
import { previewDropAttack, rangesOf } from "../previews/air.ts";
import { strandedAir, whyNotMarch } from "../previews/land.ts";
import { groundOdds } from "../rules/charts/odds.ts";
import { Table } from "./table.ts";

test("why not: the answer before an army is activated is the answer afterwards (§5.3, §10.3)", () => {
  const { state } = new Table({});
  const board = boardOf(state);
  const codes = new Set<string>();
  for (const activation of surrender.legal(state, 0)) {
    if (activation.type !== "activate" || board.units[activation.unit].class !== "ground") continue;
    const { unit } = activation;
    const active = structuredClone(state);
    if (isRefusal(surrender.apply(active, 0, activation))) throw new Error("offered, but refused");
    if (active.active !== unit) continue;
    for (let hex = 0; hex < board.land; hex++) {
      if (distance(board, state.unitPlace[unit], hex) > 4) continue;
      const before = whyNotMarch(state, unit, hex)?.code;
      const after = surrender.explain(active, 0, { type: "march", hex })?.code;
      expect(before, `${board.unitIds[unit]} ${board.hexIds[hex]}`).toBe(after);
      if (before !== undefined) codes.add(before);
    }
  }
  expect(codes).toContain("EZOC_STOP");
  expect(codes).toContain("OUT_OF_REACH");
});

test("why not: two steps through zones of control are barred by the zone, not by the points (§5.3)", () => {
  const table = new Table({
    units: { "*": { place: "out" }, G4: { place: "0506" }, PPO: { place: "0508" }, PKR: { place: "0607" } },
  });
  const { hexIndex, unitIds } = boardOf(table.state);
  const why = (hex: string) => whyNotMarch(table.state, unitIds.indexOf("G4"), hexIndex.get(hex)!)?.code;
  expect(why("0507")).toBeUndefined();
  const kept = ["0408", "0608", "0509"].map(why);
  expect(kept).toContain("EZOC_STOP");
});

test("an army that leaves an air unit without a base is found; in a city the air unit stays (§14.1)", () => {
  const { state } = new Table({});
  const board = boardOf(state);
  const stranded = board.fieldUnits.filter((unit) => strandedAir(state, unit) >= 0);
  expect(stranded.length).toBeGreaterThan(0);
  for (const unit of board.fieldUnits) {
    const hex = state.unitPlace[unit];
    if (hex < 0 || state.airAt[hex] < 0) continue;
    const isCity = board.siteAt[hex] >= 0 && board.sites[board.siteAt[hex]].city !== undefined;
    expect(strandedAir(state, unit)).toBe(isCity ? -1 : state.airAt[hex]);
  }
});

test("R-EVT-3 the odds of an attack with an Airdrop are those of the combat that follows", () => {
  const board = boardNamed("france-1940");
  const fort = board.sites.find(({ fort, area }) => fort && board.areas[area].country === "belgium")!;
  const way = Array.from({ length: 6 }, (_, side) => side).find(
    (side) => board.stepCost[fort.hex * 6 + side] !== 255 && board.neighbour[fort.hex * 6 + side] < board.land,
  )!;
  const from = board.hexIds[board.neighbour[fort.hex * 6 + way]];
  const first = (country: string, of: "field" | "air") =>
    board.units.findIndex((unit) => unit.country === country && (of === "air" ? unit.class === "air" : unit.field));
  const [attacker, air, defender] = [first("germany", "field"), first("germany", "air"), first("belgium", "field")];
  const hex = board.hexIds[fort.hex];
  const table = new Table({
    scenario: "france-1940",
    countries: { belgium: { status: "active", faction: "western" } },
    units: {
      "*": { place: "out" },
      [board.unitIds[attacker]]: { place: from },
      [board.unitIds[air]]: { place: from },
      [board.unitIds[defender]]: { place: hex, faction: "western" },
    },
    control: { [hex]: "western" },
  });
  table.do("axis", { type: "activate", unit: board.unitIds[attacker] });
  const marker = board.markerIds.indexOf("axisAirdrop");
  const preview = previewDropAttack(table.state, "mobile", attacker, fort.hex, marker)!;
  expect(preview.carrier).toBe(air);
  table.do("axis", { type: "attack", hex, marker: "axisAirdrop" });
  expect(preview.odds).toEqual(groundOdds(table.view("axis").combat!.situation!));
});

test("ranges: support within five hexes, strikes within seven, seas where units may intercept (§53.2)", () => {
  const { state } = new Table({ scenario: "scandinavia-1940" });
  const board = boardOf(state);
  const air = board.airUnits.find((unit) => state.unitFaction[unit] === 0 && state.unitPlace[unit] >= 0)!;
  const { support, strike } = rangesOf(state, 0, air);
  const away = (hex: number) => distance(board, state.unitPlace[air], hex);
  expect(Math.max(...support.map(away))).toBe(5);
  expect(new Set(strike.map(away))).toEqual(new Set([6, 7]));
  expect(rangesOf(state, 0).seas.length).toBeGreaterThan(rangesOf(state, 0, air).seas.length - 1);
});
