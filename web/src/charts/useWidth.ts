import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** How wide an element is, and keeps being. */
export function useWidth<Element extends HTMLElement>(first: number): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    if (!element.current) return;
    const watcher = new ResizeObserver(([{ contentRect }]) => setWidth(Math.max(240, Math.round(contentRect.width))));
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return [element, width];
}
