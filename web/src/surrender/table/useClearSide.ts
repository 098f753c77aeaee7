import { type RefObject, useLayoutEffect, useState } from "react";
import type { BoardHex, HexMap } from "../board/hexMap.ts";

/** So far from the card its subject still counts as covered, in pixels. */
const MARGIN = 60;

/** The side of the map on which a card leaves the hex in sight that it tells about. */
export function useClearSide(
  card: RefObject<HTMLElement | null>,
  map: HexMap,
  hex: BoardHex | undefined,
): "left" | "right" {
  const [side, setSide] = useState<"left" | "right">("left");
  useLayoutEffect(() => {
    const place = card.current?.closest(".map-place");
    const canvas = place?.querySelector(".board-canvas");
    if (!card.current || !place || !canvas || !hex) return;
    const [size, frame, sheet] = [card.current, place, canvas].map((element) => element.getBoundingClientRect());
    const scale = sheet.width / map.width;
    const x = sheet.left + (hex.centre[0] - map.left) * scale - frame.left;
    const y = sheet.top + (hex.centre[1] - map.top) * scale - frame.top;
    setSide(x < size.width + MARGIN && y < size.height + 2 * MARGIN ? "right" : "left");
  }, [card, map, hex]);
  return side;
}
