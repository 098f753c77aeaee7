import { expect, test } from "vitest";
import type { Json } from "../../games/kernel/contract.ts";
import { recruit } from "../../games/kernel/recruit.ts";
import { toy } from "../../games/kernel/test/toy.ts";
import { MANUAL } from "../manual.ts";
import { tripartite } from "./harness.ts";

const aiming = { turn: 0, aimed: true, bids: [2, 1, 3], rounds: 1 };
const aimingCase = { game: "toy", position: aiming, dice: [4], steps: [{ seat: "red", action: { type: "fire" } }] };

test("without a command, the help names every command; each has a page with options and examples", async () => {
  const { code, out } = await tripartite("help");
  expect(code).toBe(0);
  for (const [name, { usage, flags, examples }] of Object.entries(MANUAL)) {
    expect(out).toContain(`\n  ${name} `);
    const page = await tripartite(`${name} --help`);
    expect(page.code).toBe(0);
    expect(page.out).toContain(`tripartite ${usage}`);
    for (const [flag] of flags) expect(page.out).toContain(`  ${flag}`);
    for (const example of examples) expect(page.out).toContain(`  tripartite ${example}\n`);
    expect((await tripartite(`help ${name}`)).out).toBe(page.out);
  }
});

test.each(["bash", "zsh"])("completion for %s knows every command and its flags", async (shell) => {
  const { code, out } = await tripartite(`completion ${shell}`);
  expect(code).toBe(0);
  expect(out).toContain(`local words="${Object.keys(MANUAL).join(" ")} help"`);
  expect(out).toContain('replay) words="--events --help" ;;');
});

test.each([
  ["conquer", "tripartite: unknown command conquer, see tripartite help"],
  ["help conquer", "tripartite: unknown command conquer"],
  ["completion fish", "tripartite: usage: tripartite completion bash|zsh"],
  ["referee", "tripartite: usage: tripartite referee FILE"],
  ["referee gone.json", "tripartite: cannot read gone.json: no such file"],
  ["referee broken.json", "tripartite: broken.json is not JSON: "],
  ["referee empty.json", "tripartite: game: missing, expected a text"],
  ["legal case.json", "tripartite: usage: tripartite legal FILE SEAT"],
  ["legal case.json pink", 'tripartite: SEAT: unknown seat "pink" (known: red, green, blue)'],
  ["legal refused.json red", "tripartite: steps[0] is refused: "],
  ["replay case.json", "tripartite: dice: unknown field"],
  ["simulate --games many", "tripartite: --games must be a whole number of at least 1, not many"],
  ["simulate --games 0", "tripartite: --games must be a whole number of at least 1, not 0"],
  ["simulate --game chess", "tripartite: unknown game chess (known: toy)"],
  ["simulate --options [1]", "tripartite: --options must be a JSON object"],
  ["simulate --options {rounds}", "tripartite: --options must be JSON"],
  ["simulate --speed 9", "tripartite: Unknown option '--speed'"],
])("wrong usage is one clear line and exit code 2: %s", async (line, message) => {
  const refused = { ...aimingCase, steps: [{ seat: "blue", action: { type: "fire" } }] };
  const files = { "case.json": aimingCase, "refused.json": refused, "broken.json": "{\n,", "empty.json": {} };
  const { code, out, err } = await tripartite(line, { files });
  expect(err).toContain(message);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

test("referee prints its verdict as JSON, from a file or the standard input", async () => {
  const files = { "case.json": { ...aimingCase, show: ["state.points"] }, "-": aimingCase };
  const { code, out } = await tripartite("referee case.json", { files });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    steps: [{ accepted: true, events: [{ type: "fired", seat: 0, value: 4 }] }],
    show: { "state.points": [6, 0, 0] },
  });
  expect(JSON.parse((await tripartite("referee -", { files })).out).steps).toHaveLength(1);
});

test("legal lists what a seat may do in a position and after the steps of a case", async () => {
  const files = { "position.json": aiming, "case.json": aimingCase };
  const list = async (line: string) => JSON.parse((await tripartite(line, { files })).out);
  expect(await list("legal position.json red")).toEqual({ legal: [{ action: { type: "fire" } }], interrupts: [] });
  expect(await list("legal position.json green --game toy")).toEqual({ legal: [], interrupts: [] });
  expect(await list("legal case.json green")).toEqual({
    legal: [{ action: { type: "load" } }, { action: { type: "aim" } }],
    interrupts: [{ type: "flag" }],
  });
});

test("simulate prints an aligned report, and a saved game replays to its hash", async () => {
  const run = await tripartite("simulate --games 20 --seed 3 --coverage --log game.json");
  expect(run.code).toBe(0);
  const lines = run.out.trimEnd().split("\n");
  expect(lines).toContain("games               20");
  expect(lines).toContain("dead ends           0");
  expect(lines).toContain("ended points        20");
  expect(lines).toContain("action fire         120");
  expect(lines).toContain("event revealed      40");
  expect(run.err.split("\n")[0]).toMatch(/^2\/20 games, \d+ actions$/);

  const replayed = await tripartite("replay game.json", run);
  expect(replayed.code).toBe(0);
  expect(replayed.out).toMatch(/^\d+ actions, final hash [0-9a-f]{16} as recorded\n$/);
});

