/** A unit is dragged from a list to the map. Dropping it is a click on that place while the unit is chosen. */
import { type PointerEvent, useEffect, useRef, useState } from "react";

/** A press that moves no farther is a click. */
const CLICK_DISTANCE = 6;
const DROP_PLACES = "[data-box], .board-canvas";

/** A unit in the hand, and where it was taken up. */
export interface DraggedUnit {
  readonly unit: string;
  readonly x: number;
  readonly y: number;
}

/** While a unit is dragged it is chosen: the map lights its places. */
export function useUnitDrag(choose: (unit: string | undefined) => void): {
  readonly dragged: DraggedUnit | undefined;
  pressUnit(unit: string, event: PointerEvent): void;
} {
  const [dragged, setDragged] = useState<DraggedUnit>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const pressUnit = (unit: string, { button, clientX, clientY }: PointerEvent) => {
    if (button !== 0) return;
    const ending = new AbortController();
    let isMoving = false;
    const stop = () => {
      ending.abort();
      setDragged(undefined);
    };
    const cancel = () => {
      stop();
      if (isMoving) choose(undefined);
    };
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (isMoving || Math.hypot(x - clientX, y - clientY) <= CLICK_DISTANCE) return;
      isMoving = true;
      choose(unit);
      setDragged({ unit, x, y });
    };
    const drop = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      const place = document.elementFromPoint(x, y)?.closest(DROP_PLACES);
      if (!isMoving) stop();
      else if (!place) cancel();
      else {
        stop();
        place.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
      }
    };
    const { signal } = ending;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", cancel, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && cancel(), { signal });
    end.current = () => ending.abort();
  };
  return { dragged, pressUnit };
}
