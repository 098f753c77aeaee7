import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { duration, vacationText } from "./clock.ts";
import { useDesk } from "./context.ts";
import { usePresence } from "./deeds.ts";
import { useNow } from "./useNow.ts";
import "./presence.css";

const texts = TEXTS.presence;

/** A sign beside the name of a player: here, away since, on vacation, a program. A bot says so by its name. */
export function SeatPresence({ seat }: { seat: number }) {
  const desk = useDesk();
  const presence = usePresence(seat);
  const isAway = presence?.here === false;
  const now = useNow(desk?.ahead ?? 0, isAway);
  const { kind, owner } = desk?.table.seats[seat] ?? {};
  if (kind === "program")
    return (
      <span className="presence" title={texts.programOf(owner ?? "")}>
        <Icon name="a-bot" label={texts.programOf(owner ?? "")} />
      </span>
    );
  const clock = desk?.table.clocks?.[seat];
  const vacation = clock && vacationText(clock, now);
  if (vacation !== undefined)
    return (
      <span className="presence vacation" title={vacation}>
        <Icon name="a-away" />
        <span>{vacation}</span>
      </span>
    );
  if (!presence || seat === desk?.seat) return null;
  const { here, since } = presence;
  const text = here
    ? texts.here
    : since === undefined
      ? texts.away
      : texts.awaySince(duration(Math.max(0, now - since)));
  return (
    <span className={`presence ${here ? "here" : "away"}`} title={text}>
      <i aria-hidden="true" />
      <span className={here ? "unseen" : ""}>{text}</span>
    </span>
  );
}
