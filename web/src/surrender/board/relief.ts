/** Trees, hills, reeds and peaks: small signs that fill a hex or follow a side, the same on every visit. */
import type { Point } from "../../table/useMapZoom.ts";
import { HEX_RADIUS, HEX_WIDTH, round } from "./hexes.ts";
import { chanceAt } from "./outline.ts";

/** Outlines, and the sides that lie in the shade. */
export interface Relief {
  readonly outline: string;
  readonly shade: string;
}

type Sign = (x: number, y: number, chance: number) => Relief;

const tree: Sign = (x, y, chance) => {
  const [half, height] = [5.2, 13 + chance * 5];
  const [foot, top] = [round(y + 5), round(y + 5 - height)];
  return {
    outline: `M${x} ${top}L${round(x + half)} ${foot}H${round(x - half)}Z`,
    shade: `M${x} ${top}L${round(x + half)} ${foot}H${x}Z`,
  };
};

const hill: Sign = (x, y, chance) => {
  const [half, height] = [10 + chance * 4, 8 + chance * 3];
  const [left, right, foot] = [round(x - half), round(x + half), round(y + 4)];
  return {
    outline: `M${left} ${foot}Q${x} ${round(foot - 2 * height)} ${right} ${foot}Z`,
    shade: `M${round(x + 1)} ${round(foot - height)}Q${round(x + half * 0.7)} ${round(foot - height)} ${right} ${foot}H${round(x + half * 0.2)}Q${round(x + half * 0.5)} ${round(foot - height * 0.5)} ${round(x + 1)} ${round(foot - height)}Z`,
  };
};

const reeds: Sign = (x, y, chance) => {
  const height = 7 + chance * 3;
  const foot = round(y + 3);
  return {
    outline: `M${round(x - 9)} ${foot}H${round(x + 9)}M${round(x - 5)} ${round(foot + 4)}H${round(x + 6)}`,
    shade: `M${x} ${foot}V${round(foot - height)}M${round(x - 3)} ${foot}L${round(x - 5)} ${round(foot - height * 0.75)}M${round(x + 3)} ${foot}L${round(x + 5)} ${round(foot - height * 0.75)}`,
  };
};

const peak: Sign = (x, y, chance) => {
  const [half, height] = [8 + chance * 3, 13 + chance * 6];
  const top = round(x + (chance - 0.5) * 4);
  const [foot, high] = [round(y + 6), round(y + 6 - height)];
  return {
    outline: `M${round(x - half)} ${foot}L${top} ${high}L${round(x + half)} ${foot}Z`,
    shade: `M${top} ${high}L${round(x + half)} ${foot}H${round(x + half * 0.1)}L${round(x + half * 0.3)} ${round(foot - height * 0.4)}Z`,
  };
};

const SIGNS = {
  woods: { sign: tree, rows: 5, step: 17 },
  hills: { sign: hill, rows: 4, step: 25 },
  swamp: { sign: reeds, rows: 4, step: 25 },
};

export type ReliefTerrain = keyof typeof SIGNS;

export function isRelief(terrain: string): terrain is ReliefTerrain {
  return terrain in SIGNS;
}

/** The signs of one hex, from the back to the front. */
export function reliefOf(terrain: ReliefTerrain, [x, y]: Point): Relief {
  const { sign, rows, step } = SIGNS[terrain];
  const relief = { outline: "", shade: "" };
  for (let row = 0; row < rows; row++) {
    const dy = ((row + 0.5) / rows - 0.5) * HEX_RADIUS * 1.62;
    const half = Math.min(HEX_WIDTH / 2, (HEX_RADIUS - Math.abs(dy)) * Math.sqrt(3)) - 9;
    const count = Math.max(1, Math.floor((2 * half) / step) + 1);
    for (let i = 0; i < count; i++) {
      const chance = chanceAt(x + i * 3, y + row * 7, 5);
      const dx = count === 1 ? 0 : -half + (i * 2 * half) / (count - 1);
      const { outline, shade } = sign(
        round(x + dx + (chance - 0.5) * 7),
        round(y + dy + (chanceAt(x + i, y + row, 9) - 0.5) * 6),
        chance,
      );
      relief.outline += outline;
      relief.shade += shade;
    }
  }
  return relief;
}

const PEAK_STEP = 15;

/** Peaks along an uneven line. */
export function peaksAlong(line: readonly Point[]): Relief {
  const relief = { outline: "", shade: "" };
  let left = PEAK_STEP / 2;
  for (let i = 1; i < line.length; i++) {
    const [[x1, y1], [x2, y2]] = [line[i - 1], line[i]];
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (; left <= length; left += PEAK_STEP) {
      const [x, y] = [round(x1 + ((x2 - x1) * left) / length), round(y1 + ((y2 - y1) * left) / length)];
      const { outline, shade } = peak(x, y, chanceAt(x, y));
      relief.outline += outline;
      relief.shade += shade;
    }
    left -= length;
  }
  return relief;
}
