import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Packer } from "@tripartite/kernel";

/** Keeps the past of a game in little room: outside the heap, where the garbage collector has nothing to look through. */
export const PACKER: Packer<Buffer> = {
  pack: (text) => deflateRawSync(text),
  unpack: (packed) => inflateRawSync(packed).toString(),
};
