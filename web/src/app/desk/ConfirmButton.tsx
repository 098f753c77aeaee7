import { useState } from "react";
import { TEXTS } from "../../texts.ts";

interface Props {
  readonly label: string;
  /** What it means, told before it is done. */
  readonly consequence: string;
  readonly disabled?: boolean;
  onConfirm(): void;
}

/** A button that tells the consequence and asks once more. */
export function ConfirmButton({ label, consequence, disabled = false, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" className="btn" disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  return (
    <div className="confirm-question" role="alertdialog" aria-label={label}>
      <p>{consequence}</p>
      <div className="row">
        <button
          type="button"
          className="btn primary"
          onClick={() => {
            setAsking(false);
            onConfirm();
          }}
        >
          {label}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the harmless answer is the first one in reach */}
        <button type="button" className="btn" autoFocus onClick={() => setAsking(false)}>
          {TEXTS.cancel}
        </button>
      </div>
    </div>
  );
}
