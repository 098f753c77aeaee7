import type { WebGame } from "../../games/game.ts";
import { TEXTS } from "../../texts.ts";

interface Props {
  readonly games: readonly WebGame[];
  readonly chosen: WebGame;
  onChoose(id: string): void;
}

/** Which game the rest of the start page is about. */
export function GameChoice({ games, chosen, onChoose }: Props) {
  return (
    <fieldset className="game-choice">
      <legend className="unseen">{TEXTS.start.whichGame}</legend>
      {games.map(({ id, name, period }) => (
        <label key={id}>
          <input type="radio" name="game" className="unseen" checked={id === chosen.id} onChange={() => onChoose(id)} />
          <b>{name}</b>
          <small>{period}</small>
        </label>
      ))}
    </fieldset>
  );
}
