import type { FormEvent } from "react";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import type { Desk } from "./context.ts";
import { RollbackForm } from "./RollbackForm.tsx";

const texts = TEXTS.desk;

interface Props {
  readonly desk: Desk;
  attempt(change: () => Promise<unknown>): Promise<void>;
}

/** What needs the consent of everybody at the table. */
export function Agreements({ desk, attempt }: Props) {
  const { table, live } = desk;
  return (
    <>
      {table.proposal && <p className="desk-open">{texts.oneOpen}</p>}
      <RollbackForm desk={desk} onPropose={(to) => attempt(() => live.proposeRollback(to))} />
      <EndingForm desk={desk} onPropose={(winners) => attempt(() => live.proposeEnding(winners))} />
      {table.timeControl && table.paused === undefined && (
        <button type="button" className="btn" onClick={() => attempt(() => live.proposePause())}>
          {texts.proposePause}
        </button>
      )}
      {table.paused !== undefined && (
        <button type="button" className="btn" onClick={() => attempt(() => live.resume())}>
          {texts.resume}
        </button>
      )}
    </>
  );
}

function EndingForm({ desk, onPropose }: { desk: Desk; onPropose(winners: readonly number[]): void }) {
  const propose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPropose(new FormData(event.currentTarget).getAll("winner").map(Number));
  };
  return (
    <form className="desk-form" onSubmit={propose}>
      <fieldset>
        <legend>{texts.endHere}</legend>
        {desk.game.sides(desk.table.options).map((side, seat) => (
          <label key={side.name} className={`option ${side.className}`}>
            <input type="checkbox" name="winner" value={seat} />
            <span>
              <Icon name={side.emblem} className="emb" /> {texts.wins(side.name)}
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn">
        {texts.propose}
      </button>
      <small>{texts.nobodyWins}</small>
    </form>
  );
}
