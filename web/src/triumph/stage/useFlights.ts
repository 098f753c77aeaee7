import { useEffect, useState } from "react";
import { prefersStill } from "../../app/settings.ts";
import type { Stage } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { sceneOf } from "../../table/stage/scene.ts";
import type { Flights } from "../board/FlightLayer.tsx";
import type { Flight, TriumphScene } from "./scene.ts";

/** At the normal pace. */
const FLIGHT_MS = 680;
const NOBODY: readonly Flight[] = [];

/** The blocks that are on their way: each begins with its beat and may still fly when the next one begins. */
export function useFlights(stage: Stage): Flights {
  const { beat, haste, isPaused } = useStore(stage.state);
  const [flying, setFlying] = useState(NOBODY);
  const ms = FLIGHT_MS * haste;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight begins once, with its beat
  useEffect(() => {
    const starting = sceneOf<TriumphScene>(beat)?.flights ?? NOBODY;
    if (beat === undefined || isPaused || prefersStill()) return setFlying(NOBODY);
    if (starting.length === 0) return;
    setFlying((before) => [...before.filter(({ key }) => starting.every((one) => one.key !== key)), ...starting]);
    const timer = setTimeout(() => setFlying((before) => before.filter((one) => !starting.includes(one))), ms);
    return () => {
      if (stage.state.get().beat === undefined) clearTimeout(timer);
    };
  }, [beat?.key]);
  return { flying: beat === undefined ? NOBODY : flying, ms };
}
