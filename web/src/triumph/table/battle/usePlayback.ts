import { useEffect, useState } from "react";
import { prefersStill } from "../../../app/settings.ts";
import { ROLL_MS } from "../../../table/stage/rolling.ts";
import type { Step } from "./record.ts";

const REST_MS = 650;
/** A long queue of shots is shown faster. */
const HURRY_FROM = 4;

export interface Playback {
  readonly step: Step | undefined;
  readonly rolling: boolean;
  /** Shots that have been shown to the end. */
  readonly done: number;
  /** Shots that are still to be shown. */
  readonly behind: number;
  skip(): void;
}

/**
 * Shots one after the other, each with rolling dice; what was there at first is not rolled again. While the stage plays it says
 * whether the newest one rolls, so that dice and caption tell the same.
 */
export function usePlayback(battle: string, shots: readonly Step[], haste = 1, isStaged = false): Playback {
  const [shown, setShown] = useState({ battle, count: shots.length, rolling: false });
  const current = shown.battle === battle ? shown : { battle, count: 0, rolling: false };
  const count = Math.min(current.count, shots.length);
  const behind = shots.length - count;
  useEffect(() => {
    if (isStaged) {
      if (behind > 0 || current.rolling) setShown({ battle, count: shots.length, rolling: false });
      return;
    }
    if (current.rolling) {
      const timer = setTimeout(
        () => setShown({ battle, count, rolling: false }),
        ROLL_MS * (behind >= HURRY_FROM ? 0.5 : Math.min(1, haste)),
      );
      return () => clearTimeout(timer);
    }
    if (behind === 0) return;
    if (prefersStill()) {
      setShown({ battle, count: shots.length, rolling: false });
      return;
    }
    const rest = count === 0 ? 0 : behind >= HURRY_FROM ? REST_MS / 3 : REST_MS * Math.min(1, haste);
    const timer = setTimeout(() => setShown({ battle, count: count + 1, rolling: true }), rest);
    return () => clearTimeout(timer);
  }, [battle, count, behind, current.rolling, shots.length, haste, isStaged]);
  const skip = () => setShown({ battle, count: shots.length, rolling: false });
  const latest = shots.at(-1);
  if (isStaged) {
    const rolling = latest?.isRolling === true;
    return { step: latest, rolling, done: shots.length - Number(rolling), behind: 0, skip };
  }
  return {
    step: shots[count - 1],
    rolling: current.rolling,
    done: count - Number(current.rolling),
    behind,
    skip,
  };
}
