/**
 * The server as it was at one commit of this repository. It carries the same load in the same run, so that figures can be
 * given as ratios: how fast the machine is changes from minute to minute.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const COMMIT = "8ce97f7";
const FOLDER = fileURLToPath(new URL(`../peers/frozen-${COMMIT}/`, import.meta.url));
const FILES = ["server", "games", ":!*.test.ts"];
const PACKAGES = ["kernel", "triumph", "surrender"];

/** The root of the frozen sources; undefined where git or the commit is missing, as in a shallow clone. */
export function frozenRoot(): URL | undefined {
  if (!existsSync(FOLDER) && !unpack()) return undefined;
  return pathToFileURL(FOLDER);
}

function unpack(): boolean {
  const unfinished = `${FOLDER.slice(0, -1)}.tmp`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(`${unfinished}/node_modules/@tripartite`, { recursive: true });
  try {
    const root = fileURLToPath(new URL("../../", import.meta.url));
    const archive = execFileSync("git", ["archive", COMMIT, ...FILES], {
      cwd: root,
      maxBuffer: 1 << 28,
      stdio: "pipe",
    });
    execFileSync("tar", ["-x"], { cwd: unfinished, input: archive, stdio: "pipe" });
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
    return false;
  }
  for (const name of PACKAGES) symlinkSync(`../../games/${name}`, `${unfinished}/node_modules/@tripartite/${name}`);
  renameSync(unfinished, FOLDER);
  return true;
}
