import { expect, test } from "vitest";
import { PACKER } from "../tables/packing.ts";

test("what is packed comes back as it was, and takes no more room than it has bytes", () => {
  const text = JSON.stringify(Array.from({ length: 32 }, (_, seat) => ({ entry: { seat, action: { type: "bid" } } })));
  const packed = PACKER.pack(text) as Uint8Array;
  expect(PACKER.unpack(packed)).toBe(text);
  expect(packed.byteLength).toBeLessThan(text.length / 4);
  expect(packed.buffer.byteLength).toBe(packed.byteLength);
});
