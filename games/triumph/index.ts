export { triumph } from "./game.ts";
