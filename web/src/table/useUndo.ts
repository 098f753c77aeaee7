import { useCallback, useState } from "react";
import type { LiveState, LiveTable } from "../net/live.ts";
import type { Notice } from "./notice.ts";
import { TABLE_TEXTS } from "./texts.ts";

const texts = TABLE_TEXTS.notice;

/**
 * Undo, and why it is barred: the server says so, or has refused it and nothing new happened since. Where all others are
 * bots nothing bars it: what cannot be undone is taken back.
 */
export function useUndo(
  live: LiveTable,
  { seq, mayUndo, outcome }: LiveState,
  setNotice: (notice: Notice | undefined) => void,
) {
  const [refusal, setRefusal] = useState<{ readonly seq: number; readonly text: string }>();
  const undo = useCallback(async () => {
    setNotice(undefined);
    try {
      if (!live.state.get().mayUndo && live.isAloneWithBots) return await live.takeBack();
      const reply = await live.undo();
      if (reply.type === "stale") setNotice({ title: texts.refused, text: texts.stale });
      if (reply.type !== "refused") return;
      setRefusal({ seq: live.state.get().seq, text: reply.text });
      setNotice({ title: texts.refused, text: reply.text });
    } catch (error) {
      setNotice({ title: texts.refused, text: (error as Error).message });
    }
  }, [live, setNotice]);
  if (refusal?.seq === seq) return { undo, barred: refusal.text };
  const mayTakeBack = seq > 0 && outcome === undefined && live.isAloneWithBots;
  return { undo, barred: mayUndo || mayTakeBack ? undefined : texts.nothingToUndo };
}
