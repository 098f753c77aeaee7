/** `npm run map -- europe`: makes the map of Europe of Unconditional Surrender! and writes what game and page need. */
import { writeFileSync } from "node:fs";
import { makeEurope } from "./europe.ts";
import { COAST_FILE, MAP_FILE } from "./files.ts";

const { map, coast } = makeEurope();
writeFileSync(MAP_FILE, map);
writeFileSync(COAST_FILE, coast);
console.log(`map ${Math.round(map.length / 1024)} kB, shapes ${Math.round(coast.length / 1024)} kB`);