test("on a terminal, progress is a bar that redraws itself", async () => {
  const { err } = await tripartite("simulate --games 4", { isTTY: true });
  expect(err.startsWith(`\r\x1b[K${"█".repeat(8)}${"░".repeat(22)} 1/4 games`)).toBe(true);
  expect(err).toMatch(/█{30} 4\/4 games, \d+ actions\n$/);
});

test("simulate ends with 1 when a game is stuck, and saves that game", async () => {
  const stuck: typeof toy = { ...toy, legal: (state, seat) => (state.turn === 1 ? [] : toy.legal(state, seat)) };
  const run = await tripartite("simulate --games 3 --seed 7 --log stuck.json", { games: { toy: stuck } });
  expect(run.code).toBe(1);
  expect(run.out).toContain("dead ends           3\n");
  expect(run.err).toContain("seed 7: green must decide aim and has no action\n");
  expect(JSON.parse(run.files["stuck.json"])).toMatchObject({ seed: 7, game: "toy" });
});

test("simulate ends with 1 and one line when the rules break their contract", async () => {
  const faulty: typeof toy = { ...toy, faults: ({ shells }) => (shells > 1 ? ["two shells"] : []) };
  const run = await tripartite("simulate --seed 1 --log fault.json", { games: { toy: faulty } });
  expect({ code: run.code, out: run.out }).toEqual({ code: 1, out: "" });
  expect(run.err).toMatch(/tripartite: seed \d+, after \d+ actions: two shells\n$/);
  expect((await tripartite("replay fault.json", run)).code).toBe(0);
});

test("replay notices a log that ends elsewhere, and prints what a spectator saw", async () => {
  const bid = { seat: 1, action: { type: "bid", amount: 2 } };
  const log = { game: "toy", rulesVersion: "1", seed: 1, options: {}, entries: [bid], finalHash: "0123456789abcdef" };
  const { code, out } = await tripartite("replay log.json --events", { files: { "log.json": log } });
  expect(code).toBe(1);
  expect(out).toMatch(
    /^\{"type":"bid","seat":1\}\n1 actions, final hash [0-9a-f]{16} but recorded 0123456789abcdef\n$/,
  );
});

test("replay does not compare the hash of another version's states", async () => {
  const log = {
    game: "toy",
    rulesVersion: "1",
    stateVersion: "0",
    seed: 1,
    entries: [],
    finalHash: "0123456789abcdef",
  };
  const { code, out } = await tripartite("replay log.json", { files: { "log.json": log } });
  expect(code).toBe(0);
  expect(out).toMatch(/^0 actions, final hash [0-9a-f]{16}, recorded by a version that hashes other states\n$/);
});

test("replay refuses a log of other rules and one with an illegal entry", async () => {
  const log = { game: "toy", rulesVersion: "1", seed: 1, entries: [{ seat: 0, action: { type: "fire" } }] };
  const files = { "old.json": { ...log, rulesVersion: "0" }, "illegal.json": log };
  expect((await tripartite("replay old.json", { files })).err).toContain("rulesVersion: the log follows rules 0");
  const { code, err } = await tripartite("replay illegal.json", { files });
  expect(code).toBe(2);
  expect(err).toBe("tripartite: entries[0]: refused with NOT_YOUR_TURN (2.1): Another seat shoots.\n");
});

test("tournament seats the players in every way, tells who won how often, and saves logs that replay", async () => {
  const bots = { toy: { some: recruit(toy), other: recruit(toy) } };
  const { code, out, err, files } = await tripartite("tournament --players some,other,other --games 6 --out logs", {
    bots,
  });
  expect(code).toBe(0);
  expect(out).toMatch(/some wins +\d+\.\d %/);
  expect(out).toContain("failures of bots");
  expect(err).toContain("6/6 games");
  expect(Object.keys(files)).toHaveLength(6);
  const log = files["logs/0002-other-some-other.json"];
  expect((await tripartite("replay log.json", { files: { "log.json": log } })).out).toContain("as recorded");
});

test.each([
  ["tournament --players some", "--players names 3 of some, separated by commas"],
  ["tournament --players some,some,none", "unknown player none (known: some)"],
])("a tournament needs players for all seats: %s", async (line, message) => {
  const { code, err } = await tripartite(line, { bots: { toy: { some: recruit(toy) } } });
  expect({ code, err: err.trim() }).toEqual({ code: 2, err: `tripartite: ${message}` });
});

test("calibrate lists the values, plays every combination of a grid, and prints a table", async () => {
  const tried: Record<string, number>[] = [];
  const world = {
    bots: { toy: { some: recruit(toy) } },
    calibrations: {
      toy: { values: () => ({ rounds: 3 }), apply: (_: Json, values: object) => void tried.push({ ...values }) },
    },
  };
  expect(JSON.parse((await tripartite("calibrate", world)).out)).toEqual({ rounds: 3 });
  const { code, out } = await tripartite("calibrate --grid rounds=2,4 --games 2", world);
  expect(code).toBe(0);
  expect(tried).toEqual([{ rounds: 2 }, { rounds: 2 }, { rounds: 4 }, { rounds: 4 }, {}]);
  expect(out.split("\n")[0]).toContain("| rounds | games | red | green | blue |");
  expect((await tripartite("calibrate --grid speed=1", world)).err).toContain("unknown value speed (known: rounds)");
});
