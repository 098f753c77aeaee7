import { useEffect, useState } from "react";
import type { TableInfo } from "../../net/api.ts";
import type { LiveTable } from "../../net/live.ts";
import { useStore } from "../../net/store.ts";
import { useUnread } from "../../table/unread.ts";
import { Icon } from "../Icon.tsx";

const SHOWN_MS = 8000;

/** A message that comes while the chat is not open appears for some seconds, and is read out by screen readers. */
export function NewMessage({ live, table }: { live: LiveTable; table: TableInfo }) {
  const { chat } = useStore(live.state);
  const newest = useUnread(table.id, chat).at(-1);
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    if (newest === undefined) return;
    const timer = setTimeout(() => setGone(newest.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  const shown = newest !== undefined && newest.id !== gone ? newest : undefined;
  return (
    <div className="new-message" aria-live="polite">
      {shown && (
        <button type="button" onClick={() => setGone(shown.id)}>
          <Icon name="a-chat" />
          <b>{shown.name}</b> {shown.text}
        </button>
      )}
    </div>
  );
}
