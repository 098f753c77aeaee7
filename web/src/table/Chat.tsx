import { type FormEvent, useEffect, useRef, useState } from "react";
import { useDesk } from "../app/desk/context.ts";
import { Icon } from "../app/Icon.tsx";
import type { SideLook } from "../games/game.ts";
import type { SeatInfo } from "../net/api.ts";
import type { LiveTable } from "../net/live.ts";
import type { ChatMessage, TalkOpening } from "../net/messages.ts";
import { usePart } from "../net/store.ts";
import { TABLE_TEXTS } from "./texts.ts";
import { markRead } from "./unread.ts";

const texts = TABLE_TEXTS.side;

interface Props {
  readonly live: LiveTable;
  readonly messages: readonly ChatMessage[];
  readonly maySpeak: boolean;
}

const NO_SEATS: readonly SeatInfo[] = [];
const NO_SIDES: readonly SideLook[] = [];

/** What was said: to everybody, or between two seats. */
export function Chat({ live, messages, maySpeak }: Props) {
  const [problem, setProblem] = useState<string>();
  const desk = useDesk();
  const seats = desk?.table.seats ?? NO_SEATS;
  const sides = desk?.game.sides(desk.table.options) ?? NO_SIDES;
  const openings = usePart(live.state, (state) => state.openings);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([{ isIntersecting }]) => {
      if (isIntersecting) markRead(live.id, messages);
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [live, messages]);
  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change();
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const say = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const to = data.get("to") ?? "";
    return attempt(async () => {
      await live.say(String(data.get("text")), to === "" ? undefined : Number(to));
      (form.elements.namedItem("text") as HTMLInputElement).value = "";
    });
  };
  const sideOf = (seat: number | undefined) => (seat === undefined ? undefined : sides[seat]);
  return (
    <div className="chat" ref={place}>
      <div aria-live="polite">
        <ul>
          {messages.map((message) => (
            <Message key={message.id} message={message} seats={seats} sides={sides} />
          ))}
        </ul>
      </div>
      {messages.length === 0 && <p className="quiet">{texts.noChat}</p>}
      {openings.map((opening) => (
        <Opening
          key={opening.with}
          opening={opening}
          side={sideOf(opening.with)?.name ?? String(opening.with)}
          onAgree={() => attempt(() => live.openTalk(opening.with))}
        />
      ))}
      {maySpeak && (
        <form onSubmit={say}>
          <Hearers seats={seats} sides={sides} own={desk?.seat} />
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

interface MessageProps {
  readonly message: ChatMessage;
  readonly seats: readonly SeatInfo[];
  readonly sides: readonly SideLook[];
}

function Message({ message, seats, sides }: MessageProps) {
  const { name, text, time, to, opened } = message;
  const seat = message.seat ?? seats.findIndex((each) => each.name === name);
  const side = sides[seat];
  const hearer = to === undefined ? undefined : sides[to];
  return (
    <li className={hearer && !opened ? "whispered" : ""}>
      <Emblem side={side} />
      <b>{name}</b> <time>{new Date(time).toLocaleTimeString([], { timeStyle: "short" })}</time>
      {hearer && (
        <small>
          <Icon name="s-lock" /> {(opened ? texts.opened : texts.whispered)(side?.name ?? name, hearer.name)}
        </small>
      )}
      <p>{text}</p>
    </li>
  );
}

/** To whom one speaks, where other people sit. */
function Hearers({ seats, sides, own }: Omit<MessageProps, "message"> & { own: number | undefined }) {
  const others = seats.flatMap(({ kind, name }, seat) =>
    kind === "person" && seat !== own && name !== seats[own ?? -1]?.name ? [{ seat, name: name ?? "" }] : [],
  );
  if (others.length === 0) return null;
  return (
    <label className="hearer">
      {texts.to}
      <select name="to" defaultValue="">
        <option value="">{texts.toAll}</option>
        {others.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {texts.toOne(sides[seat]?.name ?? String(seat), name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** After the end both may show everybody what they said to each other. */
function Opening({ opening, side, onAgree }: { opening: TalkOpening; side: string; onAgree(): void }) {
  if (opening.you) return <p className="quiet">{texts.youAgreed(side)}</p>;
  return (
    <div className="opening">
      {opening.they && <p>{texts.theyAgreed(side)}</p>}
      <button type="button" className="btn" onClick={onAgree}>
        {texts.openTalk(side)}
      </button>
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
