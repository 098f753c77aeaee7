import { useMemo } from "react";
import { useDeedLines } from "../../../app/desk/deeds.ts";
import type { LiveState, LiveTable } from "../../../net/live.ts";
import { Chat } from "../../../table/Chat.tsx";
import { LogList } from "../../../table/LogList.tsx";
import { Notes } from "../../../table/Notes.tsx";
import { SidePanel, type SideTab } from "../../../table/SidePanel.tsx";
import { useUnread } from "../../../table/unread.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { logOf } from "../model/log.ts";
import { Concession } from "./Concession.tsx";

const texts = SURRENDER_TEXTS.side;

interface Props {
  readonly live: LiveTable;
  readonly state: LiveState;
  /** The player wants to see a move again. */
  onMoment(seq: number): void;
}

export function SidePanels({ live, state, onMoment }: Props) {
  const { faction, seen, clickHex, setLooked } = useTable();
  const { scene } = seen;
  const chapters = useMemo(() => logOf(state.history, scene), [state.history, scene]);
  const isSeated = faction !== undefined;
  const deeds = useDeedLines();
  const unread = useUnread(live.id, state.chat).length;
  const everybodys: readonly SideTab[] = [
    {
      id: "log",
      name: texts.log,
      symbol: "a-log",
      content: <LogList chapters={chapters} deeds={deeds} onHover={setLooked} onPlace={clickHex} onMoment={onMoment} />,
    },
    {
      id: "chat",
      name: texts.chat,
      symbol: "a-chat",
      unread,
      content: <Chat live={live} messages={state.chat} maySpeak={isSeated} />,
    },
  ];
  const own: readonly SideTab[] = [
    {
      id: "notes",
      name: texts.notes,
      symbol: "a-book",
      content: (
        <>
          <Notes live={live} />
          <Concession />
        </>
      ),
    },
  ];
  return <SidePanel tabs={isSeated ? [...everybodys, ...own] : everybodys} />;
}
