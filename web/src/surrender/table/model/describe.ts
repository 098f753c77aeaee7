/** Hexes and units in words. */
import type { BoardHex } from "../../board/hexMap.ts";
import type { LitHex } from "../../board/LightLayer.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { countryName, hexName } from "./scene.ts";
import { type Seen, type SeenUnit, unitsIn } from "./seen.ts";

const { hex: texts, unit: unitTexts, terrains, types, factions, supplies } = SURRENDER_TEXTS;

/** "Infantry, reduced, Low Supply" */
export function unitState({ type, isGarrison, isReduced, supply, sorties, isDone }: SeenUnit): string {
  return [
    isGarrison ? SURRENDER_TEXTS.garrison : types[type],
    isReduced && !isGarrison ? unitTexts.reduced : "",
    sorties === undefined ? "" : unitTexts.sorties(sorties),
    supply === "full" ? "" : supplies[supply],
    isDone ? unitTexts.done : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What the map prints in a hex. */
export function groundOf(hex: BoardHex): string {
  const { city, fort, terrain, country } = hex;
  return [
    country === undefined ? "" : countryName(country),
    terrains[terrain],
    city?.isCapital ? texts.capital : "",
    city && city.factories > 0 ? texts.factories(city.factories) : "",
    city?.isPort ? texts.port : "",
    fort === undefined ? "" : texts.fort,
  ]
    .filter(Boolean)
    .join(", ");
}

export function holderOf(seen: Seen, hex: string): string {
  const holder = seen.control.get(hex);
  return holder === undefined ? "" : texts.heldBy(factions[holder]);
}

/** What it would cost to go there or to attack. */
export function priceOf(lit: LitHex | undefined): string {
  if (lit === undefined) return "";
  if (lit.kind === "choose") return texts.canBeChosen;
  if (lit.cost === undefined) return lit.kind === "attack" ? texts.canAttack : texts.canBeChosen;
  return lit.kind === "attack" ? texts.attackPrice(lit.cost) : texts.reach(lit.cost);
}

/** One sentence after the other, as a screen reader says it. */
export function hexLabel(seen: Seen, hex: BoardHex, lit: LitHex | undefined): string {
  const units = unitsIn(seen.units, hex.id).map(
    (unit) => `${factions[unit.faction]}: ${unit.name}, ${unitState(unit)}.`,
  );
  return [
    `${[hexName(hex.id), groundOf(hex), holderOf(seen, hex.id)].filter(Boolean).join(", ")}.`,
    ...units,
    seen.noEzoc.has(hex.id) ? texts.noEzoc : "",
    priceOf(lit),
  ]
    .filter(Boolean)
    .join(" ");
}
