import type { Json } from "@tripartite/kernel";
import { type FormEvent, useState } from "react";
import type { SideLook, Variant, WebGame } from "../../games/game.ts";
import { WEB_GAMES } from "../../games/registry.ts";
import { api, type BotInfo, type Pace, type SeatWish } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { usePrograms } from "../me/usePrograms.ts";
import { ensureGuest } from "../people.ts";
import { PLAYERS_TEXTS } from "../players/texts.ts";
import { goTo, tableAddress } from "../router.ts";
import { houseRulesIn, MoreChoices, openingIn, timeControlIn } from "./MoreChoices.tsx";
import { PaceChoice } from "./PaceChoice.tsx";
import { PrivacyChoice, type Watching } from "./PrivacyChoice.tsx";

interface Props {
  readonly firstGame: WebGame;
  botsOf(game: string): readonly BotInfo[];
  onCancel(): void;
}

const PLAYABLE = WEB_GAMES.filter(({ Table }) => Table !== undefined);
const MINE = "me";
const PROGRAM = "program:";

/** What a choice in a seat's list means to the server. */
function wishOf(choice: string): SeatWish {
  if (choice.startsWith(PROGRAM)) return { program: choice.slice(PROGRAM.length) };
  return choice.startsWith("bot:") ? { bot: choice.slice(4) } : (choice as Exclude<SeatWish, object>);
}

function firstSeats(sides: readonly SideLook[]): readonly string[] {
  return sides.map((_, seat) => (seat === 0 ? MINE : "invited"));
}

export function NewTableForm({ firstGame, botsOf, onCancel }: Props) {
  const [game, setGame] = useState(firstGame.Table ? firstGame : PLAYABLE[0]);
  const [variant, setVariant] = useState(game.variants[0]);
  const sides = game.sides(variant.options);
  const bots = botsOf(game.id);
  const programs = usePrograms();
  const houseRules = [...(game.houseRules ?? []), ...(variant.houseRules ?? [])];
  const [seats, setSeats] = useState(firstSeats(sides));
  const [pace, setPace] = useState<Pace>("none");
  const [watching, setWatching] = useState<Watching>("address");
  const [talkOpen, setTalkOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const chooseGame = (chosen: WebGame) => {
    setGame(chosen);
    chooseVariant(chosen, chosen.variants[0]);
  };
  /** Who sits where stays as it was chosen, as far as the scenarios have the same sides. */
  const chooseVariant = (of: WebGame, chosen: Variant) => {
    const there = of.sides(chosen.options);
    const isSame = there.length === sides.length && there.every(({ name }, seat) => name === sides[seat].name);
    if (!isSame) setSeats(firstSeats(there));
    setVariant(chosen);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const timeControl = timeControlIn(data, pace);
    setBusy(true);
    try {
      await ensureGuest();
      const table = await api.createTable({
        game: game.id,
        options: {
          ...(variant.options as Record<string, Json>),
          ...openingIn(data, variant),
          ...houseRulesIn(data, houseRules),
        },
        pace,
        ...(timeControl && { timeControl }),
        title: String(data.get("title")).trim(),
        listed: data.get("listed") !== null || !seats.includes("open"),
        watchable: watching === "everybody",
        closed: watching === "nobody",
        talkOpen: talkOpen && watching !== "nobody",
        rated: data.get("rated") !== null,
        seats: seats.map(wishOf),
      });
      goTo(tableAddress(table.id));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form className="form new-table" onSubmit={submit}>
      <h2 id="new-table">{TEXTS.newTable.title}</h2>
      {PLAYABLE.length > 1 && (
        <fieldset>
          <legend>{TEXTS.newTable.game}</legend>
          {PLAYABLE.map((one) => (
            <label key={one.id} className="option">
              <input type="radio" name="game" checked={one === game} onChange={() => chooseGame(one)} />
              <span>
                <b>{one.name}</b>
                <small>{one.period}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset key={game.id}>
        <legend>{TEXTS.newTable.scenario}</legend>
        {game.variants.map((one) => (
          <label key={one.id} className="option">
            <input type="radio" name="variant" checked={one === variant} onChange={() => chooseVariant(game, one)} />
            <span>
              <b>{one.name}</b>
              <small>{one.hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {variant.openings && (
        <fieldset key={variant.id}>
          <legend>{TEXTS.newTable.opening}</legend>
          {variant.openings.map(({ id, name, hint }, index) => (
            <label key={id} className="option">
              <input type="radio" name="opening" value={id} defaultChecked={index === 0} />
              <span>
                <b>{name}</b>
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{TEXTS.newTable.seats}</legend>
        {sides.map((side, seat) => (
          <label key={side.name} className={`seat-choice ${side.className}`}>
            <span className="emb">
              <Icon name={side.emblem} />
            </span>
            {side.name}
            <select value={seats[seat]} onChange={({ target }) => setSeats(seats.with(seat, target.value))}>
              <option value={MINE}>{TEXTS.newTable.me}</option>
              <option value="invited">{TEXTS.newTable.invited}</option>
              <option value="open">{TEXTS.newTable.open}</option>
              {bots.map(({ id, name }) => (
                <option key={id} value={`bot:${id}`}>
                  {TEXTS.newTable.bot(name)}
                </option>
              ))}
              {programs.map(({ name }) => (
                <option key={name} value={PROGRAM + name}>
                  {TEXTS.newTable.program(name)}
                </option>
              ))}
              <option value="hotSeat">{TEXTS.newTable.hotSeat}</option>
            </select>
          </label>
        ))}
      </fieldset>
      <PaceChoice pace={pace} onChange={setPace} />
      <MoreChoices key={`${game.id} ${variant.id}`} pace={pace} rules={houseRules} />
      <label>
        {TEXTS.newTable.name}
        <input name="title" maxLength={100} />
      </label>
      {seats.includes("open") && (
        <label className="option">
          <input type="checkbox" name="listed" defaultChecked />
          <span>{TEXTS.newTable.listed}</span>
        </label>
      )}
      <PrivacyChoice watching={watching} talkOpen={talkOpen} onWatching={setWatching} onTalkOpen={setTalkOpen} />
      <label className="option">
        <input type="checkbox" name="rated" defaultChecked />
        <span>
          {PLAYERS_TEXTS.table.choose}
          <small>{PLAYERS_TEXTS.table.chooseHint}</small>
        </span>
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="row">
        <button type="submit" className="btn primary" disabled={busy || !seats.includes(MINE)}>
          {TEXTS.newTable.create}
        </button>
        <button type="button" className="btn ghost" onClick={onCancel}>
          {TEXTS.cancel}
        </button>
      </div>
    </form>
  );
}
