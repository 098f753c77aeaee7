import { useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import type { LiveState, LiveTable } from "../../../net/live.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { Chat } from "./Chat.tsx";
import { Interrupts } from "./Interrupts.tsx";
import { Log } from "./Log.tsx";
import { Notes } from "./Notes.tsx";

const texts = TRIUMPH_TEXTS.side;

const TABS = [
  { id: "log", name: texts.log, symbol: "a-log", seatOnly: false },
  { id: "chat", name: texts.chat, symbol: "a-chat", seatOnly: false },
  { id: "notes", name: texts.notes, symbol: "a-book", seatOnly: true },
  { id: "standing", name: texts.standing, symbol: "a-settings", seatOnly: true },
] as const;

type TabId = (typeof TABS)[number]["id"];

interface Props {
  readonly live: LiveTable;
  readonly state: LiveState;
  onHover(area: string | undefined): void;
}

export function SidePanel({ live, state, onHover }: Props) {
  const { faction } = useTable();
  const [open, setOpen] = useState<TabId>("log");
  const tabs = TABS.filter(({ seatOnly }) => !seatOnly || faction !== undefined);
  return (
    <section className="log" aria-label={texts.log}>
      <div className="tabs" role="tablist">
        {tabs.map(({ id, name, symbol }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={open === id}
            aria-controls="side-panel"
            onClick={() => setOpen(id)}
          >
            <Icon name={symbol} />
            {name}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the panel scrolls, also by keyboard */}
      <div className="tab-panel" role="tabpanel" id="side-panel" aria-labelledby={`tab-${open}`} tabIndex={0}>
        {open === "log" && <Log history={state.history} onHover={onHover} />}
        {open === "chat" && <Chat live={live} messages={state.chat} maySpeak={faction !== undefined} />}
        {open === "notes" && <Notes live={live} />}
        {open === "standing" && <Interrupts />}
      </div>
    </section>
  );
}
