import { useEffect, useState } from "react";
import { api } from "../../net/api.ts";

type Reasons = ReadonlyMap<number, string>;

/** Why bots made their moves, by move, as far as one may know. Grows while it is loaded; a replay does without it. */
export function useReasons(tableId: string): Reasons {
  const [reasons, setReasons] = useState<Reasons>(new Map());
  useEffect(() => {
    let isWanted = true;
    const load = async (after: number): Promise<void> => {
      const more = await api.reasons(tableId, after);
      if (more.length === 0 || !isWanted) return;
      setReasons((known) => new Map([...known, ...more.map(({ seq, reason }) => [seq, reason] as const)]));
      await load(more.at(-1)!.seq);
    };
    setReasons(new Map());
    load(0).catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [tableId]);
  return reasons;
}
