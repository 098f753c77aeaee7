import { useEffect, useState } from "react";

/** The server's time, renewed every second while something runs. */
export function useNow(ahead: number, ticks: boolean): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    setNow(Date.now() + ahead);
    if (!ticks) return;
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000);
    return () => clearInterval(timer);
  }, [ahead, ticks]);
  return now;
}
