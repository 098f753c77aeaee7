/** The way from one game to the next one that waits. */
import { useEffect } from "react";
import { useStore } from "../../net/store.ts";
import { TABLE_TEXTS } from "../../table/texts.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { goTo, seatAddress } from "../router.ts";
import type { Desk } from "./context.ts";
import { lookForWaitingGames, useWaitingGames, waitingGames } from "./waitingGames.ts";
import "./next-game.css";

/** In the bar of a table: games that wait elsewhere. `isBrief`: this one waits, too, so it takes little room. */
export function NextGame({ desk, isBrief }: { desk: Desk; isBrief: boolean }) {
  const { waitingFor } = useStore(desk.live.state);
  const others = useWaitingGames(waitingFor).filter(({ id }) => id !== desk.table.id);
  if (others.length === 0) return null;
  return (
    <Link
      className={`btn on-bar next-game ${isBrief ? "brief" : ""}`}
      href={seatAddress(others[0])}
      title={TEXTS.start.nextGame(others.length)}
    >
      <Icon name="a-skip" />
      <span className="words">
        {TABLE_TEXTS.bar.nextGame}
        <span className="unseen"> {TABLE_TEXTS.bar.thatWaits}</span>
      </span>
      <span className="count">{others.length}</span>
      <kbd>G</kbd>
    </Link>
  );
}

/** G opens the next game that waits, from every page; never while the person types. */
export function NextGameKey({ here }: { here: string | undefined }) {
  useEffect(() => {
    const press = async ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      const typing = target instanceof HTMLElement && target.closest("input, textarea, select, dialog");
      if ((key !== "g" && key !== "G") || typing || ctrlKey || metaKey || altKey || repeat) return;
      await lookForWaitingGames();
      const next = waitingGames().find(({ id }) => id !== here);
      if (next !== undefined) goTo(seatAddress(next));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [here]);
  return null;
}
