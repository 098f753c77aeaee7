/** Nothing moves under the hand: the map, the controls, and cards also when there are many. */
import { CARD_IDS } from "@tripartite/triumph/data/deck";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { threeSeats } from "./threeSeats.ts";

const DESKTOP = { width: 1440, height: 900 };
/** 24 cards: sixteen Action and eight Investment cards. */
const MANY = [...CARD_IDS.slice(0, 16), ...CARD_IDS.slice(55, 63)];

const UNITS = [
  { area: "berlin", unitType: "infantry", cv: 2 },
  { area: "munich", unitType: "tank", cv: 1 },
  { area: "rome", nationality: "italy", unitType: "infantry", cv: 2 },
  { area: "london", unitType: "fleet", cv: 2 },
  { area: "delhi", nationality: "britain", unitType: "infantry", cv: 1 },
  { area: "moscow", unitType: "infantry", cv: 2 },
];

async function tableFor(position: object): Promise<() => Page> {
  const site = servedPage({ game: "triumph", units: UNITS, ...position } as never);
  let page: Page;
  beforeAll(async () => {
    page = (await threeSeats(site.server, site.browser, DESKTOP, [])).axis;
    await page.locator(".board-canvas").waitFor();
  });
  return () => page;
}

describe("the map and the panel of Production", async () => {
  const table = await tableFor({ phase: "production", seat: "axis", factions: { axis: { ind: 14 } } });

  test("blocks are large enough at the first zoom", async () => {
    const box = await table().locator('[data-unit="0"]').first().boundingBox();
    expect(box!.width).toBeGreaterThanOrEqual(36);
  });

  test("the panel opens at its top, with what is spent in sight", async () => {
    const page = table();
    const dock = page.locator(".dock");
    expect(
      await dock.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight > clientHeight]),
    ).toEqual([0, true]);
    const [box, spent, cards] = await Promise.all(
      [dock, dock.locator("h3", { hasText: "0 of 11" }), dock.locator(".deck-stepper").first()].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(spent!.y).toBeGreaterThanOrEqual(box!.y);
    expect(cards!.y + cards!.height).toBeLessThanOrEqual(box!.y + box!.height);
  });

  test("what is planned stands on its block, and the plan stays in sight while a type is chosen", async () => {
    const page = table();
    await page.locator('[data-unit="0"]').first().click();
    await settled(page);
    await page.locator("#area-berlin").focus();
    await page.keyboard.press("Enter");
    await page.locator(".type-picker button", { hasText: "Tank" }).click();
    await settled(page);
    const marks = page.locator('.stacks [data-area="berlin"] .plan-mark');
    await expect.poll(() => marks.allTextContents()).toEqual(["+1", "new"]);
    const [badge, block] = await Promise.all([
      marks.first().boundingBox(),
      page.locator('[data-unit="0"]').first().boundingBox(),
    ]);
    expect(Math.abs(badge!.y + badge!.height / 2 - block!.y)).toBeLessThan(8);
    const [dock, plan, picker] = await Promise.all(
      [".dock", ".planned", ".new-unit"].map((part) => page.locator(part).boundingBox()),
    );
    expect(plan!.y).toBeGreaterThanOrEqual(dock!.y);
    expect(picker!.y + picker!.height).toBeLessThanOrEqual(dock!.y + dock!.height);
    for (let item = 0; item < 2; item++) {
      await page.locator(".cross-out").first().click();
      await settled(page);
    }
  });

  test("D1, D3: closed land is answered too, beside the place that was clicked", async () => {
    const page = table();
    await page.locator("#area-berlin").focus(); // the map goes there
    const found = await page.waitForFunction(() => {
      const land = document.querySelector('[data-closed="switzerland"]')!;
      const { x, y, width, height } = land.getBoundingClientRect();
      const shares = Array.from({ length: 40 }, (_, i) => i / 40);
      const at = shares.map((share) => [x + width * share, y + height / 2] as const);
      return at.find(([left, top]) => document.elementFromPoint(left, top) === land);
    });
    const [x, y] = (await found.jsonValue())!;
    await page.mouse.click(x, y);
    const bubble = page.locator(".bub");
    await bubble.getByText("no part of the game").waitFor();
    const answer = (await bubble.boundingBox())!;
    expect(Math.abs(answer.y + answer.height / 2 - y)).toBeLessThan(120);
    expect(answer.x).toBeLessThan(x);
    expect(answer.x + answer.width).toBeGreaterThan(x);
    await bubble.getByRole("button").click();
  });

  test("the wheel never takes the map away from under the pointer", async () => {
    const page = table();
    await page.locator(".dock .chip-button", { hasText: "Königsberg" }).first().click();
    await page.mouse.move(700, 420);
    const under = () =>
      page.evaluate(() => {
        const map = document.querySelector(".board-canvas")!.getBoundingClientRect();
        return [(700 - map.x) / map.width, (420 - map.y) / map.height];
      });
    const turn = async (by: number) => {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(350);
    };
    for (const by of [240, 240, 240]) await turn(by);
    expect(await page.locator(".board-far").count()).toBe(1);
    for (const by of [-240, -240, -240]) {
      const [x, y] = await under();
      await turn(by);
      const [laterX, laterY] = await under();
      expect(laterX).toBeCloseTo(x, 2);
      expect(laterY).toBeCloseTo(y, 2);
    }
    expect(await page.locator(".board-far").count()).toBe(0);
  });

  test("the map does not leave its frame", async () => {
    const page = table();
    const frame = (await page.locator(".board-viewport").boundingBox())!;
    for (const by of [700, -700]) {
      for (let n = 0; n < 5; n++) {
        await page.mouse.move(700, 420);
        await page.mouse.down();
        await page.mouse.move(700 + by / 2, 420 + by / 2, { steps: 3 });
        await page.mouse.up();
      }
      const map = (await page.locator(".board-canvas").boundingBox())!;
      expect(map.x).toBeLessThanOrEqual(frame.x + 17);
      expect(map.y).toBeLessThanOrEqual(frame.y + 17);
      expect(map.x + map.width).toBeGreaterThanOrEqual(frame.x + frame.width - 17);
      expect(map.y + map.height).toBeGreaterThanOrEqual(frame.y + frame.height - 170);
    }
  });

  test("ten quick clicks on one button hit it ten times, and it stays there when the last point is spent", async () => {
    const page = table();
    const plus = page.locator(".deck-stepper.action button").last();
    await plus.evaluate((button) => button.scrollIntoView({ block: "start" }));
    const { x, y, width, height } = (await plus.boundingBox())!;
    for (let n = 0; n < 10; n++) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForTimeout(110);
    }
    await settled(page);
    await expect.poll(() => page.locator(".deck-stepper.action output").textContent()).toBe("10");
    expect(await plus.boundingBox()).toEqual({ x, y, width, height });
    await page.mouse.click(x + width / 2, y + height / 2);
    await settled(page);
    await page.locator(".dock h3", { hasText: "11 of 11" }).waitFor();
    expect(await plus.boundingBox()).toEqual({ x, y, width, height });
  });
});

