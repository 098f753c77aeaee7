import { expect, test } from "vitest";
import { TOOLS } from "../../games/tools.ts";
import { type Run, tripartite } from "./harness.ts";

const attack = {
  kind: "ground",
  attack: "mobile",
  weather: "fair",
  attacker: { country: "germany", type: "infantry" },
  defender: { country: "poland", type: "infantry" },
  dice: [4, 3],
};

function surrender(tool: string, input: unknown): Promise<Run> {
  return tripartite(["surrender", tool, JSON.stringify(input)], { tools: TOOLS });
}

async function answer(tool: string, input: unknown) {
  const { code, out } = await surrender(tool, input);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test("the help names every tool, and each tool has help", async () => {
  const { out } = await tripartite("help", { tools: TOOLS });
  expect(out).toContain("surrender: combat, weather, movement, production, will, charts");
  expect((await tripartite("surrender", { tools: TOOLS })).out).toContain("tripartite surrender combat");
  for (const tool of Object.keys(TOOLS.surrender)) {
    const { code, out } = await tripartite(`surrender ${tool} --help`, { tools: TOOLS });
    expect(code).toBe(0);
    expect(out).toContain(`tripartite surrender ${tool} FILE`);
    expect(out).toContain("Exit codes:");
    const [, example] = /^ {2}tripartite surrender \w+ '(.*)'$/m.exec(out)!;
    expect((await tripartite(["surrender", tool, example], { tools: TOOLS })).code).toBe(0);
  }
});

test("V01 as JSON: lines, odds and the roll; from a file, the standard input or the line itself", async () => {
  const files = { "combat.json": attack, "-": attack };
  const world = { tools: TOOLS, files };
  const { out } = await tripartite("surrender combat combat.json", world);
  expect(JSON.parse(out)).toMatchObject({
    kind: "ground",
    attacker: { lines: [{ id: "G1", text: "Germany unit", value: 2 }], raw: 2, drm: 2, halvings: [] },
    defender: { lines: [], drm: 0 },
    odds: { of: 36 },
    roll: { values: [6, 3], result: "DR", symbol: "DR+2", outcome: { defender: "full", retreats: true } },
  });
  expect((await tripartite("surrender combat -", world)).out).toBe(out);
  expect((await surrender("combat", attack)).out).toBe(out);
});

test("a list of combats gives a list of answers; without dice there is no roll", async () => {
  const { dice: _, ...open } = attack;
  const answers = await answer("combat", [attack, open]);
  expect(answers.map((one: { roll?: object }) => one.roll !== undefined)).toEqual([true, false]);
  expect(answers[1].odds).toEqual(answers[0].odds);
});

test("air units fight first for Air Support", async () => {
  const air = { attacker: { country: "germany", type: "fighter" }, defender: { country: "poland", type: "fighter" } };
  const open = await answer("combat", { ...attack, airCombat: air });
  expect(open.odds.of).toBe(1296);
  const fought = await answer("combat", { ...attack, airCombat: { ...air, dice: [1, 6] } });
  expect(fought.airCombat.roll).toMatchObject({
    result: "AS",
    outcome: { airSupport: { attacker: true, defender: true } },
  });
  expect(fought.attacker.drm).toBe(4);
});

const interception = {
  kind: "interception",
  operation: "navalTransport",
  weather: "fair",
  interceptor: { country: "germany", type: "surface" },
  escort: { country: "france", type: "surface" },
  target: { country: "uk", type: "convoy" },
};

test("V29, V48 and V50", async () => {
  const carrier = { country: "uk", type: "carrier" };
  const surface = { country: "germany", type: "surface" };
  const strike = { kind: "airNaval", mission: "interdiction", weather: "fair", attacker: carrier, defender: surface };
  expect((await answer("combat", { ...strike, dice: [3, 2] })).roll).toMatchObject({
    values: [7, 3],
    outcome: { interdiction: "successful" },
  });
  const chain = {
    kind: "interception",
    operation: "navalTransport",
    weather: "fair",
    interceptor: surface,
    escort: { country: "france", type: "surface" },
    target: { country: "uk", type: "convoy" },
    cargo: "air",
    dice: [
      [5, 1],
      [6, 2],
    ],
  };
  expect(await answer("combat", chain)).toMatchObject({ outcome: "interdicted", effects: { cargo: { sorties: 2 } } });
  const held = await answer("combat", { ...chain, dice: [[1, 6]] });
  expect([held.outcome, held.steps.length]).toEqual(["escorted", 1]);
  const ultra = await answer("combat", { ...chain, eventAgainstEscort: -2, eventEscort: 2, dice: [[5, 1]] });
  expect(ultra.steps[0].roll.values).toEqual([4, 4]);
  const war = {
    kind: "strategic",
    versus: "western",
    axisPorts: [2, 6, 9, 32],
    axisAirPorts: [3],
    westernIn13: true,
    bombed: 1,
    facLost: { germany: 4, allied: 2 },
    dice: [3, 4],
  };
  expect((await answer("combat", war)).roll).toMatchObject({ values: [8, 7], outcome: { germany: 3, allied: 1 } });
});

test("weather, movement, production, will and charts", async () => {
  expect(await answer("weather", { month: 10, dice: { mild: 3, desert: 6 } })).toMatchObject({
    weather: { mild: "poor", desert: "fair" },
    odds: { mild: { fair: 2, poor: 2, severe: 2 } },
  });
  const leg = { mobility: "leg", supply: "low" };
  expect(await answer("movement", { steps: ["MG1", "MG10"], unit: leg })).toMatchObject({
    cost: 2,
    allowance: 4,
    left: 2,
  });
  expect(await answer("production", { buy: ["PA1", "PR3"], points: 6 })).toMatchObject({ total: 4, left: 2 });
  const both = await tripartite(["surrender", "production", '{"buy":["PD1","PD2"]}'], { tools: TOOLS });
  expect(JSON.parse(both.out).error).toMatchObject({ path: "buy", code: "NOT_ALLOWED" });
  const fall = { start: 5, events: ["NW3", "NW4"], country: "poland", mainlandCityLost: true, germany: 40 };
  expect(await answer("will", fall)).toMatchObject({ trail: [3, 0], conquered: true, germany: 42 });
  expect((await answer("charts", {})).combatTable).toHaveLength(16);
});

test.each([
  [{ ...attack, kind: "sea" }, "UNKNOWN_VALUE", "kind"],
  [{ ...attack, weather: undefined }, "MISSING", "weather"],
  [{ ...attack, wether: "poor" }, "UNKNOWN_FIELD", "wether"],
  [{ ...attack, attacker: { country: "germany", type: "panzer" } }, "UNKNOWN_VALUE", "attacker.type"],
  [{ ...attack, city: "yes" }, "WRONG_TYPE", "city"],
  [{ ...attack, dice: [7, 1] }, "NOT_ALLOWED", "dice[0]"],
  [{ ...attack, dice: [1] }, "MISSING", "dice[1]"],
  [{ ...attack, fort: true }, "NOT_ALLOWED", "fort"],
  [{ ...attack, additional: [attack.attacker] }, "NOT_ALLOWED", "additional"],
  [{ ...interception, dice: [[6, 1]] }, "NOT_ALLOWED", "dice"],
  [{ ...interception, escort: undefined, dice: [] }, "NOT_ALLOWED", "dice"],
  [
    {
      ...interception,
      escort: undefined,
      dice: [
        [6, 1],
        [6, 1],
      ],
    },
    "NOT_ALLOWED",
    "dice",
  ],
  ["fair", "WRONG_TYPE", ""],
])("a fault of the input has a code and a path: %j", async (input, code, path) => {
  const run = await tripartite(["surrender", "combat", "-"], { tools: TOOLS, files: { "-": JSON.stringify(input) } });
  expect(run.code).toBe(2);
  expect(JSON.parse(run.out).error).toMatchObject({ code, path });
});

test("what is no JSON, an unknown tool, a missing file", async () => {
  expect(JSON.parse((await tripartite(["surrender", "combat", "{,"], { tools: TOOLS })).out).error.code).toBe(
    "NOT_JSON",
  );
  expect((await tripartite("surrender fly", { tools: TOOLS })).err).toContain("unknown tool fly");
  expect((await tripartite("surrender combat", { tools: TOOLS })).err).toContain(
    "usage: tripartite surrender combat FILE",
  );
  expect((await tripartite("surrender combat gone", { tools: TOOLS })).err).toContain("cannot read gone");
});
