import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Notice } from "./notice.ts";

/** An answer that comes later than this after a click does not belong to it. */
const ANSWERS_WITHIN_MS = 3000;
/** Clear of the hex or the block that was clicked. */
const GAP_PX = 34;
/** The piece that is to move: the next click falls on it or near it. */
const IN_HAND = ".piece-selected, .unit-selected";

interface Click {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** A card of the hand, which rises when it is chosen; others may lie above it. */
  readonly card: Element | null;
}

/** Puts a notice beside the place that was clicked on the map or in the hand; on narrow screens it keeps its own place. */
export function useClickedPlace(notice: Notice | undefined): RefObject<HTMLDivElement | null> {
  const bubble = useRef<HTMLDivElement>(null);
  const click = useRef<Click>(undefined);
  useEffect(() => {
    const note = ({ clientX: x, clientY: y, target }: PointerEvent) => {
      const place = target instanceof Element ? target.closest(".board-viewport, .hand") : null;
      const card = (target as Element).closest(".hand button");
      click.current = place === null ? undefined : { x, y, at: Date.now(), card };
    };
    addEventListener("pointerdown", note, { capture: true });
    return () => removeEventListener("pointerdown", note, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const element = bubble.current;
    const { x, y: clicked, at, card } = click.current ?? { x: 0, y: 0, at: 0, card: null };
    if (element === null || notice === undefined || innerWidth < 1024 || Date.now() - at > ANSWERS_WITHIN_MS) return;
    const inTheWay = [card, card?.closest(".hand")].flatMap((one) => one?.getBoundingClientRect().top ?? []);
    const y = Math.min(clicked, ...inTheWay);
    const place = element.closest(".map-place")?.getBoundingClientRect();
    if (place === undefined) return;
    const { width, height } = element.getBoundingClientRect();
    const left = Math.min(place.right - width - 8, Math.max(place.left + 8, x - width / 2));
    const above = y - height - GAP_PX;
    const below = Math.min(y + GAP_PX, place.bottom - height - 8);
    const inHand = element.closest(".map-place")?.querySelector(IN_HAND)?.getBoundingClientRect();
    const covers = (top: number) =>
      inHand !== undefined &&
      inHand.right > left &&
      inHand.left < left + width &&
      inHand.bottom > top &&
      inHand.top < top + height;
    const top = above <= place.top || (covers(above) && !covers(below)) ? below : above;
    element.style.position = "fixed";
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [notice]);
  return bubble;
}
