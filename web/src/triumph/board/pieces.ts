/** The blocks of an area as the page shows them, and where each of them stands. */
import { NATIONALITIES, type NationalityName, type UnitTypeName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import type { BoardArea, Point } from "./boardMap.ts";

type AreaView = View["areas"][string];

export type Piece = {
  key: string;
  nationality: NationalityName;
  /** More than one for a pile of blocks that look the same. */
  count: number;
  /** The viewer's own unit. */
  unit?: number;
  /** Absent on blocks that stand with their back to the viewer. */
  unitType?: UnitTypeName;
  cv?: number;
  isEscaped: boolean;
  isSpent: boolean;
  /** Planned, not there yet. */
  isNew?: true;
};

/** What the viewer has planned to build. */
export interface Builds {
  /** Units that gain a CV. */
  readonly steps: ReadonlySet<number>;
  /** New units, by area. */
  readonly cadres: ReadonlyMap<string, readonly NewUnit[]>;
  /** The same in words, by area, where blocks are not seen one by one. */
  readonly words: ReadonlyMap<string, string>;
}

export interface NewUnit {
  readonly nationality: NationalityName;
  readonly unitType: UnitTypeName;
}

export type Placement = { piece: Piece; x: number; y: number };
export type StackLayout = { placements: Placement[]; isCrowded: boolean };

/** Size of a block on the map, and the room for one. */
export const BLOCK_WIDTH = 51;
export const BLOCK_HEIGHT = 58;
const PITCH_X = 52;
const PITCH_Y = 56;
/** The pitch for which the grids of the areas were measured. */
const MEASURED_PITCH = 42;
/** From afar one block stands for many, and is drawn larger. */
export const FAR_SCALE = 1.2;

export function piecesOf(area: AreaView, planned: readonly NewUnit[] = []): Piece[] {
  const pieces: Piece[] = [];
  for (const { unit, nationality, unitType, cv, escaped, moved } of area.units ?? []) {
    pieces.push({
      key: `unit-${unit}`,
      nationality,
      count: 1,
      unit,
      unitType,
      cv,
      isEscaped: escaped === true,
      isSpent: moved === true,
    });
  }
  planned.forEach((unit, i) => {
    pieces.push({ key: `new-${i}`, ...unit, cv: 1, count: 1, isEscaped: false, isSpent: false, isNew: true });
  });
  (area.faceUp ?? []).forEach(({ nationality, unitType, cv, escaped }, i) => {
    pieces.push({
      key: `shown-${i}`,
      nationality,
      count: 1,
      unitType,
      cv,
      isEscaped: escaped === true,
      isSpent: false,
    });
  });
  for (const { nationality, count, escaped } of area.blocks ?? []) {
    for (let i = 0; i < count; i++) pieces.push(hidden(nationality, escaped === true, 1, `${i}`));
  }
  return pieces.toSorted((a, b) => rank(a) - rank(b));
}

function hidden(nationality: NationalityName, isEscaped: boolean, count: number, suffix: string): Piece {
  return {
    key: `hidden-${nationality}-${isEscaped}-${suffix}`,
    nationality,
    count,
    isEscaped,
    isSpent: false,
  };
}

function rank(piece: Piece): number {
  return NATIONALITIES.indexOf(piece.nationality) * 2 + Number(piece.isEscaped);
}

/** Blocks that look the same as one pile. */
function piled(pieces: readonly Piece[]): Piece[] {
  const piles: Piece[] = [];
  for (const piece of pieces) {
    const pile = piles.find(
      (other) =>
        piece.unitType === undefined &&
        other.unitType === undefined &&
        other.nationality === piece.nationality &&
        other.isEscaped === piece.isEscaped,
    );
    if (pile) pile.count += piece.count;
    else piles.push({ ...piece });
  }
  return piles;
}

/** One block per nationality, with how many it stands for. */
function summed(pieces: readonly Piece[]): Piece[] {
  return NATIONALITIES.flatMap((nationality) => {
    const own = pieces.filter((piece) => piece.nationality === nationality);
    if (own.length === 0) return [];
    if (own.length === 1 && own[0].count === 1) return own;
    const count = own.reduce((sum, piece) => sum + piece.count, 0);
    return [hidden(nationality, false, count, "all")];
  });
}

/** From afar: one row of sums, close together. */
export function farLayout(area: BoardArea, pieces: readonly Piece[]): StackLayout {
  const sums = summed(pieces);
  const pitch = PITCH_X * FAR_SCALE;
  return {
    isCrowded: false,
    placements: sums.map((piece, i) => ({
      piece,
      x: area.blocks[0] + (i - (sums.length - 1) / 2) * pitch,
      y: area.blocks[1],
    })),
  };
}

/** In the grid of the area; too many for it are piled, then overlap. */
export function nearLayout(area: BoardArea, pieces: readonly Piece[]): StackLayout {
  const [columns, rows] = area.grid.map((count) => Math.max(1, Math.floor((count * MEASURED_PITCH) / PITCH_X)));
  const capacity = columns * rows;
  const shown = pieces.length > capacity ? piled(pieces) : [...pieces];
  if (shown.length <= capacity) {
    return { placements: inRows(shown, area.blocks, Math.min(columns, shown.length), PITCH_X), isCrowded: false };
  }
  const perRow = Math.ceil(shown.length / rows);
  const pitch = Math.max(PITCH_X / 2, ((columns - 1) * PITCH_X) / Math.max(1, perRow - 1));
  return { placements: inRows(shown, area.blocks, perRow, Math.min(PITCH_X, pitch)), isCrowded: true };
}

const FAN_COLUMNS = 6;

/** A crowded stack spread out, every block in full. */
export function fannedLayout(area: BoardArea, pieces: readonly Piece[]): Placement[] {
  return inRows(pieces, area.blocks, Math.min(FAN_COLUMNS, pieces.length), PITCH_X + 4);
}

function inRows(pieces: readonly Piece[], [x, y]: Point, perRow: number, pitch: number): Placement[] {
  const rows = Math.ceil(pieces.length / perRow);
  return pieces.map((piece, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, pieces.length - row * perRow);
    return {
      piece,
      x: x + ((i % perRow) - (inRow - 1) / 2) * pitch,
      y: y + (row - (rows - 1) / 2) * PITCH_Y,
    };
  });
}
