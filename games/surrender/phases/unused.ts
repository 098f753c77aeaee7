/** Phases whose chapter is still to be played: nobody is ever sent there. */
import { automatic, type Phase } from "./phase.ts";

export function notYet(name: string): Phase {
  return automatic(() => {
    throw new Error(`the phase ${name} is not played yet`);
  });
}
