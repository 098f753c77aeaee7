import { type PointerEvent, useRef } from "react";
import { Icon } from "../app/Icon.tsx";
import { Unread } from "./SidePanel.tsx";
import { TABLE_TEXTS } from "./texts.ts";
import { RISES, type Rise, type Sheet } from "./useSheet.ts";

const texts = TABLE_TEXTS.sheet;
/** A finger that moves further than this has pulled. */
const PULL = 24;

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly name: string;
    readonly symbol: string;
    readonly unread?: number;
  }[];
  readonly sheet: Sheet<Id>;
}

/** The tabs at the foot of a narrow screen, and the grip by which the sheet is pulled up and down. */
export function SheetTabs<Id extends string>({ label, tabs, sheet }: Props<Id>) {
  return (
    <>
      <Grip rise={sheet.rise} onRise={sheet.setRise} />
      <nav className="sheet-tabs" aria-label={label}>
        {tabs.map(({ id, name, symbol, unread }) => (
          <button key={id} type="button" aria-pressed={sheet.open === id} onClick={() => sheet.press(id)}>
            <Icon name={symbol} />
            {name}
            <Unread count={unread} />
          </button>
        ))}
      </nav>
    </>
  );
}

function Grip({ rise, onRise }: { rise: Rise; onRise(rise: Rise): void }) {
  const pressedAt = useRef<number>(undefined);
  const step = (by: number) => onRise(RISES[Math.max(0, Math.min(RISES.length - 1, RISES.indexOf(rise) + by))]);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    pressedAt.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const release = ({ clientY }: PointerEvent) => {
    const pulled = (pressedAt.current ?? clientY) - clientY;
    if (Math.abs(pulled) > PULL) step(Math.sign(pulled));
    else pressedAt.current = undefined;
  };
  /** After a pull the browser sends a click as well. */
  const click = () => {
    if (pressedAt.current === undefined) step(rise === "full" ? -1 : 1);
    pressedAt.current = undefined;
  };
  return (
    <button
      type="button"
      className="sheet-grip"
      aria-label={rise === "full" ? texts.smaller : texts.larger}
      onPointerDown={press}
      onPointerUp={release}
      onClick={click}
    />
  );
}
