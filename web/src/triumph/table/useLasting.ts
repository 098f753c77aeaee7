import { useEffect, useState } from "react";

const LASTING_MS = 150;

/** True once it has been true for a while: what is answered at once need not look as if it waited. */
export function useLasting(isTrue: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) {
      setLasted(false);
      return;
    }
    const timer = setTimeout(() => setLasted(true), LASTING_MS);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isTrue && hasLasted;
}
