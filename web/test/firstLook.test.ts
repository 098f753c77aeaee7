/** Where a player looks first: at the own armies, and on a small map at all units. */
import { isRefusal, type Json } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";
import { expect, test } from "vitest";
import { hexDistance } from "../src/surrender/board/keys.ts";
import { firstLook } from "../src/surrender/table/model/front.ts";
import { type Seen, seenOf } from "../src/surrender/table/model/seen.ts";

function opening(scenario: string): Seen {
  const options = surrender.options({ scenario });
  if (isRefusal(options)) throw new Error(options.text);
  return seenOf(surrender.view(surrender.setup(options, 1), 0) as object as Json);
}

test.each(["axis", "western", "soviet"] as const)("Europe 1939: %s looks at an army of its own", (faction) => {
  const seen = opening("europe-1939");
  const look = firstLook(seen, faction);
  const armies = [...seen.units.values()].filter((unit) => unit.isGround && unit.hex === look);
  expect(armies.map((unit) => unit.faction)).toEqual([faction]);
});

test("Scandinavia 1940: both see the ports of Germany and of Norway", () => {
  const seen = opening("scandinavia-1940");
  const look = firstLook(seen, "axis");
  expect(firstLook(seen, "western")).toBe(look);
  const away = (city: string) => hexDistance(look, seen.scene.map.hexes.find((hex) => hex.city?.name === city)!.id);
  for (const city of ["Hamburg", "Oslo", "Bergen", "Scapa Flow"]) expect(away(city)).toBeLessThan(10);
});
