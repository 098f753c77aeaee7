import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { BOTS } from "../games/bots.ts";
import { CALIBRATIONS } from "../games/calibrations.ts";
import { GAMES } from "../games/registry.ts";
import { TOOLS } from "../games/tools.ts";
import { computedByThread } from "./matches.ts";
import { inThreads } from "./matchThreads.ts";
import { run } from "./run.ts";

/** A reader such as `head` that closes the pipe early is no error. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const STANDARD_INPUT = 0;

process.exitCode = await run(process.argv.slice(2), {
  games: GAMES,
  tools: TOOLS,
  bots: BOTS,
  calibrations: CALIBRATIONS,
  startThreads: inThreads,
  out: process.stdout,
  err: process.stderr,
  read: (path) => readFileSync(path === "-" ? STANDARD_INPUT : path, "utf8"),
  write(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  },
  clock: () => performance.now(),
  computed: computedByThread,
});
