import { useState } from "react";
import type { SideLook, WebGame } from "../../games/game.ts";
import { api, type BotInfo } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { ensureGuest } from "../people.ts";
import { goTo, tableAddress } from "../router.ts";

const RANDOM = -1;

interface Props {
  readonly game: WebGame;
  readonly bots: readonly BotInfo[];
  readonly failure: string | undefined;
}

/** One click: a guest, a table, bots on the other seats. */
export function PlayNow({ game, bots, failure }: Props) {
  const [chosen, setChosen] = useState(game.firstChoice);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const play = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await ensureGuest();
      const mine = chosen === RANDOM ? Math.floor(Math.random() * game.sides.length) : chosen;
      const seats = game.sides.map((_, seat) => (seat === mine ? ("me" as const) : { bot: bots[0].id }));
      const table = await api.createTable({ game: game.id, options: game.variants[0].options, listed: false, seats });
      goTo(tableAddress(table.id));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <section className="play-now" aria-label={TEXTS.start.playNow}>
      <fieldset className="sides">
        <legend className="unseen">{TEXTS.start.yourSide}</legend>
        {order(game).map((seat) => (
          <SideChoice key={seat} side={game.sides[seat]} checked={chosen === seat} onChoose={() => setChosen(seat)} />
        ))}
        <SideChoice side={RANDOM_SIDE} checked={chosen === RANDOM} onChoose={() => setChosen(RANDOM)} />
      </fieldset>
      <div className="go">
        <button type="button" className="btn primary" disabled={busy || bots.length === 0} onClick={play}>
          <Icon name="a-play" />
          {busy ? TEXTS.start.startingGame : TEXTS.start.playNow}
        </button>
        <small>{TEXTS.start.againstBots(game.sides.length - 1)}</small>
        <p className="problem" role="alert">
          {problem ?? failure}
        </p>
      </div>
    </section>
  );
}

const RANDOM_SIDE: SideLook = {
  name: TEXTS.start.random,
  emblem: "a-dice",
  className: "f-any",
  hint: TEXTS.start.randomHint,
};

/** The first choice stands in the middle. */
function order({ sides, firstChoice }: WebGame): number[] {
  const others = sides.map((_, seat) => seat).filter((seat) => seat !== firstChoice);
  return [...others.slice(0, 1), firstChoice, ...others.slice(1)];
}

function SideChoice({ side, checked, onChoose }: { side: SideLook; checked: boolean; onChoose(): void }) {
  return (
    <label className={`pw ${side.className}`}>
      <input type="radio" name="side" className="unseen" checked={checked} onChange={onChoose} />
      <span className="emb">
        <Icon name={side.emblem} />
      </span>
      {side.name}
      <small>{side.hint}</small>
    </label>
  );
}
