import { useState } from "react";
import type { ReplayIndex } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { timeAt } from "../history/Scrubber.tsx";
import { Link } from "../Link.tsx";
import { replayAddress } from "../router.ts";
import type { Desk } from "./context.ts";
import { useReplayIndex, useTold } from "./rollbacks.ts";

const texts = TEXTS.desk;
const FEW_MOVES = [1, 2, 3, 5, 10];
const LAST_TIMES = 20;

/** To which move everybody should go back: a few moves, or where a phase began. */
export function RollbackForm({ desk, onPropose }: { desk: Desk; onPropose(to: number): void }) {
  const { table, live, game, seat } = desk;
  const index = useReplayIndex(live);
  const [chosen, setChosen] = useState<number>();
  const last = (index?.seqs.length ?? 0) - 1;
  const few = FEW_MOVES.filter((count) => count <= last);
  const told = useTold(game, live, index === undefined ? [] : few.map((count) => index.seqs[last - count + 1]));
  if (index === undefined || last < 1) return null;
  const step = Math.min(chosen ?? last - 1, last - 1);
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        onPropose(index.seqs[step]);
      }}
    >
      <label>
        {texts.takeBack}
        <select value={step} onChange={({ target }) => setChosen(Number(target.value))}>
          <optgroup label={texts.fewMoves}>
            {few.map((count) => (
              <option key={count} value={last - count}>
                {texts.before(count, told.get(index.seqs[last - count + 1]) ?? texts.unseen)}
              </option>
            ))}
          </optgroup>
          <optgroup label={texts.toTheBeginning}>
            {beginnings(index).map((at) => (
              <option key={at} value={at}>
                {timeAt(game, index, at)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <button type="submit" className="btn">
        {texts.propose}
      </button>
      <Link className="look-there" href={replayAddress(table.id, index.seqs[step], seat)}>
        {texts.lookThere}
      </Link>
    </form>
  );
}

/** The steps with which the latest phases began, newest first, apart from those that a few moves reach. */
export function beginnings({ times, seqs }: ReplayIndex): number[] {
  const last = seqs.length - 1;
  return times
    .map(({ step }) => step)
    .filter((step) => step < last && !FEW_MOVES.includes(last - step))
    .slice(-LAST_TIMES)
    .reverse();
}
