import { TEXTS } from "../../texts.ts";
import { CopyButton } from "../CopyButton.tsx";

/** A link to share. */
export function InvitationLink({ href, label }: { href: string; label: string }) {
  return (
    <div className="invitation">
      <label>
        {label}
        <input readOnly value={href} onFocus={({ target }) => target.select()} />
      </label>
      <CopyButton text={href} label={TEXTS.room.copy} />
    </div>
  );
}
