import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { heapFlags } from "../../scripts/heap.mjs";

const GB = 2 ** 30;

test.each([
  [GB / 2, 64],
  [4 * GB, 256],
  [24 * GB, 400],
])("with %i bytes of memory the server collects old garbage from %i MB on", (memory, megabytes) => {
  expect(heapFlags(memory)).toContain(`--initial-heap-size=${megabytes}`);
});

test("the pinned runtime knows the flags of the server", () => {
  const { status, stderr } = spawnSync(process.execPath, [...heapFlags(), "-e", ""], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
