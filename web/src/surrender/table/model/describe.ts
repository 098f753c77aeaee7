/** Hexes and units in words. */
import type { BoardHex } from "../../board/hexMap.ts";
import type { LitHex } from "../../board/LightLayer.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";
import type { Scene } from "./scene.ts";
import { groundUnitIn, type Seen, type SeenUnit, unitsIn } from "./seen.ts";

const { hex: texts, unit: unitTexts, terrains, types, supplies } = SURRENDER_TEXTS;

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

/** The city it stands in or near, or its box. */
export function whereabouts({ nearName }: Scene, { place }: SeenUnit): string {
  return nearName(place);
}

/** What an attack is aimed at: the city or the fort, in open country the army. */
export function targetName(seen: Seen, hex: string): string {
  const { map, hexName, shortUnitName } = seen.scene;
  const { city, fort } = map.byId.get(hex)!;
  const army = city || fort ? undefined : groundUnitIn(seen, hex);
  return army === undefined ? hexName(hex) : `${shortUnitName(army.id)}, ${hexName(hex)}`;
}

/** What the map prints in a hex. */
export function groundOf(scene: Scene, hex: BoardHex): string {
  const { city, fort, terrain, country, seaZone } = hex;
  return [
    country === undefined ? "" : scene.countryName(country),
    seaZone === undefined ? terrains[terrain] : scene.seaName(seaZone),
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
  return holder === undefined ? "" : texts.heldBy(seen.scene.sideName(holder));
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
  const { scene } = seen;
  const units = unitsIn(seen, hex.id).map(
    (unit) => `${scene.sideName(unit.faction)}: ${unit.name}, ${unitState(unit)}.`,
  );
  return [
    `${[scene.hexName(hex.id), groundOf(scene, hex), holderOf(seen, hex.id)].filter(Boolean).join(", ")}.`,
    ...units,
    seen.noEzoc.has(hex.id) ? texts.noEzoc : "",
    priceOf(lit),
  ]
    .filter(Boolean)
    .join(" ");
}
