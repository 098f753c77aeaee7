/** A finger covers more than the point it is said to touch: what is lit a little beside it is meant. */
import type { MouseEvent } from "react";

const RADII = [7, 13];
const DIRECTIONS = Array.from({ length: 8 }, (_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]);

/** The element that a click means; the mouse is exact. */
export function touched(event: MouseEvent, isLit: (element: Element) => boolean): Element {
  const target = event.target as Element;
  const byFinger = (event.nativeEvent as Partial<PointerEvent>).pointerType === "touch";
  if (!byFinger || isLit(target)) return target;
  for (const radius of RADII) {
    for (const [x, y] of DIRECTIONS) {
      const near = document.elementFromPoint(event.clientX + radius * x, event.clientY + radius * y);
      if (near !== null && event.currentTarget.contains(near) && isLit(near)) return near;
    }
  }
  return target;
}
