/** Mountains and trees along the borders that they make hard to cross. */
import { ARCS, AREAS, type Point } from "./boardMap.ts";
import type { Line } from "./mapFile.ts";

/** Outlines and shaded sides of the signs along one border. */
export type Relief = { outline: string; shade: string };

/** Distance between signs along a border, and how far from its ends they begin. */
const MOUNTAIN_STEP = 17;
const TREE_STEP = 14;
const CLEAR_END = 9;

type Sign = (x: number, y: number, chance: () => number) => Relief;

export const MOUNTAINS = signsAlong("mountain", MOUNTAIN_STEP, 2, (x, y, chance) => {
  const height = 10 + chance() * 5;
  const half = 7 + chance() * 2.5;
  const peak = x + (chance() - 0.5) * 4;
  const [foot, top] = [y + 5, y + 5 - height];
  return {
    outline: `M${short(x - half)} ${short(foot)}L${short(peak)} ${short(top)}L${short(x + half)} ${short(foot)}Z`,
    shade:
      `M${short(peak)} ${short(top)}L${short(x + half)} ${short(foot)}` +
      `H${short(x + half * 0.1)}L${short(x + half * 0.3)} ${short(foot - height * 0.4)}Z`,
  };
});

export const TREES = signsAlong("forest", TREE_STEP, 3, (x, y, chance) => {
  const height = 12 + chance() * 4;
  const half = 4.6;
  const [foot, top] = [y + 6, y + 6 - height];
  return {
    outline: `M${short(x)} ${short(top)}L${short(x + half)} ${short(foot)}H${short(x - half)}Z`,
    shade: `M${short(x)} ${short(top)}L${short(x + half)} ${short(foot)}H${short(x)}Z`,
  };
});

function signsAlong(terrain: "mountain" | "forest", step: number, sway: number, sign: Sign): Relief[] {
  const chance = repeatableChance();
  const borders = ARCS.filter((arc) => arc.terrain === terrain && (arc.kind === "inner" || arc.kind === "nation"));
  return borders.map((arc) => {
    const relief = { outline: "", shade: "" };
    pointsAlong(arc.line, step).forEach(([x, y], i) => {
      const shift = (i % 2 === 0 ? 1 : -1) * sway;
      if (isUnderName(x, y)) return;
      const { outline, shade } = sign(x + shift, y + shift * 0.6, chance);
      relief.outline += outline;
      relief.shade += shade;
    });
    return relief;
  });
}

function pointsAlong(line: Line, step: number): Point[] {
  const length = line
    .slice(1)
    .reduce((sum, point, i) => sum + Math.hypot(point[0] - line[i][0], point[1] - line[i][1]), 0);
  const room = length - 2 * CLEAR_END;
  const count = Math.max(1, Math.floor(room / step));
  const points: Point[] = [];
  let next = room > 0 ? CLEAR_END + (room - (count - 1) * step) / 2 : length / 2;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1], line[i]];
    const segment = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (; next <= segment && points.length < count; next += step) {
      points.push([from[0] + ((to[0] - from[0]) * next) / segment, from[1] + ((to[1] - from[1]) * next) / segment]);
    }
    next -= segment;
  }
  return points;
}

function isUnderName(x: number, y: number): boolean {
  return AREAS.some(({ label, text }) => {
    const [dx, dy] = [Math.abs(x - label[0]), y - label[1]];
    return dx < text.width / 2 + 6 && dy < text.height - text.size + 4 && dy > -text.size;
  });
}

/** The same numbers on every visit. */
function repeatableChance(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
