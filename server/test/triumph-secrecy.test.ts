/** What a seat or a spectator is sent over the wire does not depend on secrets. */
import { isRefusal, type Json, nextBelow, pickRandomly, type Random, SPECTATOR, seedRandom } from "@tripartite/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { triumph } from "../../games/triumph/index.ts";
import type { Action } from "../../games/triumph/model/actions.ts";
import { copyState } from "../../games/triumph/model/copy.ts";
import type { State } from "../../games/triumph/model/state.ts";
import {
  namesFaceUpUnit,
  SHOWS_SECRETS,
  shareOpenChoices,
  withOtherSecrets,
} from "../../games/triumph/test/secrets.ts";
import { type Browser, isPresence, type LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";

interface Step {
  readonly seat: number;
  readonly action: Action;
}

const SEATS = [0, 1, 2];
const VIEWERS = [SPECTATOR, ...SEATS];
const SEEDS = [1, 2, 3];
/** Actions of a random game between two splits of the worlds. */
const EVERY = 90;
const MOST_STEPS = 4;
/** Among them what happens to a block because of its kind. */
const DISCLOSES = new Set<string>([...SHOWS_SECRETS, "supplyLoss"]);

/** The tables of the test begin in the middle of a game. */
const worlds: State[] = [];
const fromWorlds = {
  ...triumph,
  options: (input: unknown) => input as never,
  setup: (options: unknown) => copyState(worlds[(options as { world: number }).world]),
};

let server: TestServer;
let ann: Browser;
beforeAll(async () => {
  server = await testServer({ games: { triumph: fromWorlds }, config: { watcherPatienceMs: 0 } });
  ann = await server.guest("Ann");
});
afterAll(() => server.close());

function randomStep(s: State, random: Random): Step {
  const waiting = triumph.pending(s);
  const { seat } = waiting[nextBelow(random, waiting.length)];
  return { seat, action: pickRandomly(triumph, s, triumph.legal(s, seat), random) };
}

/** The next steps, as long as they are possible in both worlds and the rules disclose nothing. */
function commonSteps(s: State, other: State, random: Random): Step[] {
  const steps: Step[] = [];
  const [here, there] = [copyState(s), copyState(other)];
  while (steps.length < MOST_STEPS && triumph.outcome(here) === undefined) {
    const step = randomStep(here, random);
    if (namesFaceUpUnit(here, there, step.action) || triumph.explain(there, step.seat, step.action)) break;
    const [one, two] = [here, there].map((state) => triumph.apply(state, step.seat, step.action));
    if (isRefusal(one) || isRefusal(two)) throw new Error("refused");
    if ([...one.events, ...two.events].some(({ type }) => DISCLOSES.has(type))) break;
    steps.push(step);
  }
  return steps;
}

function framesOf({ texts }: LiveSocket): string[] {
  return texts.splice(0).filter((text) => !isPresence(text));
}

/**
 * Every frame that a viewer's sockets get, move by move, but for the name and the times of the table: also how many come
 * with each move, and which of them is the first.
 */
async function framesFor(viewer: number, world: State, steps: readonly Step[]): Promise<string[]> {
  const options = { world: worlds.push(world) - 1 };
  const { id } = await ann.post("/api/tables", { game: "triumph", options, seats: SEATS.map(() => "hotSeat") });
  const seat = viewer === SPECTATOR ? {} : { seat: viewer };
  const sockets: LiveSocket[] = [];
  for (const views of ["each", "changes", "asked"]) sockets.push(await ann.follow(id, { ...seat, views }));
  const players = await Promise.all(SEATS.map((one) => ann.follow(id, { seat: one, views: "asked" })));
  const frames: string[] = [];
  const collect = async (what: string) => {
    for (const [i, socket] of sockets.entries()) {
      await socket.ask("recentChat");
      frames.push(`${what}, socket ${i}`, ...framesOf(socket).map(withoutNames));
    }
  };
  await collect("start");
  for (const [number, step] of steps.entries()) {
    const reply = await players[step.seat].act(triumph.encodeAction(step.action, world) as Json, number);
    expect(reply).toMatchObject({ type: "accepted", seq: number + 1 });
    await collect(`move ${number + 1}`);
  }
  const forged = { seen: steps.length, action: { type: "confirm" } };
  for (const socket of sockets) {
    await socket.ask("look", { since: 0 });
    if (viewer === SPECTATOR) await socket.ask("act", forged);
  }
  await collect("end");
  for (const socket of [...sockets, ...players]) socket.close();
  return frames;
}

const OWN_TO_A_TABLE = [/"id":"[\w-]{12}"/, /"(created|time)":\d+/g, /"options":\{"world":\d+\}/];

function isChatAnswer(text: string): boolean {
  return text.startsWith('{"type":"messages"');
}

function withoutNames(text: string): string {
  return OWN_TO_A_TABLE.reduce((rest, pattern) => rest.replace(pattern, ""), text);
}

test("frames are byte-identical when only hidden facts differ, and so is with which moves they come", async () => {
  let [frames, untold] = [0, 0];
  for (const seed of SEEDS) {
    const random = seedRandom(seed);
    const s = triumph.setup(triumph.options({}) as never, seed);
    for (let count = 1; triumph.outcome(s) === undefined; count++) {
      if (count % EVERY === 0) {
        for (const viewer of VIEWERS) {
          const seen = await expectSameFrames(s, viewer, random);
          frames += seen.length;
          untold += seen.filter((text, i) => text === "move 1, socket 1" && isChatAnswer(seen[i + 1])).length;
        }
      }
      const { seat, action } = randomStep(s, random);
      triumph.apply(s, seat, action);
    }
  }
  expect(frames).toBeGreaterThan(2000);
  expect(untold).toBeGreaterThan(5);
});

async function expectSameFrames(s: State, viewer: number, random: Random): Promise<string[]> {
  const other = withOtherSecrets(s, viewer, random);
  shareOpenChoices(s, other);
  // Whether a unit is taken up shows in what others may interrupt; which one does not.
  other.picked = s.picked;
  const steps = commonSteps(s, other, random);
  const [here, there] = [await framesFor(viewer, copyState(s), steps), await framesFor(viewer, other, steps)];
  expect(there).toEqual(here);
  return here;
}
