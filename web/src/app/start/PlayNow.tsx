import { useState } from "react";
import type { SideLook, Variant, WebGame } from "../../games/game.ts";
import { api, type BotInfo } from "../../net/api.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { ensureGuest } from "../people.ts";
import { goTo, tableAddress } from "../router.ts";
import { changeSettings, settings } from "../settings.ts";

const RANDOM = -1;

interface Props {
  readonly game: WebGame;
  readonly bots: readonly BotInfo[];
  readonly failure: string | undefined;
}

/** The seats of a player who chose a side. */
function seatsOf({ together = [] }: Variant, side: number): readonly number[] {
  return together.includes(side) ? together : [side];
}

/** One click: a guest, a table, bots on the other seats. */
export function PlayNow({ game, bots, failure }: Props) {
  const [chosen, setChosen] = useState(game.firstChoice);
  const [variant, setVariant] = useState(game.variants[0].id);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const bot = useChosenBot(game, bots);
  const chosenVariant = game.variants.find(({ id }) => id === variant)!;
  const sides = game.sides(chosenVariant.options);
  const chooseVariant = (id: string) => {
    const there = game.sides(game.variants.find((one) => one.id === id)!.options);
    if (chosen >= there.length) setChosen(game.firstChoice);
    setVariant(id);
  };
  const play = async () => {
    if (bot === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await ensureGuest();
      const mine = chosen === RANDOM ? Math.floor(Math.random() * sides.length) : chosen;
      const own = seatsOf(chosenVariant, mine);
      const seats = sides.map((_, seat) => (own.includes(seat) ? ("me" as const) : { bot }));
      const table = await api.createTable({ game: game.id, options: chosenVariant.options, listed: false, seats });
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
        {order(sides.length, game.firstChoice).map((seat) => (
          <SideChoice key={seat} side={sides[seat]} checked={chosen === seat} onChoose={() => setChosen(seat)} />
        ))}
        <SideChoice side={RANDOM_SIDE} checked={chosen === RANDOM} onChoose={() => setChosen(RANDOM)} />
      </fieldset>
      <div className="go">
        <button type="button" className="btn primary" disabled={busy || bot === undefined} onClick={play}>
          <Icon name="a-play" />
          {busy ? TEXTS.start.startingGame : TEXTS.start.playNow}
        </button>
        <small>{TEXTS.start.againstBots(sides.length - seatsOf(chosenVariant, chosen).length)}</small>
        {game.lessons && (
          <Link className="guided" href="/learn">
            {TEXTS.learn.guided}
          </Link>
        )}
        <div className="go-choices">
          {game.variants.length > 1 && (
            <label>
              <span>{TEXTS.newTable.scenario}</span>
              <select value={variant} onChange={({ target }) => chooseVariant(target.value)}>
                {game.variants.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <small>{chosenVariant.hint}</small>
            </label>
          )}
          {bots.length > 1 && (
            <label>
              <span>{TEXTS.start.opponents}</span>
              <select
                value={bot}
                onChange={({ target }) => changeSettings({ bots: { ...settings.get().bots, [game.id]: target.value } })}
              >
                {bots.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <p className="problem" role="alert">
          {problem ?? failure}
        </p>
      </div>
    </section>
  );
}

/** The opponent of last time, the one that the game recommends, or the first of the server. */
function useChosenBot({ id, firstBot }: WebGame, bots: readonly BotInfo[]): string | undefined {
  const remembered = useStore(settings).bots[id];
  return [remembered, firstBot].find((bot) => bots.some((one) => one.id === bot)) ?? bots[0]?.id;
}

const RANDOM_SIDE: SideLook = {
  name: TEXTS.start.random,
  emblem: "a-dice",
  className: "f-any",
  hint: TEXTS.start.randomHint,
};

/** Of three, the first choice stands in the middle. */
function order(count: number, firstChoice: number): number[] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  if (count !== 3) return seats;
  const [left, right] = seats.filter((seat) => seat !== firstChoice);
  return [left, firstChoice, right];
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
