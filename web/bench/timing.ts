/** Times as a player would measure them: from the click to the frame that shows its answer. */
import type { Page } from "playwright-core";

interface Point {
  readonly x: number;
  readonly y: number;
}

const ANSWER_MS = 10_000;
const ATTEMPTS = 20;

/** A point on the screen where an element of this kind lies on top; another one for each number. */
export async function wherever(page: Page, selector: string, number: number): Promise<Point> {
  const point = await page.waitForFunction(
    ([wanted, seed]) => {
      const board = document.querySelector(".board-viewport")!.getBoundingClientRect();
      for (let attempt = 0; attempt < 3000; attempt++) {
        const share = (factor: number) => ((seed + 1) * factor + attempt * factor * 1.37) % 1;
        const x = board.left + 20 + share(0.754877) * (board.width - 40);
        const y = board.top + 60 + share(0.56984) * (board.height - 220);
        if (document.elementFromPoint(x, y)?.closest(wanted)) return { x, y };
      }
      return undefined;
    },
    [selector, number] as const,
  );
  return (await point.jsonValue()) as Point;
}

/** Such a point where the element stays under the mouse: stacks fan out when the mouse comes. */
export async function pointedAt(page: Page, selector: string, number: number): Promise<Point> {
  for (let attempt = 0; ; attempt++) {
    const point = await wherever(page, selector, number + attempt * 1000);
    await page.mouse.move(point.x, point.y);
    const stays = await page.evaluate(
      async ([wanted, { x, y }]) => {
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        return document.elementFromPoint(x, y)?.closest(wanted) != null;
      },
      [selector, point] as const,
    );
    if (stays || attempt === ATTEMPTS) return point;
  }
}

/** Milliseconds from the click until the frame after each of the answers appeared in the page. */
export async function timedClick(page: Page, { x, y }: Point, ...answers: string[]): Promise<number[]> {
  await page.evaluate(
    ([wanted, patience]) => {
      let clicked = 0;
      const answer = (selector: string) =>
        new Promise<number>((resolve, reject) => {
          const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
          const watcher = new MutationObserver(() => {
            if (clicked === 0 || document.querySelector(selector) === null) return;
            watcher.disconnect();
            painted();
          });
          watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
          setTimeout(() => reject(new Error(`nothing like ${selector} appeared`)), patience);
        });
      const start = ({ timeStamp }: Event) => {
        clicked = timeStamp;
      };
      addEventListener("pointerup", start, { once: true, capture: true });
      Object.assign(window, { answered: Promise.all(wanted.map(answer)) });
    },
    [answers, ANSWER_MS] as const,
  );
  await page.mouse.click(x, y);
  return page.evaluate(() => (window as unknown as { answered: Promise<number[]> }).answered);
}

/** Drags the map to and fro and counts the frames. */
export async function panning(page: Page): Promise<{ perSecond: number; longest: number }> {
  await page.evaluate(() => {
    const times: number[] = [];
    const count = (now: number) => {
      times.push(now);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(window, { frameTimes: times });
  });
  const box = (await page.locator(".board-viewport").boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const began = await page.evaluate(() => performance.now());
  for (const [dx, dy] of [
    [300, 120],
    [-300, -120],
    [250, -150],
    [-250, 150],
  ])
    await page.mouse.move(middle.x + dx, middle.y + dy, { steps: 40 });
  await page.mouse.up();
  const frames = await page.evaluate(
    (start) => (window as unknown as { frameTimes: number[] }).frameTimes.filter((time) => time > start),
    began,
  );
  const gaps = frames.slice(1).map((time, index) => time - frames[index]);
  return { perSecond: (1000 * gaps.length) / (frames.at(-1)! - frames[0]), longest: Math.max(...gaps) };
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
