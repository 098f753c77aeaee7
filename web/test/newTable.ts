import type { Page } from "playwright-core";

/** Makes a table of one's own with the West for a friend and a bot as USSR; the link for the friend. */
export async function tableByLink(host: Page, server: string, name: string): Promise<string> {
  await host.goto(server);
  await host.getByRole("button", { name: "New table" }).click();
  const form = host.locator("dialog[open]");
  await form.locator(".seat-choice", { hasText: "USSR" }).locator("select").selectOption({ index: 3 });
  await form.getByLabel("Name of the table").fill(name);
  await form.getByRole("button", { name: "Make the table" }).click();
  return host.getByLabel("Anyone with this link may sit down").inputValue();
}
