/** Grammar of the log: verbs follow the names of units, some countries have an article, lists can be read. */
import { expect, test } from "vitest";
import { agreeing } from "../../describe/agree.ts";
import { list, withArticle } from "../../describe/names.ts";

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

test("within a sentence some countries have an article", () => {
  expect(["Netherlands", "United States", "Soviet Union", "Belgium"].map(withArticle)).toEqual([
    "the Netherlands",
    "the United States",
    "the Soviet Union",
    "Belgium",
  ]);
});

test("names with a comma are kept apart in a list", () => {
  expect(list(["8. Armee", "Home Fleet", "1st Army"])).toBe("8. Armee, Home Fleet and 1st Army");
  expect(list(["Home Fleet", "No. 11 Group, Fighter Command"])).toBe("Home Fleet; and No. 11 Group, Fighter Command");
});
