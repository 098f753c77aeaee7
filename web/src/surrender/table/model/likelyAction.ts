/** "Why not?": the action that a click on something unlit probably meant. */
import type { TableAction } from "./action.ts";
import type { Focus } from "./lights.ts";
import type { SeenUnit } from "./seen.ts";

export function likelyForHex(
  decision: string,
  focus: Focus,
  hex: string,
  groundUnit: SeenUnit | undefined,
  own: string | undefined,
): TableAction | undefined {
  const isEnemy = groundUnit !== undefined && groundUnit.faction !== own;
  switch (decision) {
    case "D-STM":
      return { type: "relocate", hex };
    case "D-ACT":
      if (focus.unit === undefined) return undefined;
      return isEnemy ? { type: "assault", unit: focus.unit, hex } : { type: "march", hex };
    case "D-STEP":
      return isEnemy ? { type: "attack", hex } : { type: "march", hex };
    case "D-AIR":
      return { type: "fly", hex };
    case "D-RET":
      return { type: "retreat", hex };
    case "D-DIS":
      return { type: "displace", hex };
    case "D-MOB":
      return focus.unit === undefined ? undefined : { type: "mobilize", unit: focus.unit, hex };
    case "D-SET":
    case "D-SETUP":
      return focus.unit === undefined ? undefined : { type: "place", unit: focus.unit, hex };
    default:
      return undefined;
  }
}

export function likelyForUnit(
  decision: string,
  { id: unit, faction, isGround }: SeenUnit,
  own: string | undefined,
): TableAction | undefined {
  const isOwn = faction === own;
  switch (decision) {
    case "D-STM":
      return { type: "choose", unit };
    case "D-ACT":
      return { type: "activate", unit };
    case "D-AIR":
      return isOwn ? undefined : { type: "strike", unit };
    case "D-DEC":
      return isOwn ? { type: "support", unit } : undefined;
    case "D-ADV":
      return { type: "advance", unit };
    case "D-REP":
      return { type: isGround ? "rebuild" : "rest", unit };
    default:
      return undefined;
  }
}
