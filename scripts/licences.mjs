// Lists the packages that a running server or its page consists of, with their licences, from the lock file.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./pinned.mjs";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** Packages for tests and tools, other platforms and the parts of the project itself are left out. */
const used = Object.entries(packages).filter(
  ([path, { dev, devOptional, link }]) =>
    path.includes("node_modules/") && !dev && !devOptional && !link && existsSync(join(root, path)),
);

const rows = used.map(([path, { name, version, license }]) => ({
  name: name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
  version,
  licence: license ?? "unknown",
}));
rows.sort((a, b) => (a.name < b.name ? -1 : 1));
for (const { name, version, licence } of rows) console.log(`${licence.padEnd(14)} ${name} ${version}`);

const counts = Map.groupBy(rows, ({ licence }) => licence);
const sum = [...counts].map(([licence, { length }]) => `${licence} ${length}`).join(", ");
console.log(`\n${rows.length} packages: ${sum}`);
