import type { Player } from "@tripartite/kernel/protocol";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { botAddress, playerAddress } from "../router.ts";

type Named = Pick<Player, "kind" | "name" | "bot">;

/** The name of a bot is a whole sentence; by its id everybody knows it. */
export function shortName({ kind, name, bot }: Named): string {
  return kind === "bot" ? TEXTS.seats.botNamed(bot!) : name;
}

/** A player's name, with the way to the page of those who have one. */
export function PlayerName({ player }: { player: Named }) {
  const { kind, name, bot } = player;
  if (kind === "guest" || kind === "gone") return <span className="player-name">{name}</span>;
  return (
    <Link className="player-name" href={kind === "bot" ? botAddress(bot!) : playerAddress(name)}>
      {kind !== "person" && <Icon name="a-bot" />}
      {shortName(player)}
    </Link>
  );
}
