import { useSyncExternalStore } from "react";

/** A value that components follow. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get = (): Value => this.#value;

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  update(change: Partial<Value>): void {
    this.set({ ...this.#value, ...change });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** A part of a value; the component is drawn again only if that part has changed. */
export function usePart<Value, Part>(store: Store<Value>, part: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
