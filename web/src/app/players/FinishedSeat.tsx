import type { FinishedGame, FinishedPlayer } from "@tripartite/kernel/protocol";
import { sidesOf } from "../../games/registry.ts";
import { TEXTS } from "../../texts.ts";
import { list } from "../../words.ts";
import { Icon } from "../Icon.tsx";
import { PlayerName } from "./PlayerName.tsx";
import { RatingChange } from "./RatingChange.tsx";
import { PLAYERS_TEXTS } from "./texts.ts";

const texts = PLAYERS_TEXTS.games;

/** A player of a finished game: the side, whether from the beginning to the end, and with which result. */
export function FinishedSeat({ result, player }: { result: FinishedGame; player: FinishedPlayer }) {
  const sides = sidesOf(result);
  const own = player.seats.flatMap((seat) => sides[seat] ?? []);
  const isLate = result.players.some(
    (other) => other !== player && other.left === true && other.seats[0] === player.seats[0],
  );
  const note = player.left ? texts.left : isLate ? texts.late : undefined;
  return (
    <>
      <span className="emb">
        {own.map(({ name, emblem }) => (
          <Icon key={name} name={emblem} />
        ))}
      </span>
      <span className="finished-side">{list(own.map(({ name }) => name)) || TEXTS.seats.free}</span>
      <PlayerName player={player} />
      {player.won && (
        <span className="won">
          <Icon name="s-vp" />
          {texts.won}
        </span>
      )}
      {note && <span className="quiet">{note}</span>}
      <RatingChange player={player} />
    </>
  );
}
