import { useRef } from "react";
import { Icon } from "../app/Icon.tsx";
import { Link } from "../app/Link.tsx";
import { changeSettings, settings } from "../app/settings.ts";
import { ThemeChoice } from "../app/ThemeChoice.tsx";
import { useStore } from "../net/store.ts";
import { TEXTS } from "../texts.ts";
import { TABLE_TEXTS } from "./texts.ts";

const texts = TABLE_TEXTS.bar;

export function SettingsMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { textMode } = useStore(settings);
  return (
    <>
      <button
        type="button"
        className="btn on-bar sq"
        aria-label={texts.menu}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="a-settings" />
      </button>
      <dialog ref={dialog} className="form" aria-label={texts.menu}>
        <div className="line">
          <span aria-hidden="true">{TEXTS.settings.theme}</span>
          <ThemeChoice />
        </div>
        <label className="option">
          <input
            type="checkbox"
            checked={textMode}
            onChange={({ target }) => changeSettings({ textMode: target.checked })}
          />
          <span>{TEXTS.settings.textMode}</span>
        </label>
        <div className="row">
          <Link className="btn" href="/">
            {texts.back}
          </Link>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {TABLE_TEXTS.close}
          </button>
        </div>
      </dialog>
    </>
  );
}
