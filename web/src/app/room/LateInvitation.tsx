import { useState } from "react";
import { TEXTS } from "../../texts.ts";
import { Link } from "../Link.tsx";

const texts = TEXTS.lateInvitation;

/** For the bearer of an invitation to a game that has begun: what happened, and the choices. */
export function LateInvitation({ vacant }: { vacant: boolean }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <aside className="table-banner late-invitation" aria-label={texts.title}>
      <div>
        <b>{texts.title}</b>
        <p>{vacant ? texts.vacant : texts.full}</p>
      </div>
      <button type="button" className="btn primary" onClick={() => setOpen(false)}>
        {texts.watch}
      </button>
      <Link className="btn" href="/">
        {texts.ownGame}
      </Link>
    </aside>
  );
}
