import { isRefusal, pickRandomly, seedRandom } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import { expect, test } from "vitest";
import { BOTS } from "../../games/bots.ts";
import { directoryOf } from "../bots/bot.ts";
import { BotPool } from "../bots/pool.ts";

test("Staff fills in for people who left, and comes first in the list", () => {
  const directory = directoryOf(BOTS);
  expect(directory.substitute("triumph")).toBe("staff");
  expect(directory.list("triumph").map(({ id }) => id)).toEqual(["staff", "cadet", "marshal", "recruit"]);
});

test("bots decide the same in a thread that gets nothing but the view of their seat", async () => {
  const pool = new BotPool({
    registry: BOTS,
    module: new URL("../../games/bots.ts", import.meta.url),
    threads: 1,
    budgetMs: 60_000,
  });
  const options = triumph.options({});
  if (isRefusal(options)) throw new Error(options.text);
  const s = triumph.setup(options, 11);
  const random = seedRandom(11);
  try {
    for (let seq = 0; seq < 240; seq++) {
      const [{ seat }] = triumph.pending(s);
      if (seq % 8 === 0) {
        const situation = {
          seat,
          options: {},
          view: triumph.view(s, seat),
          legal: triumph.legal(s, seat).map((action) => triumph.encodeAction(action, s)),
          events: [],
          since: 0,
          seq,
          memory: null,
          random: seedRandom([seq, 1, 2, 3]),
        };
        const sent = JSON.parse(JSON.stringify(situation));
        const choice = await pool.decide({ game: "triumph", bot: "staff", ...sent });
        expect(choice).toEqual(BOTS.triumph.staff.decide(situation));
        expect(situation.legal).toContainEqual(choice.action);
      }
      const applied = triumph.apply(s, seat, pickRandomly(triumph, s, triumph.legal(s, seat), random));
      if (isRefusal(applied)) throw new Error(applied.text);
    }
  } finally {
    await pool.close();
  }
});
