import type { FinishedGame } from "@tripartite/kernel/protocol";
import { useCallback, useEffect } from "react";
import { sidesOf } from "../../games/registry.ts";
import { ApiError, api } from "../../net/api.ts";
import { useLoaded } from "../useLoaded.ts";
import { FinishedSeat } from "./FinishedSeat.tsx";
import { PLAYERS_TEXTS } from "./texts.ts";
import "./players.css";

const texts = PLAYERS_TEXTS.change;
const LOOK_AGAIN_MS = 1000;

async function recorded(id: string): Promise<FinishedGame | "waiting"> {
  try {
    return await api.result(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "waiting";
    throw error;
  }
}

/** What a finished game did to the ratings of those who played it, or why it did nothing. */
export function GameRatings({ id }: { id: string }) {
  const { value, reload } = useLoaded(useCallback(() => recorded(id), [id]));
  const waits = value === "waiting";
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(reload, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, reload]);
  if (value === undefined) return null;
  return (
    <section className="rating-strip" aria-label={texts.title} aria-live="polite">
      <p>{waits ? texts.waiting : value.unrated ? PLAYERS_TEXTS.reasons[value.unrated] : texts.rated}</p>
      {!waits && (
        <ul>
          {value.players.map((player) => (
            <li key={`${player.seats[0]} ${player.name}`} className={sidesOf(value)[player.seats[0]]?.className}>
              <FinishedSeat result={value} player={player} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
