import type { AirNavalType, Faction, GroundType, SupplyState } from "@tripartite/surrender/data/vocabulary";
import { memo } from "react";
import "./counters.css";

export type CounterType = GroundType | AirNavalType;

/** All that a counter shows. */
export interface CounterLooks {
  readonly country: string;
  /** Countries without colours of their own have those of their side. */
  readonly faction?: Faction | undefined;
  readonly type: CounterType;
  readonly isGarrison: boolean;
  readonly isReduced: boolean;
  readonly short: string;
  /** Of air and naval units. */
  readonly sorties?: number;
  readonly supply: SupplyState;
  /** It has acted this turn. */
  readonly isDone: boolean;
}

const SYMBOLS: Readonly<Record<CounterType, string>> = {
  infantry: "u-infantry",
  shock: "u-infantry",
  tank: "u-tank",
  fighter: "u-air",
  bomber: "t-bombers",
  surface: "u-fleet",
  carrier: "u-carrier",
  convoy: "u-convoy",
};

export const COUNTER_WIDTH = 46;
export const COUNTER_HEIGHT = 50;
const MOST_SORTIES = 6;
/** Longer names are drawn together. */
const NAME_WIDTH = 41;
const LETTER_WIDTH = 6;

/** A cardboard counter, 46 × 50, for use inside an SVG. */
export const CounterFace = memo(function CounterFace(looks: CounterLooks) {
  const { country, faction, type, isGarrison, isReduced, short, sorties, supply, isDone } = looks;
  const isLong = short.length * LETTER_WIDTH > NAME_WIDTH;
  return (
    <g className={`counter ${faction ? `counter-side-${faction}` : ""} counter-of-${country}`}>
      <rect className="counter-shadow" x="1.5" y="6" width="46" height="46" rx="4" />
      <rect className="counter-edge" y="4" width="46" height="46" rx="4" />
      <rect className="counter-face" width="46" height="46" rx="4" />
      {isReduced && <path className="counter-worn" d="M46 21V42a4 4 0 0 1-4 4H21Z" />}
      <rect className="counter-rim" x="1" y="1" width="44" height="44" rx="3.2" />
      {sorties === undefined ? <Strength isReduced={isReduced} /> : <Sorties count={sorties} />}
      <use href={`#${isGarrison ? "u-fortress" : SYMBOLS[type]}`} x="11" y="8.500" width="24" height="24" />
      {type === "shock" && <path className="counter-line" d="M8 33l15-5 15 5" />}
      <text
        className="counter-name"
        x="23"
        y="40.500"
        {...(isLong && { textLength: NAME_WIDTH, lengthAdjust: "spacingAndGlyphs" })}
      >
        {short}
      </text>
      <Band country={country} />
      {isDone && (
        <>
          <rect className="counter-done-veil" width="46" height="46" rx="4" />
          <g className="counter-done-mark" transform="translate(40 40)">
            <circle r="7.500" />
            <use href="#a-check" x="-5.500" y="-5.500" width="11" height="11" />
          </g>
        </>
      )}
      {supply !== "full" && (
        <g className={`counter-supply counter-supply-${supply}`} transform="translate(40 8)">
          <circle r="8.500" />
          <use href={supply === "low" ? "#p-supply" : "#s-unsupplied"} x="-6.500" y="-6.500" width="13" height="13" />
        </g>
      )}
    </g>
  );
});

/** Two steps: filled while the unit has them. */
function Strength({ isReduced }: { isReduced: boolean }) {
  return (
    <>
      <circle className="pip" cx="7" cy="7" r="2.800" />
      <circle className={isReduced ? "pip-free" : "pip"} cx="15" cy="7" r={isReduced ? 2.3 : 2.8} />
    </>
  );
}

function Sorties({ count }: { count: number }) {
  return Array.from({ length: MOST_SORTIES }, (_, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: Sorties have no identity
      key={index}
      className={index < count ? "pip" : "pip-free"}
      x={4 + index * 6.6}
      y="3.500"
      width="4.600"
      height="4.600"
      rx="1"
    />
  ));
}

/** The line at the foot distinguishes nations in any colours. */
const BANDS: Readonly<Record<string, string>> = {
  germany: "M8 43.500H38",
  slovakia: "M8 43.500H20M26 43.500H38",
  poland: "M8 42.500H38M8 44.800H38",
  italy: "M8 43.500H21M25 43.500H38",
  uk: "M8 43.500H14M18 43.500H28M32 43.500H38",
  france: "M8 43.500H16M19 43.500H27M30 43.500H38",
  usa: "M10 43.500h.1M16 43.500h.1M22 43.500h.1M28 43.500h.1M34 43.500h.1",
  ussr: "M8 44.500l5-2 5 2 5-2 5 2 5-2 5 2",
};

function Band({ country }: { country: string }) {
  return <path className="counter-band" d={BANDS[country] ?? "M14 43.500H32"} />;
}
