import { useEffect, useState } from "react";

/** True after it has been true for this time. */
export function useDelayed(isTrue: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isTrue) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [isTrue, ms]);
  return isTrue && isLate;
}
