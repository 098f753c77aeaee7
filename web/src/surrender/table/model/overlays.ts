/** What the rules say of every hex for the overlays: enemy zones of control, supply, control, ranges. */
import type { Json } from "@tripartite/kernel";
import { FACTIONS, type Faction } from "@tripartite/surrender/data/vocabulary";
import { rangesOf } from "@tripartite/surrender/previews/air";
import { controllers } from "@tripartite/surrender/previews/control";
import { ezocOf } from "@tripartite/surrender/previews/land";
import { hexesWithLine, previewSupplyCheck } from "@tripartite/surrender/previews/supply";
import { boardOf } from "@tripartite/surrender/state";
import type { OverlayHexes } from "../../board/Overlay.tsx";
import { stateSeen } from "./state.ts";

type Groups = OverlayHexes["groups"];

/** Hexes in which an army of the side would have to stop. */
export function ezocOverlay(view: Json, faction: Faction): Groups {
  const state = stateSeen(view);
  const { hexIds } = boardOf(state);
  return [{ name: "ezoc", hexes: ezocOf(state, FACTIONS.indexOf(faction)).map((hex) => hexIds[hex]) }];
}

/** Where supply lines of the side may run on land and by sea, its units that convoys supply, and those without a line. */
export function supplyOverlay(view: Json, faction: Faction): Groups {
  const state = stateSeen(view);
  const side = FACTIONS.indexOf(faction);
  const { hexIds, sea } = boardOf(state);
  const { bySea, seas, without } = previewSupplyCheck(state, side);
  const hexesOf = (units: readonly number[]) => [...new Set(units.map((unit) => hexIds[state.unitPlace[unit]]))];
  return [
    { name: "open", hexes: hexesWithLine(state, side).map((hex) => hexIds[hex]) },
    { name: "seas", hexes: hexIds.filter((_, hex) => seas.includes(sea[hex])), isArea: true },
    { name: "by-sea", hexes: hexesOf(bySea) },
    { name: "cut", hexes: hexesOf(without) },
  ];
}

/** §34.3 The hexes of each side. */
export function controlOverlay(view: Json): Groups {
  const state = stateSeen(view);
  const { hexIds } = boardOf(state);
  const holders = controllers(state);
  return FACTIONS.map((name, side) => ({
    name: `control-${name}`,
    hexes: hexIds.filter((_, hex) => holders[hex] === side),
    isArea: true,
  }));
}

/** How far the air units and ships of the side reach, or the one that is chosen. */
export function rangeOverlay(view: Json, faction: Faction, chosen: string | undefined): Groups {
  const state = stateSeen(view);
  const { hexIds, unitIds, sea } = boardOf(state);
  const unit = chosen === undefined ? -1 : unitIds.indexOf(chosen);
  const { support, strike, seas } = rangesOf(state, FACTIONS.indexOf(faction), unit < 0 ? undefined : unit);
  const named = (hexes: readonly number[]) => hexes.map((hex) => hexIds[hex]);
  return [
    { name: "strike", hexes: named([...support, ...strike]), isArea: true },
    { name: "support", hexes: named(support), isArea: true },
    { name: "seas", hexes: hexIds.filter((_, hex) => seas.includes(sea[hex])), isArea: true },
  ];
}
