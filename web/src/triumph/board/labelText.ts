/** How the name of an area is set: lines, size, and the room that it takes. */
import type { AreaKind, CityKind } from "@tripartite/triumph/data/kinds";

export type LabelText = {
  lines: readonly string[];
  size: number;
  /** Room of the text alone, without city and resource signs. */
  textWidth: number;
  width: number;
  height: number;
  citySign: number;
};

/** Room of one resource sign. */
export const RESOURCE_SIGN = 24;

const CAPITALS: readonly CityKind[] = ["mainCapital", "subCapital", "capitalCity"];

export function labelText(name: string, kind: AreaKind, city: CityKind, resourceSigns: number): LabelText {
  return kind === "sea" || kind === "ocean" ? waterLabel(name, kind === "ocean") : landLabel(name, city, resourceSigns);
}

function waterLabel(name: string, isOcean: boolean): LabelText {
  const size = isOcean ? 29 : 24;
  const spacing = isOcean ? 3 : 1.5;
  const lines = linesOf(name).map((line) => (isOcean ? line.toUpperCase() : line));
  const textWidth = Math.max(...lines.map((line) => widthOf(line, size) + line.length * spacing));
  const height = size * 0.98 * lines.length + 4;
  return { lines, size, textWidth, width: textWidth, height, citySign: 0 };
}

function linesOf(name: string): string[] {
  const [first, ...others] = name.split(" ");
  if (others.length === 0) return [first];
  return others[0] === "of" ? [`${first} of`, others.slice(1).join(" ")] : [first, others.join(" ")];
}

function landLabel(name: string, city: CityKind, resourceSigns: number): LabelText {
  const isCapital = CAPITALS.includes(city);
  const size = isCapital ? 25 : city === "none" ? 21 : 23;
  const line = isCapital ? name.toUpperCase() : name;
  const textWidth = widthOf(line, size);
  const citySign = isCapital ? 30 : city === "none" ? 0 : 20;
  const width = textWidth + citySign + resourceSigns * RESOURCE_SIGN;
  return { lines: [line], size, textWidth, width, height: size + 4, citySign };
}

/** Close to the width in Alegreya bold; good enough to keep names apart. */
function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += widthOfLetter(letter);
  return ems * size;
}

function widthOfLetter(letter: string): number {
  if (letter === " ") return 0.22;
  if (/[ijltfrI.,'’]/.test(letter)) return 0.32;
  if (/[mwMW]/.test(letter)) return 0.85;
  return /[A-ZÖ]/.test(letter) ? 0.66 : 0.51;
}
