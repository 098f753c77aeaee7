import type { WebGame } from "../../games/game.ts";
import type { Frame } from "../../net/stage.ts";

/** Passes that follow each other are one moment. */
export function withPassesTogether(frames: readonly Frame[], { isPass }: Pick<WebGame, "isPass">): Frame[] {
  if (isPass === undefined) return [...frames];
  const isOnlyPass = ({ batch }: Frame) => batch.events.length > 0 && batch.events.every((event) => isPass(event));
  const folded: Frame[] = [];
  for (const frame of frames) {
    const last = folded.at(-1);
    if (last === undefined || !isOnlyPass(last) || !isOnlyPass(frame)) {
      folded.push(frame);
      continue;
    }
    const { since } = last.batch;
    const batch = { since, seq: frame.batch.seq, events: [...last.batch.events, ...frame.batch.events] };
    const known = { ...frame.after, history: [...last.before.history, batch] };
    folded[folded.length - 1] = { ...frame, batch, before: last.before, after: known };
  }
  return folded;
}
