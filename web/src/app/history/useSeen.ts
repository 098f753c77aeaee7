/** The last move that the person has seen from the own seat: loaded once, then kept up to date on the server. */
import { useEffect, useRef, useState } from "react";
import { api } from "../../net/api.ts";

const WRITE_AFTER_MS = 1500;

/** `known` is what the server remembered when the table was opened; undefined while nobody knows yet. */
export function useSeen(id: string, seat: number | undefined): { readonly known: number | "never" | undefined } {
  const [known, setKnown] = useState<number | "never">();
  useEffect(() => {
    let current = true;
    if (seat === undefined) return;
    api.seen(id, seat).then(
      (seq) => current && setKnown(seq ?? "never"),
      () => current && setKnown("never"),
    );
    return () => {
      current = false;
    };
  }, [id, seat]);
  return { known: seat === undefined ? "never" : known };
}

/** Tells the server that move `seq` has been seen, soon, or when the page goes out of sight. What came while it was out of sight is not seen. */
export function useMarkSeen(id: string, seat: number | undefined, seq: number | undefined): void {
  const marked = useRef(-1);
  useEffect(() => {
    if (seat === undefined || seq === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasVisible = false;
    const mark = () => {
      if (marked.current === seq || !wasVisible) return;
      marked.current = seq;
      api.markSeen(id, seat, seq).catch(() => {});
    };
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return mark();
      wasVisible = true;
      timer = setTimeout(mark, WRITE_AFTER_MS);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, seat, seq]);
}
