/** Players whom one has marked: friends, and those one has blocked. */
import { useEffect } from "react";
import { type MarkedPlayer, me, type Tie, type TieKind } from "../../net/me.ts";
import { Store, useStore } from "../../net/store.ts";
import { person } from "../people.ts";

const LOOK_EVERY_MS = 60_000;
const ties = new Store<readonly Tie[]>([]);

async function look(): Promise<void> {
  if (person.get().who === undefined) return ties.set([]);
  ties.set(await me.ties().catch(() => ties.get()));
}

/** Kept up to date while it is shown. */
export function useTies(): readonly Tie[] {
  const { who } = useStore(person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other friends
  useEffect(() => {
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [who]);
  return useStore(ties);
}

export async function mark(player: MarkedPlayer, kind: TieKind): Promise<void> {
  ties.set(await me.mark(player, kind));
}

export async function unmark(name: string): Promise<void> {
  ties.set(await me.unmark(name));
}
