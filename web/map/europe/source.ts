/** The parts of Natural Earth (naturalearthdata.com, public domain) that the map is made from, on the plane. */
import { readFileSync } from "node:fs";
import type { Point } from "@tripartite/surrender/data/europe/geography";
import { lineOnPlane } from "./hexGrid.ts";

export interface LandRing {
  readonly ring: readonly Point[];
  /** The Caspian is a hole in the land. */
  readonly isHole: boolean;
  readonly km2: number;
}

export interface Lake {
  readonly name: string;
  readonly ring: readonly Point[];
  readonly islands: readonly (readonly Point[])[];
  readonly km2: number;
}

export interface CentreLine {
  readonly name: string;
  readonly line: readonly Point[];
  /** The lower, the more important. */
  readonly rank: number;
  /** From the layer of Europe's smaller rivers. */
  readonly isSmall: boolean;
}

/** Largest first. */
export const LAND: readonly LandRing[] = read<{ rings: { hole: number; km2: number; ring: string }[] }>(
  "land",
).rings.map(({ hole, km2, ring }) => ({ ring: lineOnPlane(ring), isHole: hole === 1, km2 }));

export const LAKES: readonly Lake[] = read<{
  lakes: { name: string; km2: number; ring: string; holes: string[] }[];
}>("lakes").lakes.map(({ name, km2, ring, holes }) => ({
  name,
  km2,
  ring: lineOnPlane(ring),
  islands: holes.map(lineOnPlane),
}));

export const CENTRE_LINES: readonly CentreLine[] = read<{
  rivers: { name: string; src: "w" | "e"; rank: number; line: string }[];
}>("rivers").rivers.map(({ name, src, rank, line }) => ({
  name,
  line: lineOnPlane(line),
  rank,
  isSmall: src === "e",
}));

/** Outlines of today's countries by their ADM0_A3 code. */
export const OUTLINES: readonly { readonly code: string; readonly rings: readonly (readonly Point[])[] }[] = read<{
  countries: { a3: string; rings: string[] }[];
}>("countries").countries.map(({ a3, rings }) => ({
  code: a3,
  rings: rings.map(lineOnPlane),
}));

function read<Extract>(name: string): Extract {
  return JSON.parse(readFileSync(new URL(`source/${name}.json`, import.meta.url), "utf8")) as Extract;
}
