import { useEffect, useState } from "react";
import { prefersStill } from "../../app/settings.ts";
import type { Stage } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { type Scene, sceneOf } from "./scene.ts";

/** A piece on its way over the map. */
export interface Flight {
  readonly key: string;
  /** Its start included. */
  readonly route: readonly string[];
}

export interface Flights<Piece extends Flight> {
  readonly flying: readonly Piece[];
  /** How long each of them takes. */
  readonly ms: number;
}

interface FlyingScene<Piece extends Flight> extends Scene {
  readonly flights: readonly Piece[];
}

/** At the normal pace. */
const FLIGHT_MS = 680;
const NOBODY: readonly never[] = [];

/** The pieces that are on their way: each begins with its beat and may still fly when the next one begins. */
export function useFlights<Piece extends Flight>(stage: Stage): Flights<Piece> {
  const { beat, haste, isPaused } = useStore(stage.state);
  const [flying, setFlying] = useState<readonly Piece[]>(NOBODY);
  const ms = FLIGHT_MS * haste;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight begins once, with its beat
  useEffect(() => {
    const starting = sceneOf<FlyingScene<Piece>>(beat)?.flights ?? NOBODY;
    if (beat === undefined || isPaused || prefersStill()) return setFlying(NOBODY);
    if (starting.length === 0) return;
    setFlying((before) => [...before.filter(({ key }) => starting.every((one) => one.key !== key)), ...starting]);
    const land = () => setFlying((before) => before.filter((one) => !starting.includes(one)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    // It is on its way from the first frame that shows it, which may come late.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(land, ms);
    });
    return () => {
      if (stage.state.get().beat !== undefined) return;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [beat?.key]);
  return { flying: beat === undefined ? NOBODY : flying, ms };
}
