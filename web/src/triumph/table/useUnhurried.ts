/** §9.5 An Intelligence card takes the same time to work whether or not its target could have turned it back. */
import { useEffect, useState } from "react";
import type { LiveState } from "../../net/live.ts";

const PAUSE_MS = 1200;

/** What is known and shown lies before the card was played; the answer to it is in the news already. */
export function isTooSoon(shown: LiveState, state: LiveState): boolean {
  if (shown.seq === 0 || state.seq <= shown.seq) return false;
  const phase = (state.view as { readonly phase?: string } | undefined)?.phase;
  if (phase === "doubleAgent") return false;
  return state.history.some(
    ({ seq, events }) =>
      seq > shown.seq && events.some((event) => (event as { readonly type?: string }).type === "intelligencePlayed"),
  );
}

export function useUnhurried(state: LiveState): LiveState {
  const [shown, setShown] = useState(state);
  const waits = isTooSoon(shown, state);
  useEffect(() => {
    if (!waits) {
      setShown(state);
      return;
    }
    const timer = setTimeout(() => setShown(state), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, waits]);
  return waits ? { ...shown, busy: state.busy, connection: state.connection } : state;
}
