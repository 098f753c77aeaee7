export { surrender } from "./game.ts";
export * from "./rules/charts/airNavalCombat.ts";
export * from "./rules/charts/combatValue.ts";
export * from "./rules/charts/groundCombat.ts";
export * from "./rules/charts/interception.ts";
export * from "./rules/charts/odds.ts";
export * from "./rules/charts/strategicCombat.ts";
