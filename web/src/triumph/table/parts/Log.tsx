import { useMemo } from "react";
import type { History } from "../../../net/history.ts";
import { LogList } from "../../../table/LogList.tsx";
import { useTable } from "../context.ts";
import { logOf } from "../model/log.ts";

export function Log({ history, onHover }: { history: History; onHover(area: string | undefined): void }) {
  const { clickArea } = useTable();
  const chapters = useMemo(() => logOf(history), [history]);
  return <LogList chapters={chapters} onHover={onHover} onPlace={clickArea} />;
}
