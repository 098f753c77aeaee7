import { useEffect, useRef, useState } from "react";
import { api } from "../../net/api.ts";

type Reasons = ReadonlyMap<number, string>;
const NONE: Reasons = new Map();

/**
 * Why bots made their moves up to move `until`, by move, as far as one may know; nothing while that is undefined. Grows while it is
 * loaded; a table or a replay does without it.
 */
export function useReasons(tableId: string, until: number | undefined): Reasons {
  const [reasons, setReasons] = useState(NONE);
  const last = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table begins anew
  useEffect(() => {
    last.current = 0;
    setReasons(NONE);
  }, [tableId]);
  useEffect(() => {
    if (until === undefined) return;
    let isWanted = true;
    const load = async (): Promise<void> => {
      const more = await api.reasons(tableId, last.current);
      if (more.length === 0 || !isWanted) return;
      last.current = more.at(-1)!.seq;
      setReasons((known) => new Map([...known, ...more.map(({ seq, reason }) => [seq, reason] as const)]));
      await load();
    };
    load().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [tableId, until]);
  return reasons;
}
