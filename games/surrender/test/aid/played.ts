/** Which tests play an item of the aid in a game: those whose titles end with "(aid G14, MN2)". */
import { readdirSync, readFileSync } from "node:fs";

const TESTS = new URL("../", import.meta.url);
const TITLE = /["'`]([^"'`\n]*\(aid ([^)]+)\))["'`]/g;

export interface PlayingTest {
  /** From the folder of the tests. */
  readonly file: string;
  readonly title: string;
}

/** By id of the item. */
export function playingTests(): Map<string, PlayingTest[]> {
  const found = new Map<string, PlayingTest[]>();
  for (const file of readdirSync(TESTS, { recursive: true, encoding: "utf8" }).sort()) {
    if (!file.endsWith(".test.ts")) continue;
    for (const [, title, ids] of readFileSync(new URL(file, TESTS), "utf8").matchAll(TITLE)) {
      for (const id of ids.split(", ")) found.set(id, [...(found.get(id) ?? []), { file, title }]);
    }
  }
  return found;
}
