import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { type Desk, useDesk } from "./context.ts";
import { useWatching } from "./deeds.ts";

const texts = TEXTS.desk;

/** In the bar of the table: how many people watch. */
export function WatcherCount() {
  const desk = useDesk();
  const count = useWatching();
  if (desk?.seat === undefined || count === 0) return null;
  const text = TEXTS.spectator.players(count);
  return (
    <span className="watcher-count" title={text}>
      <Icon name="a-eye" />
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{text}</span>
    </span>
  );
}

interface Props {
  readonly desk: Desk;
  attempt(change: () => Promise<unknown>): Promise<void>;
}

/** Who else sees the game and reads the talk. To let more people in takes everybody, to keep them out one. */
export function Watching({ desk, attempt }: Props) {
  const { watchable, closed, talkOpen } = desk.table;
  const { live } = desk;
  const count = useWatching();
  return (
    <>
      <p>
        {texts.whoWatches[watchable ? "everybody" : closed ? "nobody" : "address"]}{" "}
        {talkOpen ? texts.talkIsOpen : texts.talkIsClosed} {count > 0 && `(${TEXTS.spectator.players(count)})`}
      </p>
      <div className="row">
        {watchable ? (
          <button type="button" className="btn" onClick={() => attempt(() => live.endWatching())}>
            {texts.endWatching}
          </button>
        ) : (
          <button type="button" className="btn" onClick={() => attempt(() => live.proposeWatching())}>
            {texts.proposeWatching}
          </button>
        )}
        {!closed && (
          <ConfirmButton
            label={texts.closeGame}
            consequence={texts.closeGameMeans}
            onConfirm={() => attempt(() => live.keepPrivate("game"))}
          />
        )}
        {talkOpen && (
          <ConfirmButton
            label={texts.closeTalk}
            consequence={texts.closeTalkMeans}
            onConfirm={() => attempt(() => live.keepPrivate("talk"))}
          />
        )}
      </div>
    </>
  );
}
