import { useEffect, useRef } from "react";
import { Icon } from "../../app/Icon.tsx";
import { TABLE_TEXTS } from "../texts.ts";
import type { Headline } from "./scene.ts";

/** A great moment, as the front page of a paper. */
export function HeadlineCard({ headline, onContinue }: { headline: Headline; onContinue(): void }) {
  const { symbol, side = "", title, lines } = headline;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="headline-place">
      <section className={`headline ${side}`} role="alertdialog" aria-label={title}>
        <Icon name={symbol} className="headline-sign" />
        <h2>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <button ref={button} type="button" className="btn primary" onClick={onContinue}>
          {TABLE_TEXTS.stage.goOn}
        </button>
      </section>
    </div>
  );
}
