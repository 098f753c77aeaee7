import { useState } from "react";
import { copyText } from "./copyText.ts";
import { Icon } from "./Icon.tsx";

/** Copies an address of the page, whole. */
export function ShareLink({ address, label, done }: { address: string; label: string; done: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await copyText(new URL(address, location.origin).href);
    setCopied(address);
  };
  return (
    <button type="button" className="btn on-bar" onClick={copy}>
      <Icon name="a-link" />
      <span aria-live="polite">{copied === address ? done : label}</span>
    </button>
  );
}