describe("a hand of 24 cards", async () => {
  const table = await tableFor({ phase: "handSize", seat: "axis", factions: { axis: { hand: MANY } } });

  test("shows every name, and what is discarded leaves the others in their place", async () => {
    const page = table();
    const slips = page.locator(".hand .slip");
    expect(await slips.count()).toBe(MANY.length);
    const hidden = () =>
      slips.evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const box = button.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const names = [...button.querySelectorAll(".slip-names span")];
            const isCut = names
              .map((name) => name.getBoundingClientRect())
              .some(({ right, top, bottom }) => right > box.right + 1 || top < box.top || bottom > box.bottom);
            const isTooLong = names.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
            return isCut || isTooLong || !button.contains(top) || box.bottom > innerHeight;
          })
          .map((button) => button.textContent),
      );
    await expect.poll(hidden, { message: "once the fonts are there" }).toEqual([]);
    const place = (await slips.nth(3).boundingBox())!;
    await slips.nth(3).click();
    await settled(page);
    await slips.nth(3).and(page.locator(".discarding")).waitFor();
    await slips.nth(4).click();
    await settled(page);
    await expect.poll(() => page.locator(".hand .discarding").count()).toBe(2);
    expect(await slips.count()).toBe(MANY.length);
    expect(await slips.nth(3).boundingBox()).toEqual(place);
    await page.locator(".discard-pile").getByText("2 on the discard pile").waitFor();
    const investment = slips.nth(18);
    const name = await investment.locator(".slip-names span").first().textContent();
    await investment.click();
    await settled(page);
    await slips.nth(18).and(page.locator(".discarding")).waitFor();
    expect(await investment.locator(".slip-names span").first().textContent()).toBe(name);
  });

  test("the list beside it keeps its order too", async () => {
    const page = table();
    const choices = page.locator(".dock .choice b");
    const names = async () => (await choices.allTextContents()).map((text) => text.replace(/^(Discard|Keep) /, ""));
    const before = await names();
    expect(before).toHaveLength(MANY.length);
    await choices.nth(7).click();
    await settled(page);
    await expect.poll(() => choices.nth(7).textContent()).toMatch(/^Keep /);
    expect(await names()).toEqual(before);
  });
});

