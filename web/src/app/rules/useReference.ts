import { useEffect, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import type { Reference } from "./reference.ts";

/** The rules of a game, fetched when they are wanted for the first time. */
export function useReference(game: WebGame | undefined): Reference | "failed" | undefined {
  const [reference, setReference] = useState<Reference | "failed">();
  useEffect(() => {
    let current = true;
    game?.reference?.().then(
      (loaded) => current && setReference(loaded),
      () => current && setReference("failed"),
    );
    return () => {
      current = false;
    };
  }, [game]);
  return reference;
}
