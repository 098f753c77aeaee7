/** The Balkans 1941 on land: sources at the edge of the map, transit, Hungarians. */
import { expect, test } from "vitest";
import { hexOf } from "../../board/board.ts";
import { boardOf } from "../../model/state.ts";
import { hasSupplyLine, isSource } from "../../rules/supply/lines.ts";
import { Table } from "../table.ts";

test("edgeSource: Transport Line hexes on the north edge in Hungary supply German units, and them only", () => {
  const { state } = new Table({ scenario: "balkans-1941" });
  const board = boardOf(state);
  const unit = (id: string) => board.unitIds.indexOf(id);
  const edge = board.hexIds.filter(
    (id) => id.startsWith("01") && board.areas[board.area[hexOf(board, id)]].id === "hungary",
  );
  const sources = edge.filter((id) => isSource(state, unit("GPG1"), hexOf(board, id)));
  expect(sources.length).toBeGreaterThan(0);
  for (const id of sources) expect(board.onLine[hexOf(board, id)]).toBe(1);
  for (const id of edge) expect(isSource(state, unit("I9"), hexOf(board, id))).toBe(false);
  for (const id of ["GPG1", "GXL", "G12", "GXXX", "GXLI"]) expect(hasSupplyLine(state, unit(id)), id).toBe(true);
});

test("stayIn: Hungarian units enter Yugoslavia, not Romania", () => {
  const table = new Table({ scenario: "balkans-1941" });
  table.do("axis", { type: "activate", unit: "H3" });
  const board = boardOf(table.state);
  const areas = table.hexes("axis", "march").map((id) => board.areas[board.area[hexOf(board, id)]].id);
  expect([...new Set(areas)].sort()).toEqual(["hungary", "yugoslavia"]);
});
