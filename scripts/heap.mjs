// How the runtime manages the server's memory. An action leaves some 50 kB of garbage, most of it short-lived. Threads that
// help to collect it, and marking while the server works, cost about an eighth of the server's computing time
// (`npm run bench -- server`) and save little. Pretenuring takes views and lists for long-lived, because the last ones of every
// table survive, and puts all of them among the old objects: with fifty tables collections then take four times as long.
// Plain JavaScript, as it must run on whatever Node is at hand.
import { totalmem } from "node:os";

const FLAGS = ["--no-parallel-scavenge", "--no-concurrent-marking", "--no-allocation-site-pretenuring"];
const MB = 2 ** 20;
/** Up to this part of the machine's memory old objects are not looked through. */
const SHARE = 1 / 16;
const LEAST_MB = 64;
const MOST_MB = 400;

/** Flags for the runtime of a server on a machine, or in a container, with this much memory, in bytes. */
export function heapFlags(memory = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY)) {
  const initial = Math.round(Math.min(Math.max((memory * SHARE) / MB, LEAST_MB), MOST_MB));
  return [...FLAGS, `--initial-heap-size=${initial}`];
}
