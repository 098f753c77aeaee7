import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Packer } from "@tripartite/kernel";

/** Texts have about 8 kB: zlib needs neither its usual 270 kB for each of them nor 16 kB for what comes out. */
const SMALL = { level: 1, windowBits: 13, memLevel: 5, chunkSize: 4096 };

/** Keeps the past of a game in little room: outside the heap, where the garbage collector has nothing to look through. */
export const PACKER: Packer<Uint8Array> = {
  // zlib hands out the beginning of a larger buffer, which would stay with it.
  pack: (text) => new Uint8Array(deflateRawSync(text, SMALL)),
  unpack: (packed) => inflateRawSync(packed).toString(),
};
