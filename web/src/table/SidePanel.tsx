import { type ReactNode, useState } from "react";
import { Icon } from "../app/Icon.tsx";
import { TABLE_TEXTS } from "./texts.ts";

export interface SideTab {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly content: ReactNode;
  /** How many new things wait behind the tab. */
  readonly unread?: number;
}

/** Log, chat, notes and whatever else a game keeps beside the map; one at a time. */
export function SidePanel({ tabs }: { tabs: readonly SideTab[] }) {
  const [wanted, setWanted] = useState(tabs[0].id);
  const open = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  return (
    <section className="log" aria-label={TABLE_TEXTS.side.log}>
      <div className="tabs" role="tablist">
        {tabs.map(({ id, name, symbol, unread }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={open.id === id}
            aria-controls="side-panel"
            onClick={() => setWanted(id)}
          >
            <Icon name={symbol} />
            {name}
            <Unread count={unread} />
          </button>
        ))}
      </div>
      <div
        key={open.id}
        className="tab-panel"
        role="tabpanel"
        id="side-panel"
        aria-labelledby={`tab-${open.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel scrolls, also by keyboard
        tabIndex={0}
      >
        {open.content}
      </div>
    </section>
  );
}

/** A number on a tab. */
export function Unread({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="unread">
      {count}
      <span className="unseen"> {TABLE_TEXTS.side.unread}</span>
    </span>
  );
}
