import { type FormEvent, useId, useState } from "react";
import { api } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { PASSWORD_FIELD } from "../me/passwordField.ts";
import { makeAccount, signIn } from "../people.ts";
import { useLoaded } from "../useLoaded.ts";

const NO_TABLES = async () => [];
const GUEST_TABLES = async () => (await api.myTables()).tables;

/** Signing in, or making an account. A guest keeps the games with a new account, and is asked about them otherwise. */
export function SignInForm({ isGuest, onDone }: { isGuest: boolean; onDone(): void }) {
  const [isNew, setIsNew] = useState(isGuest);
  const [problem, setProblem] = useState<string>();
  const { value: guestTables = [] } = useLoaded(isGuest ? GUEST_TABLES : NO_TABLES);
  const id = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    try {
      const [name, password] = [String(data.get("name")), String(data.get("password"))];
      await (isNew ? makeAccount(name, password) : signIn(name, password, data.get("bringGames") !== null));
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
      {isGuest && isNew && <p className="quiet">{TEXTS.account.upgrade}</p>}
      <label>
        {TEXTS.account.name}
        <input name="name" autoComplete="username" required maxLength={40} />
      </label>
      <label>
        {TEXTS.account.password}
        <input name="password" autoComplete={isNew ? "new-password" : "current-password"} {...PASSWORD_FIELD} />
      </label>
      {!isNew && guestTables.length > 0 && (
        <label className="option">
          <input type="checkbox" name="bringGames" defaultChecked />
          <span>
            {TEXTS.account.bringGames(guestTables.length)}
            <small>{TEXTS.account.bringGamesMeans}</small>
          </span>
        </label>
      )}
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
