import type { ReactNode } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { useBusy, useTable } from "../context.ts";
import type { TableOffer } from "../model/action.ts";

interface Props {
  readonly offer: TableOffer;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly symbol?: string;
  readonly picture?: ReactNode;
  /** The way that the map shows while the button is looked at. */
  readonly route?: readonly string[];
  /** Told while the button is looked at. */
  onLook?(offer: TableOffer | undefined): void;
}

/** One offer as a button: what it does, and what follows from it. */
export function Choice({ offer, label, detail, symbol, picture, route, onLook }: Props) {
  const { act, setRoute } = useTable();
  const busy = useBusy();
  const show = () => {
    if (route) setRoute(route);
    onLook?.(offer);
  };
  const hide = () => {
    if (route) setRoute(undefined);
    onLook?.(undefined);
  };
  return (
    <button
      type="button"
      className="choice"
      disabled={busy}
      onClick={() => act(offer.action)}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
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
