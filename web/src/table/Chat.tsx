import { type FormEvent, useState } from "react";
import type { LiveTable } from "../net/live.ts";
import type { ChatMessage } from "../net/messages.ts";
import { TABLE_TEXTS } from "./texts.ts";

const texts = TABLE_TEXTS.side;

interface Props {
  readonly live: LiveTable;
  readonly messages: readonly ChatMessage[];
  readonly maySpeak: boolean;
}

export function Chat({ live, messages, maySpeak }: Props) {
  const [problem, setProblem] = useState<string>();
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
    <div className="chat">
      <ul aria-live="polite">
        {messages.map(({ id, name, text, time }) => (
          <li key={id}>
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
