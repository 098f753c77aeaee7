import { type FormEvent, useRef, useState } from "react";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { person, signIn, signOut } from "../people.ts";
import { ThemeChoice } from "../ThemeChoice.tsx";

/** Name, signing in and out, and the colours of the page. */
export function AccountMenu({ onChange }: { onChange(): void }) {
  const { who } = useStore(person);
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = async () => {
    await signOut();
    onChange();
  };
  return (
    <div className="account">
      <ThemeChoice />
      {who && (
        <span className="who">
          <Icon name="a-user" />
          {who.name}
        </span>
      )}
      {who?.account ? (
        <button type="button" className="btn on-bar" onClick={leave}>
          {TEXTS.account.signOut}
        </button>
      ) : (
        <button type="button" className="btn on-bar" onClick={() => dialog.current?.showModal()}>
          {who ? TEXTS.account.keepGames : TEXTS.account.signIn}
        </button>
      )}
      <dialog ref={dialog} aria-labelledby="sign-in">
        <SignInForm
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

function SignInForm({ isGuest, onDone }: { isGuest: boolean; onDone(): void }) {
  const [isNew, setIsNew] = useState(isGuest);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    try {
      await signIn(String(data.get("name")), String(data.get("password")), isNew);
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <form className="form" onSubmit={submit}>
      <h2 id="sign-in">{isNew ? TEXTS.account.create : TEXTS.account.signIn}</h2>
      <label>
        {TEXTS.account.name}
        <input name="name" autoComplete="username" required maxLength={40} />
      </label>
      <label>
        {TEXTS.account.password}
        <input
          name="password"
          type="password"
          autoComplete={isNew ? "new-password" : "current-password"}
          required
          minLength={8}
          maxLength={200}
        />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="row">
        <button type="submit" className="btn primary">
          {isNew ? TEXTS.account.create : TEXTS.account.signIn}
        </button>
        <button type="button" className="btn ghost" onClick={() => setIsNew(!isNew)}>
          {isNew ? TEXTS.account.haveOne : TEXTS.account.haveNone}
        </button>
      </div>
    </form>
  );
}
