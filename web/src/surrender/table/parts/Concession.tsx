import { useState } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";

const texts = SURRENDER_TEXTS.dock;

/** §11 Conceding gives the other side its highest victory; asked twice. */
export function Concession() {
  const { interrupts, act, busy } = useTable();
  const [isAsked, setAsked] = useState(false);
  const concede = interrupts.find(({ type }) => type === "concede");
  if (concede === undefined) return null;
  if (!isAsked) {
    return (
      <p className="concession">
        <button type="button" className="btn" onClick={() => setAsked(true)}>
          {texts.concede}
        </button>
      </p>
    );
  }
  return (
    <p className="concession">
      <b>{texts.concedeAsk}</b>
      <button type="button" className="btn" disabled={busy} onClick={() => act(concede)}>
        {texts.concedeYes}
      </button>
      <button type="button" className="btn" onClick={() => setAsked(false)}>
        {texts.concedeNo}
      </button>
    </p>
  );
}