describe("Investment cards for Industry", async () => {
  const cards = [...CARD_IDS.slice(0, 6), "I02", "I05", "I09"];
  const table = await tableFor({ phase: "government", seat: "axis", factions: { axis: { hand: cards } } });

  test("one click lays a card aside, in the hand and in the list, and it keeps its place", async () => {
    const page = table();
    const slips = page.locator(".hand .slip");
    const place = await slips.nth(7).boundingBox();
    await slips.nth(7).click();
    await settled(page);
    await slips.nth(7).and(page.locator(".funding")).waitFor();
    expect(await slips.nth(7).boundingBox()).toEqual(place);
    await page.locator(".dock .choice").first().click();
    await settled(page);
    await expect.poll(() => page.locator(".hand .funding").count()).toBe(2);
    const map = (await page.locator(".map-place").boundingBox())!;
    for (const slip of await slips.all()) {
      const { x, width } = (await slip.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(map.x + map.width);
    }
  });
});

describe("a pair in hand", async () => {
  const table = await tableFor({ phase: "government", seat: "axis", factions: { axis: { hand: ["I02", "I04"] } } });

  test("C7: it says what its technology does", async () => {
    const pair = table().locator("summary", { hasText: "Pair in hand: Naval Radar" });
    await pair.getByText("FirstFire for Fleets.").waitFor();
  });
});

describe("a great moment", async () => {
  const site = servedPage({
    ...{ game: "triumph", year: 1939, phase: "declarations", seat: "axis", commandOrder: ["axis"] },
    factions: { axis: { committed: ["A05"] } },
    units: UNITS,
  });

  test("its card does not cover the place where it happens", { timeout: 60_000 }, async () => {
    const { axis, west } = await threeSeats(site.server, site.browser, DESKTOP, [], async (pages) => {
      await pages.west.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"slow"}'));
    });
    await west.locator(".board-canvas").waitFor();
    await axis.locator(".declaration summary", { hasText: "Denmark" }).click();
    await axis.locator(".declaration[open] button.choice").click();
    await settled(axis);
    await axis.locator("button.main").click();
    const card = west.locator(".headline", { hasText: "Denmark is attacked" });
    await card.waitFor();
    await west.getByRole("button", { name: "Pause" }).click();
    const middle = async () => {
      const { y, height } = (await west.locator('path[data-area="copenhagen"]').first().boundingBox())!;
      return y + height / 2;
    };
    const { y, height } = (await card.boundingBox())!;
    await expect.poll(middle).toBeGreaterThan(y + height);
    expect(await middle()).toBeLessThan((await west.locator(".stage-bar").boundingBox())!.y);
  });
});
