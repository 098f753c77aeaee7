import { useEffect, useRef } from "react";
import { shownElement } from "./shownElement.ts";

const MARGIN_PX = 5;
const LOOK_EVERY_MS = 250;

/** A ring around the part of the page that the coach talks about; it follows when the page changes. */
export function CoachRing({ selector }: { selector: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const target = shownElement(selector);
      if (ring.current === null) return;
      const { style } = ring.current;
      style.display = target === undefined ? "none" : "block";
      if (target === undefined) return;
      const box = target.getBoundingClientRect();
      const left = Math.max(0, box.left - MARGIN_PX);
      const top = Math.max(0, box.top - MARGIN_PX);
      style.left = `${left}px`;
      style.top = `${top}px`;
      style.width = `${Math.min(document.documentElement.clientWidth, box.right + MARGIN_PX) - left}px`;
      style.height = `${Math.min(document.documentElement.clientHeight, box.bottom + MARGIN_PX) - top}px`;
    };
    place();
    const timer = setInterval(place, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [selector]);
  return <div ref={ring} className="coach-ring" aria-hidden="true" />;
}
