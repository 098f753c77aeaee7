import { openBrowser, pageServer } from "./browser.ts";
import { placeCadres, settled, tableOn } from "./play.ts";

const t0 = Date.now();
const log = (...a: unknown[]) => console.log(((Date.now() - t0) / 1000).toFixed(1), ...a);
const server = await pageServer();
const browser = await openBrowser();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
const page = await context.newPage();
page.on("console", (m) => {
  if (m.type() === "error") log("CONSOLE", m.text().slice(0, 300));
});
page.on("pageerror", (e) => log("PAGEERROR", e.message, e.stack?.slice(0, 600)));
await page.goto(server.url);
await page.getByRole("button", { name: "Play now" }).click();
await page.locator(".dock .chip-button").first().waitFor();
await placeCadres(page);
const seen = new Map<string, number>();
const table = tableOn(page);
let shot = 0;
while (Date.now() - t0 < 230_000) {
  await page
    .locator(".who:not(.quiet)")
    .first()
    .waitFor({ timeout: 20000 })
    .catch(() => log("not my move"));
  const prompt = ((await page.locator(".prompt p").textContent()) ?? "")
    .replace(/\d+/g, "N")
    .replace(/in [A-Z][a-z ]+/g, "in X");
  if (!seen.has(prompt)) {
    log(await page.locator(".year").textContent(), await table.now(), prompt);
  }
  const n = (seen.get(prompt) ?? 0) + 1;
  seen.set(prompt, n);
  if (/units act|declare|Where do|Hit|Subs|BattleGroup|further Battles|reveal/i.test(prompt) && n === 1)
    await page.screenshot({ path: `/tmp/m${shot++}.png` });
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLButtonElement>(".dock button:not(:disabled)")].filter(
      (b) => !b.classList.contains("take-back"),
    );
    const main = document.querySelector<HTMLButtonElement>("button.main:not(:disabled)");
    const war = all.filter((b) => /War on|Violate|Announce|Fight/.test(b.textContent ?? ""));
    const announce = main && /Announce|Carry/.test(main.textContent ?? "");
    const pick = war.length && Math.random() < 0.5 ? war[Math.floor(Math.random() * war.length)] : undefined;
    const b = announce
      ? main
      : (pick ??
        (main && (all.length === 0 || Math.random() < 0.3) ? main : all[Math.floor(Math.random() * all.length)]));
    b?.click();
  });
  await page.waitForTimeout(30);
  await settled(page).catch(() => log("unsettled"));
}
log(await page.locator(".year").textContent(), await table.now());
for (const [p, n] of seen) console.log(n, p);
await page.screenshot({ path: `/tmp/mlast.png` });
await browser.close();
await server.close();
process.exit(0);
