/** Verbs of the log follow the names of units. */
import { expect, test } from "vitest";
import { agreeing } from "../../describe/agree.ts";

test("names in the plural have their verb in the plural, as subjects only", () => {
  const [convoys, forces, air] = ["Atlantic convoys", "Australian forces, Middle East", "Eighth Air Force, fighters"];
  const names = [convoys, forces, air];
  expect(agreeing(`${convoys} sails with ${air} from London.`, names)).toBe(`${convoys} sail with ${air} from London.`);
  expect(agreeing(`${forces} marches to Paris. ${forces} is reduced.`, names)).toBe(
    `${forces} march to Paris. ${forces} are reduced.`,
  );
  expect(agreeing(`${air} flies to Sofia and escorts ${convoys} in the Aegean.`, names)).toBe(
    `${air} flies to Sofia and escorts ${convoys} in the Aegean.`,
  );
  const two = "69. and 163. Division";
  expect(agreeing(`${two} lands in Oslo.`, [two])).toBe(`${two} land in Oslo.`);
});
