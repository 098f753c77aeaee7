import { useEffect, useState } from "react";

const DELAY_MS = 150;

/** True once it has been true for a while: what is answered at once need not look as if it waited. */
export function useDelayed(isTrue: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isTrue) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isTrue && isLate;
}
