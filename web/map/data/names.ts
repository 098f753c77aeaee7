/** Names of nations, written along a curve through three places [longitude, latitude]. */
import type { Point } from "../geometry.ts";

export type NationName = readonly [text: string, from: Point, by: Point, to: Point, largestSize: number];

export const NATION_NAMES: readonly NationName[] = [
  ["GERMANY", [7.2, 50.6], [11, 51.9], [14.8, 52], 46],
  ["FRANCE", [-0.6, 45.3], [2.4, 47], [5.6, 48.2], 46],
  ["SPAIN", [-6.8, 39.4], [-3, 40.8], [0.2, 42], 46],
  ["POLAND", [17, 52.9], [20.5, 51.4], [25.5, 50.4], 40],
  ["USSR", [33.5, 53.4], [47, 52.6], [63, 50.5], 110],
  ["TURKEY", [29, 38], [34, 39.3], [40.5, 39.6], 46],
  ["ITALY", [8.2, 45], [11.6, 43.9], [16.6, 41], 34],
  ["YUGOSLAVIA", [15, 45.9], [18.2, 44.3], [21.6, 41.6], 34],
  ["RUMANIA", [22.6, 46.6], [25.2, 45.6], [28.2, 45.6], 36],
  ["PERSIA", [47, 35.6], [52, 33.6], [58, 31], 44],
  ["SWEDEN", [14, 58], [15.2, 62], [19, 66.6], 38],
  ["NORWAY", [6.5, 59.3], [9.3, 61.3], [12.6, 65], 36],
  ["FINLAND", [22.2, 61.6], [25.5, 62.8], [29.6, 63.2], 30],
  ["BRITAIN", [-4.8, 57], [-2.4, 54.6], [-0.6, 52], 36],
  ["FRENCH NORTH AFRICA", [-8.5, 30.6], [1, 34], [9.5, 33.2], 46],
  ["LIBYA", [13, 29.2], [18, 28.6], [24, 29], 46],
  ["INDIA", [74, 29], [77, 24], [78, 15], 46],
  ["BALTIC STATES", [23, 55.2], [25.2, 57], [26.3, 59.2], 26],
  ["CZECHOSLOVAKIA", [12.9, 49.9], [16.5, 49.4], [21.8, 49], 25],
  ["HUNGARY", [16.8, 46.9], [19.3, 47], [22.3, 48], 30],
  ["AUSTRIA", [10.8, 47.2], [13.3, 47.3], [16.3, 47.9], 27],
  ["BULGARIA", [22.9, 43.3], [25, 42.7], [27.6, 42.6], 28],
  ["GREECE", [21, 40], [22.3, 38.6], [23, 37.2], 28],
  ["IRELAND", [-9.6, 52.1], [-8, 53], [-6.5, 54], 28],
  ["LOW COUNTRIES", [3.2, 50.9], [5, 51.4], [6.6, 53.2], 22],
  ["PORTUGAL", [-8.4, 37.3], [-8.2, 39.5], [-7.8, 41.8], 28],
  ["AFGHANISTAN", [62, 32.2], [66, 33.8], [70.4, 36.6], 26],
  ["SYRIA", [36.4, 34], [38.6, 35], [40.6, 36], 28],
  ["MIDDLE EAST", [36, 30.7], [40, 32], [46, 31], 26],
];

/** Out-of-play land: where its name stands on the canvas, and how wide it is spread. */
export type PlainName = readonly [text: string, x: number, y: number, width: number, size: number];

export const OUT_OF_PLAY_NAMES: readonly PlainName[] = [
  ["Sahara", 1500, 2110, 420, 40],
  ["Arabia", 2640, 1930, 260, 34],
  ["Tibet", 3345, 1330, 90, 26],
  ["Pechora", 2720, 180, 300, 34],
  ["Greenland", 330, 92, 260, 32],
];

/** Smaller ones stand in place. */
export const OUT_OF_PLAY_PLACES: readonly (readonly [text: string, place: Point])[] = [
  ["Switzerland", [8.2, 46.8]],
  ["Van", [42.3, 37.4]],
  ["Pripyet", [28.9, 52.25]],
  ["Marshes", [28.9, 51.7]],
];
