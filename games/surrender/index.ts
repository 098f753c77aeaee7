export { surrender } from "./game.ts";
export * from "./rules/airNavalCombat.ts";
export * from "./rules/combatValue.ts";
export * from "./rules/groundCombat.ts";
export * from "./rules/interception.ts";
export * from "./rules/odds.ts";
export * from "./rules/strategicCombat.ts";
