/** What people did to the table, in words, and who is there. */
import { useMemo } from "react";
import type { SideLook } from "../../games/game.ts";
import { LiveTable } from "../../net/live.ts";
import type { Deed, Presence } from "../../net/messages.ts";
import { usePart } from "../../net/store.ts";
import type { DeedLine } from "../../table/LogList.tsx";
import { TEXTS } from "../../texts.ts";
import { list } from "../../words.ts";
import { PLAYERS_TEXTS } from "../players/texts.ts";
import { resultsAddress } from "../router.ts";
import { useDesk } from "./context.ts";

const texts = TEXTS.deeds;

const SYMBOLS: Partial<Record<Deed["kind"], string>> = {
  left: "a-bot",
  resigned: "a-bot",
  outOfTime: "a-bot",
  replaced: "a-bot",
  dismissed: "a-bot",
  defaulted: "a-clock",
  paused: "a-pause",
  stopped: "a-pause",
  resumed: "a-clock",
  rolledBack: "a-undo",
  watchingAllowed: "a-eye",
  watchingEnded: "a-eye",
  watchingClosed: "s-lock",
  watchingReopened: "a-eye",
  talkOpened: "a-chat",
  talkClosed: "s-lock",
  ratingOn: "s-vp",
  ratingOff: "s-vp",
  declined: "a-close",
  ended: "a-check",
};

/** Bots always agree, so that nothing is said of it where all others are bots. */
export function deedText(
  { kind, name, seats = [], proposal, winners = [] }: Deed,
  sides: readonly SideLook[],
  isAloneWithBots = false,
): string {
  const sideOf = (seat: number) => sides[seat]?.name ?? String(seat);
  const side = list(seats.map(sideOf));
  const who = name === undefined ? side || texts.unnamed : seats.length > 0 ? texts.who(name, side) : name;
  switch (kind) {
    case "proposed":
      if (proposal?.kind === "seat") return texts.asksForSeat(name ?? texts.unnamed, sideOf(proposal.seat ?? 0));
      return texts.proposed(who, texts.motions[proposal!.kind]);
    case "declined":
      if (proposal?.kind === "seat") return texts.seatRefused(who, sideOf(proposal.seat ?? 0));
      return texts.declined(who, texts.motions[proposal!.kind]);
    case "withdrawn":
      return texts.withdrawn(who, texts.motions[proposal!.kind]);
    case "rolledBack":
      return isAloneWithBots ? texts.tookBack(who) : texts.rolledBack(who);
    case "ended":
      return texts.ended(list(winners.map(sideOf)));
    default:
      return texts[kind](who);
  }
}

/** Where there is no live table, nothing happens. */
const NOWHERE = new LiveTable("");

/** Lines for the log of the table that is open. */
export function useDeedLines(): readonly DeedLine[] {
  const desk = useDesk();
  const { state, stage } = desk?.live ?? NOWHERE;
  const deeds = usePart(state, (known) => known.deeds);
  const fired = usePart(state, (known) => known.orders?.fired);
  const { game, table } = desk ?? {};
  const isAlone = desk?.live.isAloneWithBots;
  /** The way to the results would tell the end before it has been shown. */
  const isOver = usePart(stage.state, ({ beat }) => beat === undefined) && table?.status === "ended";
  return useMemo(() => {
    const sides = game && table ? game.sides(table.options) : [];
    const answered = (fired ?? []).map(({ seq, decision, time }) => ({
      ...{ key: `order ${seq}`, seq, time, symbol: "a-bot" },
      text: TEXTS.orders.answered(game?.standing?.decisions[decision]?.name ?? decision),
    }));
    const done = deeds.map((deed) => ({
      key: deed.id,
      seq: deed.seq,
      symbol: SYMBOLS[deed.kind] ?? "a-user",
      text: deedText(deed, sides, isAlone),
      time: deed.time,
      ...(deed.seats?.length === 1 && { className: sides[deed.seats[0]]?.className ?? "" }),
    }));
    return [...done, ...answered, ...(table && isOver ? [wayToResults(table.id)] : [])];
  }, [deeds, fired, isAlone, game, table, isOver]);
}

/** The last line of the log of a game that is over. */
function wayToResults(id: string): DeedLine {
  const { log } = PLAYERS_TEXTS.change;
  return { key: "results", seq: Number.MAX_SAFE_INTEGER, symbol: "s-vp", text: log, href: resultsAddress(id) };
}

/** Whether the person of a seat is there; undefined where that is not known, or nobody sits there. */
export function usePresence(seat: number): Presence | undefined {
  const desk = useDesk();
  return usePart((desk?.live ?? NOWHERE).state, (state) => state.presence[seat]);
}

/** How many people watch without a seat. */
export function useWatching(): number {
  const desk = useDesk();
  return usePart((desk?.live ?? NOWHERE).state, (state) => state.watching);
}
