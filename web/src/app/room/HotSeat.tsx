import { useEffect, useMemo, useRef, useState } from "react";
import type { SideLook } from "../../games/game.ts";
import { sidesOf, webGame } from "../../games/registry.ts";
import type { OwnTable } from "../../net/api.ts";
import { LiveTable } from "../../net/live.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { LiveGame } from "./LiveGame.tsx";

const texts = TEXTS.hotSeat;

/** The table as one seat sees it, or what all may see of it while that seat decides. */
interface Shown {
  readonly seat: number;
  readonly isShared: boolean;
}

/**
 * Several people at one screen. Between two of them a curtain covers everything: the view of a seat is in the page only
 * while its player has uncovered it. Who is asked is known from what everybody may see. What is decided openly, as the
 * shots of a battle, needs no curtain: then the screen shows nothing else.
 */
export function HotSeat({ table, onSeatsChange }: { table: OwnTable; onSeatsChange(): void }) {
  const watching = useMemo(() => new LiveTable(table.id), [table.id]);
  useEffect(() => {
    watching.start();
    return () => watching.stop();
  }, [watching]);
  const { waitingFor, outcome, view, seq, table: live } = useStore(watching.state);
  const hasLost = live !== undefined && table.yourSeats.some((seat) => live.seats[seat].kind !== "person");
  useEffect(() => {
    if (hasLost) onSeatsChange();
  }, [hasLost, onSeatsChange]);
  const [shown, setShown] = useState<Shown>();
  /** The player looks again without a decision. */
  const [lingers, setLingers] = useState(false);
  const asked = table.yourSeats.filter((seat) => waitingFor.includes(seat));
  const isOpen = view !== undefined && webGame(table.game)?.isAskedOpenly?.(view) === true;
  const isAsked = shown !== undefined && asked.includes(shown.seat) && (isOpen || !shown.isShared);
  /** What followed from the last move, dice above all, is seen before the curtain falls. */
  const [seenUpTo, setSeenUpTo] = useState(0);
  const mustGo = shown !== undefined && asked.length > 0 && !isAsked && !lingers && seenUpTo >= seq;
  const [last, setLast] = useState<number>();
  const next = isOpen ? asked[0] : undefined;
  useEffect(() => {
    if (!mustGo || shown === undefined) return;
    setLast(shown.seat);
    setShown(next === undefined ? undefined : { seat: next, isShared: true });
  }, [mustGo, shown, next]);
  useEffect(() => {
    if (isAsked) setLingers(false);
  }, [isAsked]);
  const uncover = (seat: number) => {
    setLingers(!asked.includes(seat));
    setShown({ seat, isShared: false });
  };
  if (view === undefined) return <p className="notice">{TEXTS.loading}</p>;
  const sides = sidesOf(table);
  if (shown === undefined || (mustGo && next === undefined))
    return (
      <Curtain
        sides={sides}
        asked={asked}
        isOver={outcome !== undefined}
        others={outcome ? table.yourSeats : last === undefined ? [] : [last]}
        onUncover={uncover}
      />
    );
  const cover = () => {
    setLast(shown.seat);
    setShown(undefined);
  };
  return (
    <LiveGame
      key={`${shown.seat} ${shown.isShared}`}
      id={table.id}
      game={table.game}
      seat={shown.seat}
      isShared={shown.isShared}
      ownSeats={table.yourSeats}
      withReel={false}
      onSeatsChange={onSeatsChange}
      onShown={setSeenUpTo}
    >
      <button type="button" className="btn cover" onClick={cover}>
        <Icon name="a-hide" />
        {isAsked || asked.length === 0 ? texts.cover : texts.handOver(sides[asked[0]]?.name ?? "")}
      </button>
    </LiveGame>
  );
}

interface CurtainProps {
  readonly sides: readonly SideLook[];
  readonly asked: readonly number[];
  readonly isOver: boolean;
  /** Seats that may look without a decision. */
  readonly others: readonly number[];
  onUncover(seat: number): void;
}

/** Nothing of any seat is behind it. */
function Curtain({ sides, asked, isOver, others, onUncover }: CurtainProps) {
  const [next, ...later] = asked;
  const side = next === undefined ? undefined : sides[next];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={`curtain ${side?.className ?? ""}`}>
      {side && (
        <span className="emb">
          <Icon name={side.emblem} />
        </span>
      )}
      <h1 aria-live="polite">{isOver ? texts.over : side ? texts.turnOf(side.name) : texts.nobody}</h1>
      {side && <p>{texts.lookAway}</p>}
      <div className="row">
        {side && (
          <button ref={button} type="button" className="btn primary" onClick={() => onUncover(next)}>
            <Icon name="a-eye" />
            {texts.uncover(side.name)}
          </button>
        )}
        {later.map((seat) => (
          <button key={seat} type="button" className="btn" onClick={() => onUncover(seat)}>
            {texts.first(sides[seat]?.name ?? "")}
          </button>
        ))}
        {others
          .filter((seat) => !asked.includes(seat))
          .map((seat) => (
            <button key={seat} type="button" className="btn ghost" onClick={() => onUncover(seat)}>
              {texts.lookAgain(sides[seat]?.name ?? "")}
            </button>
          ))}
      </div>
      <Link className="btn ghost" href="/">
        {TEXTS.backToStart}
      </Link>
    </main>
  );
}
