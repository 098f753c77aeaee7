import type { ReactNode } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";

interface Props {
  /** Carried out one after the other. */
  readonly actions: readonly TableAction[];
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly symbol?: string;
  readonly picture?: ReactNode;
  /** The hex that the map shows while the button is looked at. */
  readonly hex?: string | undefined;
  readonly isMain?: boolean;
}

/** One choice as a button: what it does and its consequences. */
export function Choice({ actions, label, detail, symbol, picture, hex, isMain = false }: Props) {
  const { act, busy, setLooked } = useTable();
  // Over, not enter: a button that appears under the pointer is not entered.
  const show = () => setLooked(hex);
  const hide = () => setLooked(undefined);
  return (
    <button
      type="button"
      className={isMain ? "choice choice-main" : "choice"}
      disabled={busy}
      onClick={() => {
        hide();
        act(...actions);
      }}
      {...(hex !== undefined && { onMouseOver: show, onMouseLeave: hide, onFocus: show, onBlur: hide })}
    >
      {picture}
      {symbol && <Icon name={symbol} />}
      <span className="choice-text">
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </span>
    </button>
  );
}
