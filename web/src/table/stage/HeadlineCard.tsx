import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../app/Icon.tsx";
import { TABLE_TEXTS } from "../texts.ts";
import type { Headline } from "./scene.ts";
import "./stage.css";

interface Props {
  readonly headline: Headline;
  /** What the button says. */
  readonly goOn?: string;
  onContinue(): void;
  /** Other buttons. */
  readonly children?: ReactNode;
}

/** A great moment, as the front page of a paper. */
export function HeadlineCard({ headline, goOn = TABLE_TEXTS.stage.goOn, onContinue, children }: Props) {
  const { symbol, side = "", title, lines } = headline;
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card has a button of its own
  useEffect(() => button.current?.focus({ preventScroll: true }), [title]);
  return (
    <div className="headline-place">
      <section key={title} className={`headline ${side}`} role="alertdialog" aria-label={title}>
        <Icon name={symbol} className="headline-sign" />
        <h2>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className="headline-buttons">
          <button ref={button} type="button" className="btn primary" onClick={onContinue}>
            {goOn}
          </button>
          {children}
        </div>
      </section>
    </div>
  );
}
