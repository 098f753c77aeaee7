/** docs/surrender.md is true: every action is there, its position loads, and every part of a position is named. */
import { readFileSync } from "node:fs";
import { isRefusal } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { surrender } from "../game.ts";
import { ACTION_FIELDS } from "../model/actions.ts";

const text = readFileSync(new URL("../../../docs/surrender.md", import.meta.url), "utf8");

test("every action is listed with its fields", () => {
  for (const [type, fields] of Object.entries(ACTION_FIELDS)) {
    expect(text).toContain(fields.length === 0 ? `\`${type}\`` : `\`${type} {${fields.join(", ")}}\``);
  }
});

test("its positions can be loaded, and a saved position has no part that is not described", () => {
  const positions = [...text.matchAll(/```json position\n(.*?)\n```/gs)].map(([, json]) => JSON.parse(json));
  expect(positions.length).toBeGreaterThan(0);
  for (const position of positions) {
    const state = surrender.load(position);
    if (isRefusal(state)) throw new Error(state.text);
    const { game, ...parts } = surrender.save(state) as Record<string, unknown>;
    for (const part of Object.keys(parts)) expect(text).toContain(`\`${part}\``);
  }
});

test("a position with a fault is refused with its path", () => {
  for (const [position, path] of [
    [{ units: { G8: { place: "9999" } } }, "units.G8.place"],
    [{ units: { G8: { place: "1006" } } }, "units.G10.place"],
    [{ units: { nobody: {} } }, "units"],
    [{ phase: "march" }, "march"],
    [{ dice: [7] }, "dice[0]"],
    [{ wether: {} }, "wether"],
    [{ units: { G8: { place: "0114" } } }, "units.G8.place"],
    [{ scenario: "narvik" }, "scenario: one of poland-1939"],
    [{ options: { coldWar: true } }, "options.coldWar"],
    [{ scenario: "france-1944", options: { opening: "eastFirst" } }, "options.opening"],
    [{ scenario: "europe-1939", control: { "2530": "western" } }, "control.2530"],
    [{ scenario: "europe-1939", units: { GL1: { place: "5033" } } }, "units.GL1.place"],
    [{ scenario: "europe-1939", countries: { spain: { status: "sunk" } } }, "countries.spain.status"],
  ] as const) {
    const refusal = surrender.load({ game: "surrender", ...position });
    if (!isRefusal(refusal)) throw new Error(`${path} was accepted`);
    expect(refusal.text).toContain(path);
  }
});
