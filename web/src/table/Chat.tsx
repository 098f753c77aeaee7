import { type FormEvent, useEffect, useRef, useState } from "react";
import { useDesk } from "../app/desk/context.ts";
import { Icon } from "../app/Icon.tsx";
import type { SideLook } from "../games/game.ts";
import type { LiveTable } from "../net/live.ts";
import type { ChatMessage } from "../net/messages.ts";
import { TABLE_TEXTS } from "./texts.ts";
import { markRead } from "./unread.ts";

const texts = TABLE_TEXTS.side;

interface Props {
  readonly live: LiveTable;
  readonly messages: readonly ChatMessage[];
  readonly maySpeak: boolean;
}

export function Chat({ live, messages, maySpeak }: Props) {
  const [problem, setProblem] = useState<string>();
  const desk = useDesk();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([{ isIntersecting }]) => {
      if (isIntersecting) markRead(live.id, messages);
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [live, messages]);
  const sideOf = (name: string): SideLook | undefined => {
    const seat = desk?.table.seats.findIndex((each) => each.name === name) ?? -1;
    return desk?.game.sides(desk.table.options)[seat];
  };
  const say = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await live.say(String(new FormData(form).get("text")));
      form.reset();
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <div className="chat" ref={place}>
      <ul>
        {messages.map(({ id, name, text, time }) => (
          <li key={id}>
            <Emblem side={sideOf(name)} />
            <b>{name}</b> <time>{new Date(time).toLocaleTimeString([], { timeStyle: "short" })}</time>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {messages.length === 0 && <p className="quiet">{texts.noChat}</p>}
      {maySpeak && (
        <form onSubmit={say}>
          <label>
            <span className="unseen">{texts.message}</span>
            <input name="text" required maxLength={2000} placeholder={texts.message} autoComplete="off" />
          </label>
          <button type="submit" className="btn">
            {texts.say}
          </button>
        </form>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

/** The sign of the side that a speaker plays. */
function Emblem({ side }: { side: SideLook | undefined }) {
  return side === undefined ? null : (
    <span className={`chat-side ${side.className}`}>
      <Icon name={side.emblem} />
      <span className="unseen">{side.name} </span>
    </span>
  );
}
