import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Packer } from "@tripartite/kernel";

/** Keeps the past of a game in little room: outside the heap, where the garbage collector has nothing to look through. */
export const PACKER: Packer<Uint8Array> = {
  // zlib hands out the beginning of a much larger buffer, which would stay with it.
  pack: (text) => new Uint8Array(deflateRawSync(text)),
  unpack: (packed) => inflateRawSync(packed).toString(),
};
