/** Chat messages that have not been looked at; the browser remembers the last one that was, by table. */
import { useMemo } from "react";
import type { ChatMessage } from "../net/messages.ts";
import { Store, useStore } from "../net/store.ts";

const KEY = "tripartite.read";

type Read = Readonly<Record<string, string>>;

function remembered(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Read;
  } catch {
    return {};
  }
}

const read = new Store<Read>(remembered());

export function markRead(table: string, messages: readonly ChatMessage[]): void {
  const last = messages.at(-1)?.id;
  if (last === undefined || read.get()[table] === last) return;
  read.update({ [table]: last });
  try {
    localStorage.setItem(KEY, JSON.stringify(read.get()));
  } catch {
    // Without storage it is remembered as long as the page.
  }
}

export function useUnread(table: string, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = useStore(read)[table];
  return useMemo(() => {
    const at = messages.findIndex(({ id }) => id === last);
    return messages.slice(at + 1);
  }, [messages, last]);
}

/** The tab behind which the chat lies on a narrow screen carries the number. */
export function withUnread<Tab extends { readonly id: string }>(tabs: readonly Tab[], unread: number) {
  return tabs.map((tab) => (tab.id === "log" ? { ...tab, unread } : tab));
}
