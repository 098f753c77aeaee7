import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { type Box, clearPlace, coveredOf, type Place } from "./clearPlace.ts";
import { shownElement } from "./shownElement.ts";

const LOOK_EVERY_MS = 250;
const STEP_PX = 24;
const MARGIN_PX = 8;
/** What fills more of the window than this, such as the map, cannot be kept clear. */
const TOO_LARGE = 0.4;
/** What the card never covers if it can help it: answers, and parts that a game has marked. */
const KEPT_CLEAR = ".bub, [data-keep-clear]";
/** Where a game has filled the window, a wide and low card may cover less. */
const FILLED = "[data-fills-window]";
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Placing {
  readonly card: RefObject<HTMLElement | null>;
  /** For the handle by which the card is moved. */
  readonly handle: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/** Keeps the card where the person put it, and out of the way of what it talks about. */
export function useCoachPlace(
  look: string | undefined,
  remembered: Place | undefined,
  onMoved: (place: Place) => void,
): Placing {
  const card = useRef<HTMLElement>(null);
  const wanted = useRef(remembered);
  const grip = useRef<Place>(undefined);

  useEffect(() => {
    const settle = () => {
      if (card.current !== null && grip.current === undefined) moveClear(card.current, wanted.current, look);
    };
    settle();
    const timer = setInterval(settle, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  const moveTo = (place: Place) => {
    if (card.current === null) return;
    const box = card.current.getBoundingClientRect();
    wanted.current = clearPlace(place, box, [], frameOf(card.current));
    put(card.current, wanted.current);
  };
  const release = () => {
    if (grip.current === undefined) return;
    grip.current = undefined;
    if (wanted.current !== undefined) onMoved(wanted.current);
  };
  return {
    card,
    handle: {
      onPointerDown(event) {
        const { left, top } = card.current!.getBoundingClientRect();
        grip.current = { left: event.clientX - left, top: event.clientY - top };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove({ clientX, clientY }) {
        if (grip.current !== undefined) moveTo({ left: clientX - grip.current.left, top: clientY - grip.current.top });
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event) {
        const arrow = ARROWS[event.key];
        if (arrow === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        const { left, top } = card.current!.getBoundingClientRect();
        moveTo({ left: left + arrow[0] * STEP_PX, top: top + arrow[1] * STEP_PX });
        if (wanted.current !== undefined) onMoved(wanted.current);
      },
    },
  };
}

/** The place that the style sheet gives the card. */
function homeOf(card: HTMLElement): Place {
  const { left, top } = card.style;
  card.style.left = "";
  card.style.top = "";
  const home = card.getBoundingClientRect();
  card.style.left = left;
  card.style.top = top;
  return home;
}

/** The window below the bars on top. */
function frameOf(card: HTMLElement): Box {
  return {
    left: MARGIN_PX,
    top: homeOf(card).top,
    right: document.documentElement.clientWidth - MARGIN_PX,
    bottom: document.documentElement.clientHeight - MARGIN_PX,
  };
}

function moveClear(card: HTMLElement, wanted: Place | undefined, look: string | undefined): void {
  const target = look === undefined ? undefined : shownElement(look);
  const kept = [...document.querySelectorAll(KEPT_CLEAR), ...(target ? [target] : [])];
  const boxes = kept.map((one) => one.getBoundingClientRect());
  const obstacles = boxes.filter(({ width, height }) => width * height < TOO_LARGE * innerWidth * innerHeight);
  const isFilled = shownElement(FILLED) !== undefined;
  const tried = (isFilled ? [true, false] : [false]).map((isWide) => {
    card.classList.toggle("coach-wide", isWide);
    const size = card.getBoundingClientRect();
    const place = clearPlace(wanted ?? homeOf(card), size, obstacles, frameOf(card));
    return { isWide, place, covered: coveredOf(place, size, obstacles) };
  });
  const best = tried.reduce((one, other) => (other.covered < one.covered ? other : one));
  card.classList.toggle("coach-wide", best.isWide);
  put(card, best.place);
}

function put({ style }: HTMLElement, { left, top }: Place): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
}
