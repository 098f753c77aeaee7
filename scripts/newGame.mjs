// Copies the template of a game under a new name and enters it in the lists of games.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./pinned.mjs";

const TEMPLATE = "template";
const NAME = /^[a-z][A-Za-z0-9]*$/;

function change(path, edit) {
  writeFileSync(path, edit(readFileSync(path, "utf8")));
}

function copyRoom(from, to, name) {
  cpSync(from, to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    change(path, (text) => text.replaceAll(TEMPLATE, name).replaceAll("Three Hills", titleOf(name)));
    if (entry.name.includes(TEMPLATE)) renameSync(path, join(entry.parentPath, entry.name.replace(TEMPLATE, name)));
  }
}

const titleOf = (name) => name[0].toUpperCase() + name.slice(1);

/** Adds the import after the others, and the name to the list. */
function enter(path, from, name) {
  change(path, (text) => {
    const lines = text.split("\n");
    const last = lines.findLastIndex((line) => line.startsWith("import "));
    lines.splice(last + 1, 0, `import { ${name} } from "${from}";`);
    return lines.join("\n").replace(/( \}|\]);\n*$/, `, ${name}$1;\n`);
  });
}

/** Returns what is wrong with the name, or undefined when the game is there. */
export function addGame(folder, name) {
  if (name === undefined || !NAME.test(name)) return "Usage: npm run new-game NAME (a word of letters and digits).";
  const [games, pages] = ["games", "web/src"].map((room) => join(folder, room));
  const taken = [join(games, name), join(pages, name)].find((path) => existsSync(path));
  if (taken !== undefined) return `${taken} exists already. Choose another name.`;
  copyRoom(join(games, TEMPLATE), join(games, name), name);
  copyRoom(join(pages, TEMPLATE), join(pages, name), name);
  enter(join(games, "registry.ts"), `./${name}/game.ts`, name);
  enter(join(pages, "games/list.ts"), `../${name}/${name}.ts`, name);
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [name] = process.argv.slice(2);
  const problem = addGame(root, name);
  if (problem === undefined) {
    console.log(`games/${name} has the rules, web/src/${name} the page; both are in the lists of games.`);
    console.log("Next: npm run format, npm test, npm start.");
  } else console.error(problem);
  process.exitCode = problem === undefined ? 0 : 2;
}
