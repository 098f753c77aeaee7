import { useLayoutEffect, useRef } from "react";
import { DECORATION } from "../../table/decoration.ts";
import type { Flights as FlightsOf } from "../../table/stage/useFlights.ts";
import type { Flight } from "../stage/scene.ts";
import { BlockFace } from "./Block.tsx";
import { areaOf, type Point } from "./boardMap.ts";
import { BLOCK_WIDTH, FAR_SCALE } from "./pieces.ts";

export type Flights = FlightsOf<Flight>;

/** Blocks on their way over the map. */
export function FlightLayer({ flying, ms, isFar }: Flights & { isFar: boolean }) {
  return (
    <g className="flights" {...DECORATION}>
      {flying.map((flight) => (
        <FlyingBlock key={flight.key} flight={flight} ms={ms} scale={(isFar ? FAR_SCALE : 1) * 1.12} />
      ))}
    </g>
  );
}

function FlyingBlock({ flight, ms, scale }: { flight: Flight; ms: number; scale: number }) {
  const block = useRef<SVGGElement>(null);
  const size = (scale * BLOCK_WIDTH) / 44;
  // Before it is drawn, so that it never stands in the corner of the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block that is on its way keeps its speed
  useLayoutEffect(() => {
    const points = flight.route.flatMap((id): Point[] => (areaOf(id) ? [areaOf(id)!.blocks] : []));
    const frames = points.map(([x, y]) => ({
      transform: `translate(${x - 22 * size}px, ${y - 25 * size}px) scale(${size})`,
    }));
    block.current?.animate(frames, { duration: ms, easing: "ease-in-out", fill: "both" });
  }, [flight]);
  const { nationality, unitType, cv } = flight;
  return (
    <g ref={block} data-flight={flight.route.join(" ")}>
      <BlockFace nationality={nationality} unitType={unitType} cv={cv} />
    </g>
  );
}
