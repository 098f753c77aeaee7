import { useEffect, useMemo, useRef, useState } from "react";
import { sidesOf } from "../../games/registry.ts";
import type { TableInfo } from "../../net/api.ts";
import type { LiveTable } from "../../net/live.ts";
import type { Deed } from "../../net/messages.ts";
import { usePart } from "../../net/store.ts";
import { TABLE_TEXTS } from "../../table/texts.ts";
import { useUnread } from "../../table/unread.ts";
import { deedText } from "../desk/deeds.ts";
import { Icon } from "../Icon.tsx";

const SHOWN_MS = 8000;

/** A message that comes while the chat is not open, or something that people do to the table, appears for some seconds. */
export function NewMessage({ live, table }: { live: LiveTable; table: TableInfo }) {
  const chat = usePart(live.state, (state) => state.chat);
  const message = useUnread(table.id, chat).at(-1);
  const deed = useNewDeed(live);
  const sides = sidesOf(table);
  const shownMessage = useForSomeTime(message);
  const shownDeed = useForSomeTime(deed);
  const to = shownMessage?.to === undefined || shownMessage.opened ? undefined : sides[shownMessage.to]?.name;
  return (
    <div className="new-message" aria-live="polite">
      {shownDeed && (
        <p className="new-deed">
          <Icon name="a-user" />
          {deedText(shownDeed, sides)}
        </p>
      )}
      {shownMessage && (
        <button type="button" onClick={shownMessage.dismiss}>
          <Icon name={to === undefined ? "a-chat" : "s-lock"} />
          <b>{to === undefined ? shownMessage.name : TABLE_TEXTS.side.whispered(shownMessage.name, to)}</b>{" "}
          {shownMessage.text}
        </button>
      )}
    </div>
  );
}

/** The newest deed that has happened since the page is open; proposals have a banner of their own. */
function useNewDeed(live: LiveTable): Deed | undefined {
  const deeds = usePart(live.state, (state) => state.deeds);
  const since = useRef(Date.now());
  const ahead = usePart(live.state, (state) => state.ahead);
  return useMemo(
    () => deeds.findLast(({ kind, time }) => kind !== "proposed" && time - ahead > since.current),
    [deeds, ahead],
  );
}

/** The item, until it was shown for some seconds or is dismissed. */
function useForSomeTime<Item extends { readonly id: string }>(
  item: Item | undefined,
): (Item & { dismiss(): void }) | undefined {
  const [gone, setGone] = useState<string>();
  const id = item?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setGone(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return item === undefined || item.id === gone ? undefined : { ...item, dismiss: () => setGone(item.id) };
}
