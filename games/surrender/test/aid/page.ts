/** docs/surrender-aid.md, made from the items and the tests: run this file with node to write it. */
import { writeFileSync } from "node:fs";
import { AID_ITEMS } from "./items.ts";
import { playingTests } from "./played.ts";

export const AID_PAGE = new URL("../../../../docs/surrender-aid.md", import.meta.url);

const HEAD = `# The player aid, line by line

Every item of the player aid that Unconditional Surrender! is built from, with the rules that play it and a test that shows
it played in a game. A test names the items it plays at the end of its title: \`(aid G14, MN2)\`. After adding one, write
this page anew with \`node games/surrender/test/aid/page.ts\`.
`;

export function aidPage(): string {
  const tests = playingTests();
  const charts = Map.groupBy(AID_ITEMS, ({ chart }) => chart);
  const tables = [...charts].map(([chart, items]) => {
    const rows = items.map(({ id, text, rules }) => {
      const shown = (tests.get(id) ?? []).map(({ file, title }) => `${file}: ${title}`)[0] ?? "–";
      return `| ${id} | ${text} | ${rules} | ${shown} |`;
    });
    return `\n## ${chart}\n\n| id | item | rules | played in |\n|---|---|---|---|\n${rows.join("\n")}\n`;
  });
  return HEAD + tables.join("");
}

if (import.meta.main) writeFileSync(AID_PAGE, aidPage());
