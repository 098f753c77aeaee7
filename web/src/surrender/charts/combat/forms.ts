import { airNavalForm } from "./airNaval.ts";
import type { CombatForm } from "./analysis.ts";
import { groundForm } from "./ground.ts";
import { interceptionForm } from "./interception.ts";
import { strategicForm } from "./strategic.ts";

export const COMBAT_KINDS = ["ground", "airNaval", "interception", "strategic"] as const;
export type CombatKind = (typeof COMBAT_KINDS)[number];

export const COMBAT_FORMS: Readonly<Record<CombatKind, CombatForm>> = {
  ground: groundForm,
  airNaval: airNavalForm,
  interception: interceptionForm,
  strategic: strategicForm,
};
