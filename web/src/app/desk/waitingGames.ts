/** The games that wait for the person: looked for again and again while the page is in sight. */
import { useEffect } from "react";
import { api, type WaitingTable } from "../../net/api.ts";
import { Store, useStore } from "../../net/store.ts";
import { person } from "../people.ts";

const LOOK_EVERY_MS = 10_000;
const NOTHING: readonly WaitingTable[] = [];

const games = new Store(NOTHING);
let followers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function waitingGames(): readonly WaitingTable[] {
  return games.get();
}

export async function lookForWaitingGames(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  if (person.get().who === undefined) return games.set(NOTHING);
  const found = await api.waitingTables().catch(() => undefined);
  if (found !== undefined && JSON.stringify(found) !== JSON.stringify(games.get())) games.set(found);
}

/** Looks at once, and again whenever `occasion` changes. */
export function useWaitingGames(occasion?: unknown): readonly WaitingTable[] {
  const { who } = useStore(person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another occasion
  useEffect(() => {
    lookForWaitingGames();
  }, [who, occasion]);
  useEffect(() => {
    if (followers++ === 0) {
      timer = setInterval(lookForWaitingGames, LOOK_EVERY_MS);
      document.addEventListener("visibilitychange", lookForWaitingGames);
    }
    return () => {
      if (--followers > 0) return;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookForWaitingGames);
    };
  }, []);
  return useStore(games);
}
