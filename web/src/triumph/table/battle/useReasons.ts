import type { Refusal } from "@tripartite/kernel";
import { useEffect, useState } from "react";
import type { LiveTable } from "../../../net/live.ts";
import type { TableAction } from "../model/action.ts";

export interface Reason {
  readonly to: string;
  readonly text: string;
  readonly rule: string;
  readonly code: string;
}

const NONE: readonly Reason[] = [];

/** Why the unit may not go to these places, as the server explains it. */
export function useReasons(
  live: LiveTable,
  seq: number,
  unit: number | undefined,
  type: "retreat" | "rebase",
  places: readonly string[],
): readonly Reason[] {
  const [found, setFound] = useState<{ readonly key: string; readonly reasons: readonly Reason[] }>();
  const key = `${seq} ${unit} ${type} ${places.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for unit and places
  useEffect(() => {
    let isWanted = true;
    if (unit === undefined || places.length === 0) return;
    Promise.all(places.map((to) => explain(live, { type, unit, to }, to)))
      .then((reasons) => isWanted && setFound({ key, reasons: reasons.filter((reason) => reason !== undefined) }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [live, key]);
  return found?.key === key ? found.reasons : NONE;
}

async function explain(live: LiveTable, action: TableAction, to: string): Promise<Reason | undefined> {
  const answer = (await live.explain(action)) as { type: string } & Partial<Refusal>;
  return answer.type === "refused"
    ? { to, text: answer.text ?? "", rule: answer.rule ?? "", code: answer.code ?? "" }
    : undefined;
}
