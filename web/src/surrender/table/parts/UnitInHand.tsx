import { useEffect, useRef } from "react";
import { useTable } from "../context.ts";
import { CounterPicture } from "./CounterPicture.tsx";

/** The counter that is dragged follows the pointer. */
export function UnitInHand() {
  const { seen, dragged } = useTable();
  const counter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!dragged) return;
    const follow = (x: number, y: number) => {
      if (counter.current) counter.current.style.translate = `${x}px ${y}px`;
    };
    follow(dragged.x, dragged.y);
    const move = ({ clientX, clientY }: PointerEvent) => follow(clientX, clientY);
    addEventListener("pointermove", move);
    return () => removeEventListener("pointermove", move);
  }, [dragged]);
  return dragged ? (
    <div ref={counter} className="unit-in-hand" aria-hidden="true">
      <CounterPicture unit={seen.units.get(dragged.unit)!} isDecoration />
    </div>
  ) : null;
}
