import type { ReactNode } from "react";
import { Icon } from "../../app/Icon.tsx";
import { CounterFace } from "../board/Counter.tsx";
import { hexPath } from "../board/hexes.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import { SampleCounter } from "./SampleCounter.tsx";
import "./start.css";

const SAMPLE_ODDS = [4, 10, 30, 34, 16, 6];

/** How it works, in three pictures. */
export function Pictures() {
  const pictures: readonly ReactNode[] = [
    <svg key="range" className="range" viewBox="28 24 310 220" aria-hidden="true">
      {["0101", "0102", "0103", "0201", "0202"].map((id) => (
        <path key={id} className={id === "0202" ? "target" : "reach"} d={hexPath(id, 4)} />
      ))}
      <g transform="translate(122 70) scale(1.1)">
        <CounterFace
          country="germany"
          type="tank"
          short="10.A"
          isGarrison={false}
          isReduced={false}
          supply="full"
          isDone={false}
        />
      </g>
    </svg>,
    <span key="secret" className="secret">
      <SampleCounter country="poland" type="fighter" short="Lotn." sorties={1} />
      <Icon name="s-lock" />
    </span>,
    <span key="odds" className="odds-sample">
      {SAMPLE_ODDS.map((share) => (
        <i key={share} style={{ height: `${share * 2}px` }} />
      ))}
    </span>,
  ];
  return (
    <ul className="how">
      {SURRENDER_TEXTS.pictures.map(({ title, text }, index) => (
        <li key={title} className="hw">
          <div className="pic" aria-hidden="true">
            {pictures[index]}
          </div>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
