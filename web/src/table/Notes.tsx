import { useEffect, useState } from "react";
import type { LiveTable } from "../net/live.ts";
import { TABLE_TEXTS } from "./texts.ts";

const texts = TABLE_TEXTS.side;
const SAVE_AFTER_MS = 800;

/** A sheet of paper for one's own eyes; it saves itself. */
export function Notes({ live }: { live: LiveTable }) {
  const [text, setText] = useState<string>();
  const [saved, setSaved] = useState<string>();
  useEffect(() => {
    live.note().then(
      (note) => {
        setText(note);
        setSaved(note);
      },
      () => {},
    );
  }, [live]);
  useEffect(() => {
    if (text === undefined || text === saved) return;
    const timer = setTimeout(
      () =>
        live.saveNote(text).then(
          () => setSaved(text),
          () => {},
        ),
      SAVE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [live, text, saved]);
  return (
    <label className="notes">
      <span className="unseen">{texts.noteLabel}</span>
      <textarea
        value={text ?? ""}
        disabled={text === undefined}
        maxLength={10_000}
        onChange={({ target }) => setText(target.value)}
      />
      <small>{text !== undefined && text === saved && text !== "" ? texts.saved : texts.noteHint}</small>
    </label>
  );
}
