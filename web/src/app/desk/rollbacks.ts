/** Moments that a game could go back to, in words. */
import type { Json } from "@tripartite/kernel";
import { useCallback, useEffect, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import { api, type ReplayIndex } from "../../net/api.ts";
import type { History } from "../../net/history.ts";
import type { LiveTable } from "../../net/live.ts";
import { usePart } from "../../net/store.ts";
import { useLoaded } from "../useLoaded.ts";

/** Which moves count now; undefined until it is known. */
export function useReplayIndex(live: LiveTable): ReplayIndex | undefined {
  const seq = usePart(live.state, (state) => state.seq);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move makes a new index
  const load = useCallback(() => api.replayIndex(live.id), [live, seq]);
  return useLoaded(load).value;
}

/** What the first line of the log says of each of these moves; undefined for invisible moves. */
export function useTold(game: WebGame, live: LiveTable, seqs: readonly number[]): ReadonlyMap<number, string> {
  const [told, setTold] = useState<ReadonlyMap<number, string>>(new Map());
  const history = usePart(live.state, (state) => state.history);
  const wanted = seqs.join();
  useEffect(() => {
    let isCurrent = true;
    const { view } = live.state.get();
    if (view !== undefined)
      tellAll(game, history, view, wanted === "" ? [] : wanted.split(",").map(Number)).then(
        (texts) => isCurrent && setTold(texts),
      );
    return () => {
      isCurrent = false;
    };
  }, [game, live, history, wanted]);
  return told;
}

async function tellAll(game: WebGame, history: History, view: Json, seqs: readonly number[]) {
  const told = new Map<number, string>();
  for (const seq of seqs) {
    const batch = history.find((one) => one.since < seq && seq <= one.seq);
    const text = batch && (await game.tell?.(batch, view));
    if (text) told.set(seq, text);
  }
  return told;
}
