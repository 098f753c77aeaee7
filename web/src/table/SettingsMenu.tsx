import { useRef, useState } from "react";
import { ClockStrip } from "../app/desk/ClockStrip.tsx";
import { TableMenu } from "../app/desk/TableMenu.tsx";
import { WatcherCount } from "../app/desk/Watching.tsx";
import { Icon } from "../app/Icon.tsx";
import { TABLE_TEXTS } from "./texts.ts";

const texts = TABLE_TEXTS.bar;

/** Clocks, and the menu with everything about the table beside the game. */
export function SettingsMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <div className="bar-end">
      <ClockStrip />
      <WatcherCount />
      <button type="button" className="btn on-bar sq" aria-label={texts.menu} onClick={open}>
        <Icon name="a-settings" />
      </button>
      <dialog ref={dialog} className="form desk-menu" aria-label={texts.menu} onClose={() => setOpen(false)}>
        <div className="menu-head">
          <h2>{texts.menu}</h2>
          <button type="button" className="btn sq" aria-label={TABLE_TEXTS.close} onClick={close}>
            <Icon name="a-close" />
          </button>
        </div>
        {isOpen && <TableMenu onClose={close} />}
      </dialog>
    </div>
  );
}
