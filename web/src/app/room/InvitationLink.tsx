import { useState } from "react";
import { TEXTS } from "../../texts.ts";
import { copyText } from "../copyText.ts";
import { Icon } from "../Icon.tsx";

/** A link to share. */
export function InvitationLink({ href, label }: { href: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(href);
    setCopied(true);
  };
  return (
    <div className="invitation">
      <label>
        {label}
        <input readOnly value={href} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="btn" onClick={copy}>
        <Icon name="a-link" />
        {copied ? TEXTS.room.copied : TEXTS.room.copy}
      </button>
    </div>
  );
}
