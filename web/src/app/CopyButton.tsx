import { useState } from "react";
import { TEXTS } from "../texts.ts";
import { copyText } from "./copyText.ts";
import { Icon } from "./Icon.tsx";

interface Props {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label, className = "btn" }: Props) {
  const [result, setResult] = useState<{ readonly text: string; readonly said: string }>();
  const copy = () =>
    copyText(text).then(
      () => setResult({ text, said: TEXTS.copy.done }),
      () => setResult({ text, said: TEXTS.copy.byHand }),
    );
  return (
    <button type="button" className={className} onClick={copy}>
      <Icon name="a-link" />
      <span aria-live="polite">{result?.text === text ? result.said : label}</span>
    </button>
  );
}
