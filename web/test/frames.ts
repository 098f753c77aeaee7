/** Updates as the stages of the games get them, and how their beats see the table. */
import type { Known } from "../src/net/known.ts";
import type { Beat, Frame } from "../src/net/stage.ts";

export function frameOf(before: object, after: object, events: readonly object[]): Frame {
  const known = { seq: 1, history: [], waitingFor: [], mayUndo: false, legal: [], interrupts: [] };
  const batch = { since: 1, seq: 2, events };
  return {
    before: { ...known, view: before } as unknown as Known,
    after: { ...known, view: after, seq: 2 } as unknown as Known,
    batch: batch as unknown as Frame["batch"],
  };
}

/** How each beat sees the table. */
export const seenBy = (beats: readonly Beat[], after: object) =>
  beats.map(({ scene, known }) => {
    const [line] = (scene as { lines: { pieces: { text: string }[] }[] }).lines;
    const words = line?.pieces.map(({ text }) => text).join("");
    return [words, known.view === (after as never) ? "after" : "before"];
  });
