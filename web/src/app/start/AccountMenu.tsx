import { useRef } from "react";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { Link } from "../Link.tsx";
import { person } from "../people.ts";
import { SignInForm } from "./SignInForm.tsx";

/** Name, signing in, and the way to the settings. */
export function AccountMenu({ onChange }: { onChange(): void }) {
  const { who } = useStore(person);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="account">
      <Link
        className="btn on-bar"
        href="/settings"
        aria-label={who ? `${who.name}, ${TEXTS.settings.title}` : TEXTS.settings.title}
      >
        <Icon name={who ? "a-user" : "a-settings"} />
        {who && <span className="who">{who.name}</span>}
      </Link>
      {!who?.account && (
        <button type="button" className="btn on-bar" onClick={() => dialog.current?.showModal()}>
          {who ? TEXTS.account.keepGames : TEXTS.account.signIn}
        </button>
      )}
      <dialog ref={dialog} aria-label={TEXTS.account.signIn}>
        <button
          type="button"
          className="btn sq dialog-close"
          aria-label={TEXTS.account.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="a-close" />
        </button>
        <SignInForm
          key={who?.name ?? ""}
          isGuest={who !== undefined}
          onDone={() => {
            dialog.current?.close();
            onChange();
          }}
        />
      </dialog>
    </div>
  );
}
