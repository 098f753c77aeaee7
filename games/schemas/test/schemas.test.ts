/** The JSON Schemas are those of the types, and the messages of real games match them. */
import { readFileSync } from "node:fs";
import {
  type AnyGame,
  encodeOffers,
  isRefusal,
  type Json,
  pickRandomly,
  SPECTATOR,
  seedRandom,
} from "@tripartite/kernel";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../registry.ts";
import { DESCRIBED_GAMES, generateSchemas, schemaFile } from "../generate.ts";

const PARTS = ["Action", "Event", "Offer", "View"] as const;
type Part = (typeof PARTS)[number];

/** Offers and views are long: not every one is looked at. */
const LOOK_EVERY = 17;
const MOVES = 900;

function validatorsFor(game: string): Record<Part, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, discriminator: false });
  const document = JSON.parse(readFileSync(schemaFile(game), "utf8"));
  ajv.addSchema(document);
  const of = (part: Part) => ajv.getSchema(`${document.$id}#/$defs/${part}`)!;
  return { Action: of("Action"), Event: of("Event"), Offer: of("Offer"), View: of("View") };
}

function mustMatch(validate: ValidateFunction, json: unknown): void {
  if (!validate(json)) throw new Error(`${JSON.stringify(validate.errors?.slice(-3))} in ${JSON.stringify(json)}`);
}

/** A random game, every action, every event and many offers and views of which match. Returns what types were seen. */
function playThrough(game: AnyGame, scenario: string, valid: Record<Part, ValidateFunction>): Set<string> {
  const options = game.options({ scenario });
  const seats = game.seats(options).map((_, seat) => seat);
  const random = seedRandom(7);
  const opening: unknown[] = [];
  const state = game.setup(options, 7, opening as never[]);
  const seen = new Set<string>();
  const look = (part: Part, json: Json) => {
    mustMatch(valid[part], json);
    seen.add(`${part} ${(json as { type?: string }).type ?? ""}`);
  };
  for (const event of opening) look("Event", game.encodeEvent(event as never, state));
  for (let move = 0; move < MOVES && game.outcome(state) === undefined; move++) {
    const { seat } = game.pending(state)[0];
    if (move % LOOK_EVERY === 0) {
      for (const offer of encodeOffers(game, state, seat)) look("Offer", offer);
      for (const viewer of [...seats, SPECTATOR]) look("View", game.view(state, viewer));
      for (const action of game.interrupts(state, seat)) look("Action", game.encodeAction(action, state));
    }
    const action = pickRandomly(game, state, game.legal(state, seat), random);
    look("Action", game.encodeAction(action, state));
    const applied = game.apply(state, seat, action);
    if (isRefusal(applied)) throw new Error(applied.text);
    for (const event of applied.events) look("Event", game.encodeEvent(event, state));
  }
  look("View", game.view(state, SPECTATOR));
  return seen;
}

test("the files are made from the types as they are now: else run `npm run schemas`", () => {
  for (const [game, text] of generateSchemas()) expect(readFileSync(schemaFile(game), "utf8")).toBe(text);
});

test("both games have schemas", () => {
  expect(DESCRIBED_GAMES).toEqual(["surrender", "triumph"]);
});

describe.each(DESCRIBED_GAMES)("%s", (id) => {
  const valid = validatorsFor(id);

  test.each(GAMES[id].scenarios!)("what a game of %s says matches", (scenario) => {
    const seen = playThrough(GAMES[id], scenario, valid);
    expect(seen.size).toBeGreaterThan(20);
  });

  test("a field too many, one too few and an unknown type do not match", () => {
    const pass = { type: "pass" };
    expect(valid.Action(pass)).toBe(true);
    for (const wrong of [{ ...pass, more: 1 }, {}, { type: "surrender" }, "pass", null])
      expect(valid.Action(wrong)).toBe(false);
    expect(valid.Action({ type: "retreat" })).toBe(false);
    expect(valid.Offer({ type: "pass" })).toBe(false);
    expect(valid.View({})).toBe(false);
  });
});
