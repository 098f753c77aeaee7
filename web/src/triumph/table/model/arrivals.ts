/** Blocks that appear one after the other share a line of the log; there their owner reads what they are. */
import type { NationalityName, UnitTypeName } from "@tripartite/triumph/data/kinds";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { EventJson, Piece } from "./log.ts";
import { areaName } from "./names.ts";

const { log, unitTypes } = TRIUMPH_TEXTS;

interface ArrivedBlock {
  readonly area: string;
  /** Known to its owner only. */
  readonly unit?: string;
}

/** Blocks of one nationality. */
export interface Arrived {
  readonly nationality: NationalityName;
  readonly blocks: readonly ArrivedBlock[];
}

/** What has arrived after the event, if it continues an earlier one. */
export function arrivedAfter(before: Arrived | undefined, event: EventJson): Arrived | undefined {
  const nationality = event.nationality as NationalityName;
  const area = String(event.area);
  const blocks = before?.nationality === nationality ? before.blocks : [];
  if (event.type === "blockArrived") return { nationality, blocks: [...blocks, { area }] };
  if (event.type !== "unitArrived") return undefined;
  const index = blocks.findIndex((block) => block.area === area && block.unit === undefined);
  if (index < 0) return undefined;
  const unit = log.unit(unitTypes[event.unitType as UnitTypeName], Number(event.cv));
  return { nationality, blocks: blocks.with(index, { area, unit }) };
}

/** "4 British blocks appear: London 3 (Fleet, Infantry ×2), Glasgow (Fleet of 2 CV)." */
export function arrivalPieces({ nationality, blocks }: Arrived): Piece[] {
  const byArea = Map.groupBy(blocks, ({ area }) => area);
  const places = [...byArea].flatMap(([area, here], n): Piece[] => {
    const alike = Map.groupBy(
      here.flatMap(({ unit }) => unit ?? []),
      (unit) => unit,
    );
    const units = [...alike].map(([unit, { length }]) => (length > 1 ? `${unit} ×${length}` : unit));
    const facts = `${here.length > 1 ? ` ${here.length}` : ""}${units.length > 0 ? ` (${units.join(", ")})` : ""}`;
    return [...(n > 0 ? [{ text: ", " }] : []), { text: areaName(area), area }, ...(facts ? [{ text: facts }] : [])];
  });
  return [{ text: log.blocksAppear(blocks.length, nationality) }, ...places, { text: "." }];
}
