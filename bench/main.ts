/** Every figure that the project claims comes from here: `npm run bench -- triumph`, `… surrender`, `… odds`, `… server`, `… page`. */
import { oddsBench } from "./odds.ts";
import { serverBench } from "./server.ts";
import { surrenderBench } from "./surrender.ts";
import { triumphBench } from "./triumph.ts";

/** Parts of it run in the browser, so it is checked together with the page. */
const PAGE_BENCH: string = "../web/bench/page.ts";

const BENCHES: Record<string, (args: string[]) => void | Promise<void>> = {
  triumph: triumphBench,
  surrender: surrenderBench,
  server: serverBench,
  odds: oddsBench,
  page: async () => (await import(PAGE_BENCH)).pageBench(),
};

const [name = "triumph", ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(`unknown bench ${name}; there is: ${Object.keys(BENCHES).join(", ")}`);
  process.exit(2);
}
await bench(args);
