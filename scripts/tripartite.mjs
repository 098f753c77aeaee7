#!/usr/bin/env node
// The `tripartite` command: the command line under the pinned runtime.
import { ensureInstalled, runPinned } from "./pinned.mjs";

await ensureInstalled();
process.exitCode = await runPinned("cli/main.ts", process.argv.slice(2), { cwd: process.cwd() });
