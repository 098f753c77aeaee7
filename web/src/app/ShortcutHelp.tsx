import { useEffect, useRef } from "react";
import { TEXTS } from "../texts.ts";

const texts = TEXTS.keys;

/** Every key, on "?"; and R, which opens the rules about the question that is asked. */
export function ShortcutHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typing = target instanceof HTMLElement && target.closest("input, textarea, select, dialog");
      if (typing || ctrlKey || metaKey || altKey) return;
      if (key === "?") dialog.current?.showModal();
      else if (key === "r" || key === "R") document.querySelector<HTMLElement>(".prompt-rule")?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <dialog ref={dialog} className="keys-help" aria-labelledby="keys-help">
      <h2 id="keys-help">{texts.title}</h2>
      <dl>
        {texts.list.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn" onClick={() => dialog.current?.close()}>
        {texts.close}
      </button>
    </dialog>
  );
}
