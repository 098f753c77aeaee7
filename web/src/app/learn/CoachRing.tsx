import { useEffect, useRef } from "react";

const MARGIN_PX = 5;
const LOOK_EVERY_MS = 250;

/** A ring around the part of the page that the coach talks about; it follows when the page changes. */
export function CoachRing({ selector }: { selector: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const target = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
      if (ring.current === null) return;
      const { style } = ring.current;
      style.display = target === undefined ? "none" : "block";
      if (target === undefined) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      style.left = `${left - MARGIN_PX}px`;
      style.top = `${top - MARGIN_PX}px`;
      style.width = `${width + 2 * MARGIN_PX}px`;
      style.height = `${height + 2 * MARGIN_PX}px`;
    };
    place();
    const timer = setInterval(place, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [selector]);
  return <div ref={ring} className="coach-ring" aria-hidden="true" />;
}
