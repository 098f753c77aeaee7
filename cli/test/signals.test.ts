import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../server/test/harness.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PINNED = new URL("../../scripts/pinned.mjs", import.meta.url).href;
const program = join(temporaryFolder(), "program.mjs");
const HEARS_SIGNALS = `console.log(process.pid);
process.on("SIGTERM", () => { console.log("stopping"); setTimeout(() => process.exit(), 700); });
setInterval(() => {}, 1000);`;
writeFileSync(program, HEARS_SIGNALS);
const WRAPPER = `import("${PINNED}").then(({ runPinned }) => runPinned("${relative(ROOT, program)}", []))`;

/** As npm does it: a shell that does not pass signals on. */
function underShell(): ChildProcess {
  const command = '"$0" -e "$1"; true';
  const env = { ...process.env, npm_lifecycle_event: "start" };
  return spawn("sh", ["-c", command, process.execPath, WRAPPER], { env, stdio: ["ignore", "pipe", "inherit"] });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a signal to npm alone reaches what it started, once", async () => {
  const shell = underShell();
  let told = "";
  shell.stdout!.on("data", (text) => (told += text));
  await expect.poll(() => told).toMatch(/^\d+\n$/);
  const pid = Number(told);
  expect(isRunning(pid)).toBe(true);
  shell.kill("SIGTERM");
  await once(shell, "exit");
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
  expect(told).toBe(`${pid}\nstopping\n`);
});
