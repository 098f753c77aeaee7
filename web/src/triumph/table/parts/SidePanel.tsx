import { memo } from "react";
import { useDeedLines } from "../../../app/desk/deeds.ts";
import type { History } from "../../../net/history.ts";
import type { LiveTable } from "../../../net/live.ts";
import type { ChatMessage } from "../../../net/messages.ts";
import { Chat } from "../../../table/Chat.tsx";
import { Notes } from "../../../table/Notes.tsx";
import { SidePanel as Panel, type SideTab } from "../../../table/SidePanel.tsx";
import { useUnread } from "../../../table/unread.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { Interrupts } from "./Interrupts.tsx";
import { Log } from "./Log.tsx";

const texts = TRIUMPH_TEXTS.side;

interface Props {
  readonly live: LiveTable;
  readonly history: History;
  readonly chat: readonly ChatMessage[];
  onHover(area: string | undefined): void;
  onLook(area: string): void;
  onMoment(seq: number): void;
  onReplay(): void;
}

export const SidePanel = memo(function SidePanel({ live, history, chat, ...pointing }: Props) {
  const { faction } = useTable();
  const isSeated = faction !== undefined;
  const deeds = useDeedLines();
  const unread = useUnread(live.id, chat).length;
  const everybodys: readonly SideTab[] = [
    {
      id: "log",
      name: texts.log,
      symbol: "a-log",
      content: <Log tableId={live.id} history={history} deeds={deeds} {...pointing} />,
    },
    {
      id: "chat",
      name: texts.chat,
      symbol: "a-chat",
      unread,
      content: <Chat live={live} messages={chat} maySpeak={isSeated} />,
    },
  ];
  const own: readonly SideTab[] = [
    { id: "notes", name: texts.notes, symbol: "a-book", content: <Notes live={live} /> },
    { id: "standing", name: texts.standing, symbol: "a-settings", content: <Interrupts /> },
  ];
  return <Panel tabs={isSeated ? [...everybodys, ...own] : everybodys} />;
});
