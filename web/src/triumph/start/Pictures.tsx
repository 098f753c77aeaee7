import type { ReactNode } from "react";
import { Icon } from "../../app/Icon.tsx";
import { Block } from "../table/parts/Block.tsx";
import { CardFace, cardClass } from "../table/parts/CardFace.tsx";
import { TRIUMPH_TEXTS } from "../texts.ts";
import "../table/styles/cards.css";

const SAMPLE_CARD = "A13";

/** How it works, in three pictures. */
export function Pictures() {
  const { whyNotSample } = TRIUMPH_TEXTS;
  const pictures: readonly ReactNode[] = [
    <>
      <Block nationality="britain" />
      <Block nationality="germany" unitType="tank" cv={3} />
    </>,
    <span key="card" className={cardClass(SAMPLE_CARD)}>
      <CardFace card={SAMPLE_CARD} />
    </span>,
    <span key="why" className="mini">
      <b>
        <Icon name="s-refused" />
        {whyNotSample.title}
      </b>
      {whyNotSample.text} <span className="rule">§{whyNotSample.rule}</span>
    </span>,
  ];
  return (
    <ul className="how">
      {TRIUMPH_TEXTS.pictures.map(({ title, text }, index) => (
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
