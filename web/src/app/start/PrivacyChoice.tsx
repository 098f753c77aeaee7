import type { TableInfo } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";

const texts = TEXTS.newTable;

export const WATCHINGS = ["everybody", "address", "nobody"] as const;
export type Watching = (typeof WATCHINGS)[number];

export function watchingOf({ watchable, closed }: Pick<TableInfo, "watchable" | "closed">): Watching {
  return watchable ? "everybody" : closed ? "nobody" : "address";
}

interface Props {
  readonly watching: Watching;
  readonly talkOpen: boolean;
  onWatching(watching: Watching): void;
  onTalkOpen(isOpen: boolean): void;
}

/** Who else may watch the game, and read what is said. */
export function PrivacyChoice({ watching, talkOpen, onWatching, onTalkOpen }: Props) {
  return (
    <fieldset className="privacy">
      <legend>{texts.watching}</legend>
      <label>
        <span className="unseen">{texts.watching}</span>
        <select value={watching} onChange={({ target }) => onWatching(target.value as Watching)}>
          {WATCHINGS.map((one) => (
            <option key={one} value={one}>
              {texts.watchings[one]}
            </option>
          ))}
        </select>
        <small>{texts.watchableHint}</small>
      </label>
      {watching !== "nobody" && (
        <label className="option">
          <input type="checkbox" checked={talkOpen} onChange={({ target }) => onTalkOpen(target.checked)} />
          <span>{texts.talkOpen}</span>
        </label>
      )}
    </fieldset>
  );
}
