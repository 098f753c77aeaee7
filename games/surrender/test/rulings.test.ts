/** A ruling is no dead letter: its value is read, or the code that follows it cites it. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RULINGS } from "../data/rulings.ts";

const ROOT = new URL("../", import.meta.url);

const code = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.startsWith("test/") && !file.startsWith("data/rulings/"))
  .map((file) => readFileSync(new URL(file, ROOT), "utf8"))
  .join("\n");

/** Rulings that no code follows by name yet. Only ever shorten this list. */
const PENDING: readonly string[] = [
  ...["R-CTL-1", "R-STK-1", "R-MOV-2", "R-ASL-1", "R-ASL-3", "R-ISO-2", "R-RET-4", "R-RET-5"],
  ...["R-AIR-3", "R-AIR-4", "R-NAV-1", "R-NAV-2", "R-NAV-3", "R-SUP-3", "R-SUP-5", "R-CON-5", "R-SCN-1", "R-SCN-2"],
  ...["R-POL-11", "R-POL-14", "R-CEV-3", "R-STK-2", "R-LIB-2", "R-TRK-1", "R-ECO-6", "R-SWF-1", "R-SWF-2"],
  ...["R-OPS-1", "R-AIR-5", "R-AIR-6", "R-AIR-7", "R-AIR-9", "R-NAV-4", "R-NAV-5", "R-NAV-6", "R-AMP-6", "R-EVT-5"],
  ...["R-SUP-7", "R-SUP-8", "R-REP-2"],
];

test("every ruling is read or cited by the code, but for those still to come", () => {
  const unread = Object.keys(RULINGS).filter((id) => !new RegExp(`${id}(?!\\d)`).test(code));
  expect(unread.filter((id) => !PENDING.includes(id))).toEqual([]);
});
