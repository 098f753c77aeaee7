import { useEffect, useState } from "react";

/** True as long as it is true, and for a while after. */
export function useLingering(isTrue: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(isTrue);
  useEffect(() => {
    if (isTrue) {
      setLingers(true);
      return;
    }
    const timer = setTimeout(() => setLingers(false), ms);
    return () => clearTimeout(timer);
  }, [isTrue, ms]);
  return isTrue || lingers;
}
