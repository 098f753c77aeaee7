import { useEffect } from "react";
import type { LiveState, LiveTable } from "../net/live.ts";
import { Store, useStore } from "../net/store.ts";

export interface BotsWait {
  /** So long at most. */
  readonly ms: number;
  letThemAnswer(): void;
}

const NOBODY = new Store<Pick<LiveState, "botsWait">>({});

/** Bots wait before they answer; E lets them. */
export function useBotsWait(live: LiveTable | undefined): BotsWait | undefined {
  const { botsWait } = useStore<Pick<LiveState, "botsWait">>(live?.state ?? NOBODY);
  useEffect(() => {
    if (botsWait === undefined || live === undefined) return;
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.closest("input, textarea, select, dialog");
      if (key.toLowerCase() === "e" && !isTyping && !ctrlKey && !metaKey && !altKey) letThemAnswer(live);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [botsWait, live]);
  return live && botsWait && { ms: botsWait.ms, letThemAnswer: () => letThemAnswer(live) };
}

/** Without a connection they answer when their time is up. */
function letThemAnswer(live: LiveTable): void {
  live.letBotsAnswer().catch(() => {});
}
