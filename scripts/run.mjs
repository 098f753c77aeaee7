// Runs a job of the project under the pinned runtime, after installing what is missing.
import { ensureBrowser } from "./browser.mjs";
import { ensurePage } from "./page.mjs";
import { ensureInstalled, runPinned, runServer } from "./pinned.mjs";

const script = (heading, path, ...args) => ({ heading, run: (hear) => runPinned(path, args, { hear }) });
/** Programs that write to a pipe do not see the terminal behind it. */
const forTerminal = (flag) => (process.stdout.isTTY ? [flag] : []);
/** Only files that changed since the last time are checked; a fresh clone has them all checked. */
const types = (heading, project) => {
  const memory = `node_modules/.cache/types-${project === "." ? "root" : project}.tsbuildinfo`;
  const flags = ["--noEmit", "--incremental", "--tsBuildInfoFile", memory, "-p", project, ...forTerminal("--pretty")];
  return script(heading, "node_modules/typescript/bin/tsc", ...flags);
};
const TYPES = types("types", ".");
const PAGE_TYPES = types("types of the page", "web");
const BIOME = "node_modules/@biomejs/biome/bin/biome";
const STYLE = script("style", BIOME, "check", ".", ...forTerminal("--colors=force"));
const BROWSER = { heading: "browser", run: ensureBrowser };
const PAGE = { heading: "page", run: ensurePage };
const CHECKS = [TYPES, PAGE_TYPES, STYLE];
const tests = (...args) => script("tests", "node_modules/vitest/vitest.mjs", "run", ...args);

const JOBS = {
  start: async (args) => (await ensurePage()) || runServer(args),
  tripartite: (args) => runPinned("cli/main.ts", args, { cwd: calledFrom() }),
  bench: (args) => runPinned("bench/main.ts", args),
  crash: (args) => runPinned("bench/crash.ts", args),
  hostile: (args) => runPinned("bench/hostile.ts", args),
  soak: (args) => runPinned("bench/soak.ts", args),
  "new-game": (args) => runPinned("scripts/newGame.mjs", args),
  schemas: () => runPinned("games/schemas/main.ts", []),
  licences: () => runPinned("scripts/licences.mjs", []),
  map: (args) => drawMaps(args.length > 0 ? args : Object.keys(MAPS)),
  check: () => runTogether(CHECKS),
  test: async (args) => (await runTogether([...CHECKS, PAGE])) || runStages([BROWSER, tests(...args)]),
  "test:fast": async (args) => (await runTogether(CHECKS)) || runStages([tests("--project", "fast", ...args)]),
};

/** The programs that make the maps. */
const MAPS = { triumph: "web/map/build.ts", europe: "web/map/europe/build.ts" };

async function drawMaps(names) {
  const unknown = names.find((name) => !Object.hasOwn(MAPS, name));
  if (unknown !== undefined) {
    console.error(`unknown map ${unknown} (known: ${Object.keys(MAPS).join(", ")})`);
    return 2;
  }
  for (const name of names) {
    const code = await runPinned(MAPS[name], []);
    if (code !== 0) return code;
  }
  return 0;
}

/** npm changes to the root of the project; files are named as seen from where the person is. */
function calledFrom() {
  return process.env.INIT_CWD ?? process.cwd();
}

/** Side by side; each prints all it has to say under its heading, as soon as those before it are done. */
async function runTogether(stages) {
  const running = stages.map(async ({ heading, run }) => {
    let text = "";
    const code = await run((more) => (text += more));
    return { heading, code, text };
  });
  let first = 0;
  for (const stage of running) {
    const { heading, code, text } = await stage;
    console.log(`\n— ${heading}`);
    process.stdout.write(text);
    first ||= code;
  }
  return first;
}

async function runStages(stages) {
  for (const { heading, run } of stages) {
    console.log(`\n— ${heading}`);
    const code = await run();
    if (code !== 0) return code;
  }
  return 0;
}

const [job = "start", ...args] = process.argv.slice(2);
if (!Object.hasOwn(JOBS, job)) {
  console.error(`unknown job ${job} (known: ${Object.keys(JOBS).join(", ")})`);
  process.exit(2);
}
await ensureInstalled();
process.exitCode = await JOBS[job](args);
