import { expect, test } from "vitest";
import { testServer } from "./harness.ts";
import { aim, bid, fire, threeSeats } from "./toy-table.ts";

test("after a rollback the same actions meet other dice, in memory as after a restart", async () => {
  const first = await testServer({ keepData: true });
  const { id, people, seats } = await threeSeats(first, { rounds: 4 });
  const everything = async () => {
    const start = seats[0].seq;
    for (let round = 0; round < 3; round++) {
      for (const socket of seats) await socket.act(bid(1));
      for (const socket of seats) {
        await socket.until(({ now }) => now.decision?.id === "aim");
        await socket.act(aim);
        await socket.until(({ now }) => now.decision?.id === "fire");
        await socket.act(fire);
      }
      for (const socket of seats) await socket.until(({ seq }) => seq === start + 9 * (round + 1));
    }
    const events = seats[0].updates.filter(({ since }) => since >= start).flatMap((update) => update.events);
    return events.filter(({ type }) => type === "fired").map(({ value }) => value);
  };
  const before = await everything();
  await seats[0].ask("proposeRollback", { to: 0 });
  await seats[1].answer(true);
  await seats[2].answer(true);
  for (const socket of seats) await socket.until(({ seq }) => seq === 28);
  expect(seats[0].now.view.points).toEqual([0, 0, 0]);
  const after = await everything();
  expect([before.length, after.length]).toEqual([9, 9]);
  expect(after).not.toEqual(before);
  const { points } = seats[0].now.view;
  await first.close();
  const second = await testServer({ config: { dataDir: first.dataDir } });
  const back = second.browser();
  back.cookie = people[0].cookie;
  const again = await back.follow(id, { seat: 0 });
  await again.until(({ now }) => now !== undefined);
  expect(again.now.view.points).toEqual(points);
  await second.close();
});
