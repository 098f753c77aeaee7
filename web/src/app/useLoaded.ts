import { useCallback, useEffect, useState } from "react";

export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly failure: string | undefined;
  reload(): void;
}

/** Fetches a value, and again whenever `load` changes, `reload` is called or the page becomes visible. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; failure?: string }>({});
  const [count, setCount] = useState(0);
  const reload = useCallback(() => setCount((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of count asks for a fresh value
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ value }),
      (error: Error) => current && setState({ failure: error.message }),
    );
    return () => {
      current = false;
    };
  }, [load, count]);
  useEffect(() => {
    const whenVisible = () => document.visibilityState === "visible" && reload();
    document.addEventListener("visibilitychange", whenVisible);
    return () => document.removeEventListener("visibilitychange", whenVisible);
  }, [reload]);
  return { value: state.value, failure: state.failure, reload };
}
