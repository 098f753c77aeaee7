import { Icon } from "../app/Icon.tsx";
import type { SideLook } from "../games/game.ts";
import { TABLE_TEXTS } from "./texts.ts";

const texts = TABLE_TEXTS.side;

/** Undefined shows all. */
export interface LogChoice {
  readonly faction?: string;
  readonly kind?: string;
}

interface Props {
  readonly sides: readonly (SideLook & { readonly id: string })[];
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly choice: LogChoice;
  onChoose(choice: LogChoice): void;
  /** Absent where the replay is being looked at. */
  onReplay?: (() => void) | undefined;
  /** Absent where no bot plays. */
  readonly why?: { readonly isOn: boolean; onSwitch(): void } | undefined;
}

/** Which lines of the log are shown: of one side, of one kind, or both. */
export function LogFilter({ sides, kinds, choice, onChoose, onReplay, why }: Props) {
  const { faction, kind } = choice;
  return (
    <div className="log-filter">
      <label>
        <span className="unseen">{texts.filter}</span>
        <select
          value={kind ?? ""}
          onChange={({ target }) =>
            onChoose({ ...(faction && { faction }), ...(target.value !== "" && { kind: target.value }) })
          }
        >
          <option value="">{texts.everything}</option>
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {sides.map(({ id, name, emblem, className }) => (
        <button
          key={id}
          type="button"
          className={`side-filter ${className}`}
          aria-pressed={faction === id}
          aria-label={texts.onlyOf(name)}
          title={texts.onlyOf(name)}
          onClick={() => onChoose({ ...(faction !== id && { faction: id }), ...(kind && { kind }) })}
        >
          <Icon name={emblem} />
        </button>
      ))}
      {why && (
        <button
          type="button"
          className="side-filter"
          aria-pressed={why.isOn}
          aria-label={texts.why}
          title={texts.why}
          onClick={why.onSwitch}
        >
          <Icon name="a-help" />
        </button>
      )}
      {onReplay && (
        <button type="button" className="side-filter" aria-label={texts.replay} title={texts.replay} onClick={onReplay}>
          <Icon name="a-play" />
        </button>
      )}
    </div>
  );
}
