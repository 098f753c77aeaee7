import { readFileSync } from "node:fs";
import { isRefusal } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { ACTION_FIELDS, decodeAction, encodeAction } from "../codec.ts";
import { FIELD_NAMES } from "../position/fields.ts";
import { loadPosition } from "../position.ts";

const text = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const actions = [...text.matchAll(/^\| D[^|]*\| `(\{.*?\})` \|/gm)].map(([, json]) => JSON.parse(json));
const positions = [...text.matchAll(/```json position\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));

test("docs/protocol.md has one row for every action", () => {
  expect(actions.map((action) => action.type).toSorted()).toEqual(Object.keys(ACTION_FIELDS).toSorted());
});

test.each(actions)("docs/protocol.md: $type is well-formed", (json) => {
  const action = decodeAction(json);
  if (isRefusal(action)) throw new Error(action.text);
  expect(encodeAction(action)).toEqual(json);
});

test("docs/protocol.md: its positions can be loaded", () => {
  expect(positions.length).toBeGreaterThan(0);
  for (const position of positions) expect(isRefusal(loadPosition(position))).toBe(false);
});

test("docs/protocol.md names every field of a position", () => {
  for (const name of FIELD_NAMES) expect(text).toContain(`\`${name}\``);
});

test("docs/protocol.md names every fact that an offer may tell", () => {
  const offers = text.slice(text.indexOf("## Offers"), text.indexOf("## Events"));
  const source = readFileSync(new URL("../offers/meanings.ts", import.meta.url), "utf8");
  const facts = [...source.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, fact]) => fact);
  expect(facts.length).toBeGreaterThan(40);
  expect(facts.filter((fact) => !offers.includes(`\`${fact}\``))).toEqual([]);
});
