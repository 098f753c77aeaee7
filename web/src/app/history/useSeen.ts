/** The last move that the person has seen from the own seat: loaded once, then kept up to date on the server. */
import { createContext, useContext, useEffect, useRef, useState } from "react";
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

const SeenBefore = createContext<number | undefined>(undefined);
export const SeenBeforeProvider = SeenBefore.Provider;

/** The last move that was seen before the person came back; undefined if nothing has happened since. */
export function useSeenBefore(): number | undefined {
  return useContext(SeenBefore);
}

/** Where the person left off: before the table was opened, or before the page was last out of sight. */
export function useLeftOff(known: number | "never" | undefined, seq: number): number | undefined {
  const [left, setLeft] = useState<number>();
  const newest = useRef(seq);
  newest.current = seq;
  useEffect(() => {
    if (typeof known === "number" && known < newest.current) setLeft(known);
  }, [known]);
  useEffect(() => {
    let hiddenAt: number | undefined;
    const look = () => {
      if (document.visibilityState === "hidden") hiddenAt = newest.current;
      else if (hiddenAt !== undefined && hiddenAt < newest.current) setLeft(hiddenAt);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return left;
}
