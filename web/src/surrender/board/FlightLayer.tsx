import { useEffect, useRef } from "react";
import { DECORATION } from "../../table/decoration.ts";
import type { Flights } from "../../table/stage/useFlights.ts";
import type { UnitFlight } from "../stage/direct.ts";
import { COUNTER_HEIGHT, COUNTER_WIDTH, CounterFace } from "./Counter.tsx";
import type { BoardUnit } from "./Counters.tsx";
import { centreOf } from "./hexes.ts";

/** Counters are drawn larger by this factor on their way, and where the whole map is small. */
const SCALE = 1.3;
const FAR_SCALE = 2.6;

interface Props extends Flights<UnitFlight> {
  readonly units: readonly BoardUnit[];
  readonly isFar: boolean;
}

/** Counters on their way over the map. */
export function FlightLayer({ flying, ms, units, isFar }: Props) {
  return (
    <g className="flights" {...DECORATION}>
      {flying.map((flight) => {
        const unit = units.find(({ id }) => id === flight.unit);
        return (
          unit && (
            <FlyingCounter key={flight.key} flight={flight} unit={unit} ms={ms} scale={isFar ? FAR_SCALE : SCALE} />
          )
        );
      })}
    </g>
  );
}

interface FlyingProps {
  readonly flight: UnitFlight;
  readonly unit: BoardUnit;
  readonly ms: number;
  readonly scale: number;
}

function FlyingCounter({ flight, unit, ms, scale }: FlyingProps) {
  const counter = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a counter that is on its way keeps its speed
  useEffect(() => {
    const frames = flight.route.map((hex) => {
      const [x, y] = centreOf(hex);
      const [left, top] = [x - (scale * COUNTER_WIDTH) / 2, y - (scale * COUNTER_HEIGHT) / 2];
      return { transform: `translate(${left}px, ${top}px) scale(${scale})` };
    });
    counter.current?.animate(frames, { duration: ms, easing: "ease-in-out", fill: "both" });
  }, [flight]);
  return (
    <g ref={counter} data-flight={flight.route.join(" ")}>
      <CounterFace {...unit} />
    </g>
  );
}
