import { type FormEvent, useId, useState } from "react";
import { api } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { PASSWORD_FIELD } from "../me/passwordField.ts";
import { signIn } from "../people.ts";

/** Signing in, or making an account; a guest keeps his games. */
export function SignInForm({ isGuest, onDone }: { isGuest: boolean; onDone(): void }) {
  const [isNew, setIsNew] = useState(isGuest);
  const [problem, setProblem] = useState<string>();
  const id = useId();
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
  const forgot = async (form: HTMLFormElement) => {
    const name = String(new FormData(form).get("name")).trim();
    if (name === "") return setProblem(TEXTS.account.forgotWhom);
    try {
      await api.forgotPassword(name);
      setProblem(TEXTS.account.forgotSent);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const change = () => {
    setIsNew(!isNew);
    setProblem(undefined);
  };
  return (
    <form className="form" aria-labelledby={id} onSubmit={submit}>
      <h2 id={id}>{isNew ? TEXTS.account.create : TEXTS.account.signIn}</h2>
      {isGuest && <p className="quiet">{isNew ? TEXTS.account.upgrade : TEXTS.account.staysBehind}</p>}
      <label>
        {TEXTS.account.name}
        <input name="name" autoComplete="username" required maxLength={40} />
      </label>
      <label>
        {TEXTS.account.password}
        <input name="password" autoComplete={isNew ? "new-password" : "current-password"} {...PASSWORD_FIELD} />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="row">
        <button type="submit" className="btn primary">
          {isNew ? TEXTS.account.create : TEXTS.account.signIn}
        </button>
        <button type="button" className="btn ghost" onClick={change}>
          {isNew ? TEXTS.account.haveOne : TEXTS.account.haveNone}
        </button>
        {!isNew && (
          <button type="button" className="btn ghost" onClick={(event) => forgot(event.currentTarget.form!)}>
            {TEXTS.account.forgot}
          </button>
        )}
      </div>
    </form>
  );
}
