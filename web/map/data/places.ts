/** Places as [longitude, latitude]. */
import type { Point } from "../geometry.ts";

/** Straits are discs over land and sea, radii in canvas pixels. `land`: all land inside is drawn as this nation's. */
export type Strait = { centre: Point; rx: number; ry: number; land?: string };

export const STRAITS: Readonly<Record<string, Strait>> = {
  copenhagen: { centre: [10.7, 56.75], rx: 118, ry: 112 },
  gibraltar: { centre: [-5.2, 35.9], rx: 92, ry: 80 },
  malta: { centre: [12.9, 35.6], rx: 118, ry: 74 },
  sicily: { centre: [14.7, 37.95], rx: 122, ry: 92 },
  istanbul: { centre: [28.6, 40.75], rx: 96, ry: 84 },
  sevastopol: { centre: [34.3, 45.5], rx: 124, ry: 88 },
  suez: { centre: [33, 29.6], rx: 100, ry: 84, land: "egypt" },
  azores: { centre: [-28, 38.5], rx: 96, ry: 84 },
};

/** Names are drawn towards the real city. */
export const CITIES: Readonly<Record<string, Point>> = {
  london: [-0.1, 51.5],
  glasgow: [-4.2, 55.9],
  paris: [2.35, 48.85],
  marseille: [5.4, 43.3],
  amsterdam: [4.9, 52.3],
  ruhr: [7.2, 51.5],
  munich: [11.6, 48.1],
  berlin: [13.4, 52.5],
  milan: [9.2, 45.4],
  venice: [12.3, 45.4],
  copenhagen: [12, 55.7],
  oslo: [10.7, 59.9],
  stockholm: [17.5, 59.3],
  warsaw: [21, 52.2],
  konigsberg: [20.6, 54.6],
  riga: [24.2, 56.9],
  lvov: [24, 49.8],
  vilna: [25.3, 54.7],
  leningrad: [30.5, 59.8],
  kiev: [30.2, 50.4],
  odessa: [30.8, 46.9],
  moscow: [37.6, 56.6],
  kharkov: [36.2, 49.9],
  sevastopol: [33.8, 44.9],
  prague: [14.6, 50],
  vienna: [16.2, 48.2],
  budapest: [19.1, 47.4],
  belgrade: [20.6, 44.7],
  sofia: [23.5, 42.7],
  bucharest: [26.1, 44.5],
  istanbul: [28.8, 41],
  ankara: [32.9, 39.9],
  dublin: [-6.6, 53.3],
  barcelona: [1.8, 41.5],
  madrid: [-3.7, 40.4],
  lisbon: [-9, 38.8],
  gibraltar: [-5.4, 36.1],
  algiers: [3, 36.5],
  tripoli: [13.2, 32.7],
  suez: [32.5, 30],
  damascus: [36.4, 33.6],
  izmir: [27.5, 38.5],
  adana: [35.3, 37.1],
  rome: [12.6, 42],
  taranto: [17, 40.7],
  athens: [23.5, 38.2],
  tehran: [51.4, 35.7],
  kabul: [68.5, 34.5],
  baku: [49, 40.3],
  stalingrad: [44.2, 48.7],
  tabriz: [46.4, 37.9],
  abadan: [49, 31],
  karachi: [67.2, 25.2],
  delhi: [77, 28.6],
  bombay: [73.6, 19.4],
  murmansk: [33.5, 68.6],
  archangel: [40.6, 64.4],
  voronezh: [40.5, 52],
  penza: [45, 54],
  gorky: [45, 58],
  perm: [55, 58.5],
  ufa: [55.5, 54],
  bryansk: [34.3, 53.3],
  grozny: [45.7, 44],
  helsinki: [25, 61],
  gallivare: [19.5, 66.5],
};

/** Areas too small for the search: where blocks and name go by hand. */
export type Placement = { grid: Point; blocks?: Point; label: Point };

export const PLACEMENTS: Readonly<Record<string, Placement>> = {
  narvik: { grid: [3, 1], blocks: [23.6, 69.75], label: [15.2, 67.55] },
  crete: { grid: [2, 1], blocks: [25, 35.15], label: [25, 35.85] },
  "sea-of-azov": { grid: [1, 1], label: [36.4, 47.3] },
};

/** Small islands that stay playable land; all others belong to the sea around them. */
export const KEPT_ISLANDS: readonly string[] = [
  "iceland",
  "crete",
  "sardinia",
  "sicily",
  "malta",
  "azores",
  "dublin",
  "london",
  "glasgow",
  "x-ulster",
  "copenhagen",
];

/** Islands drawn larger than life: those of a country west of `westOf`, grown by a factor and moved. */
export type LargerIsland = { country: string; westOf: number; factor: number; dx: number; dy: number };

export const LARGER_ISLANDS: readonly LargerIsland[] = [
  { country: "Malta", westOf: 180, factor: 5, dx: -1, dy: -0.25 },
  { country: "Portugal", westOf: -24, factor: 2.6, dx: 0, dy: 0 },
];
