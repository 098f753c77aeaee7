/** Where a replay stands, and how it moves: by moves, single events or phases, by hand or by itself. */
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { ReplayIndex } from "../../net/api.ts";

export const UNITS = ["move", "event", "phase"] as const;
export type Unit = (typeof UNITS)[number];

/** A step, or one of the events that led to it. */
export interface Position {
  readonly step: number;
  readonly event?: number;
  /** One has come from the step before, so that it can be seen how it went. */
  readonly isNext?: true;
}

/** How many events led to a step, as far as that is known. */
type CountEvents = (step: number) => number;

export function moved(
  { step, event }: Position,
  by: 1 | -1,
  unit: Unit,
  { seqs, times }: ReplayIndex,
  countEvents: CountEvents,
): Position {
  const last = seqs.length - 1;
  if (unit === "phase") {
    const border =
      by > 0 ? times.find((mark) => mark.step > step)?.step : times.findLast((mark) => mark.step < step)?.step;
    return { step: border ?? (by > 0 ? last : 0) };
  }
  if (unit === "event") {
    const next = (event ?? countEvents(step) - 1) + by;
    if (next >= 0 && next < countEvents(step)) return { step, event: next };
    const there = clamp(step + by, last);
    if (there === step) return { step };
    const count = countEvents(there);
    return count < 2 ? { step: there } : { step: there, event: by > 0 ? 0 : count - 1 };
  }
  const there = clamp(step + by, last);
  return there > step ? { step: there, isNext: true } : { step: there };
}

function clamp(step: number, last: number): number {
  return Math.min(last, Math.max(0, step));
}

export interface Transport {
  readonly position: Position;
  readonly isPlaying: boolean;
  readonly unit: Unit;
  readonly delay: number;
  go(step: number): void;
  move(by: 1 | -1, unit?: Unit): void;
  play(on: boolean): void;
  setUnit(unit: Unit): void;
  setDelay(ms: number): void;
}

/** While a step is being shown, the next one waits. */
export function useTransport(
  index: ReplayIndex,
  first: number,
  countEvents: CountEvents,
  isShowing: boolean,
): Transport {
  const [position, setPosition] = useReducer(
    (before: Position, next: Position | ((before: Position) => Position)) =>
      typeof next === "function" ? next(before) : next,
    { step: first },
  );
  const [wantsToPlay, play] = useState(false);
  const [unit, setUnit] = useState<Unit>("move");
  const [delay, setDelay] = useState(1200);
  const last = index.seqs.length - 1;
  const isPlaying = wantsToPlay && position.step < last;
  const go = useCallback((step: number) => setPosition({ step: clamp(step, last) }), [last]);
  const move = useCallback(
    (by: 1 | -1, by_ = unit) => setPosition((before) => moved(before, by, by_, index, countEvents)),
    [unit, index, countEvents],
  );
  /** Parts of the game that arrive meanwhile do not put the next step off. */
  const step = useRef(move);
  step.current = move;
  useEffect(() => {
    if (!isPlaying || isShowing) return;
    const timer = setInterval(() => step.current(1), delay);
    return () => clearInterval(timer);
  }, [isPlaying, isShowing, delay]);
  return { position, isPlaying, unit, delay, go, move, play, setUnit, setDelay };
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys, Space, Home and End; what has keys of its own keeps them. */
export function useTransportKeys({ go, move, play, isPlaying }: Transport, last: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const own = target instanceof Element && target.closest("input, select, textarea, dialog, .board, [role=tab]");
      if (own || ctrlKey || metaKey || altKey) return;
      const onButton = target instanceof Element && target.closest("button, a");
      if (key in KEYS) move(KEYS[key], shiftKey ? "phase" : undefined);
      else if (key === " " && !onButton) play(!isPlaying);
      else if (key === "Home") go(0);
      else if (key === "End") go(last);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [go, move, play, isPlaying, last]);
}
