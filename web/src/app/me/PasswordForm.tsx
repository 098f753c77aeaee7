import { type FormEvent, useId, useState } from "react";
import { api } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { PASSWORD_FIELD } from "./passwordField.ts";

const texts = TEXTS.account;

/** Another password for one's account; every other device is signed out. */
export function PasswordForm() {
  const [outcome, setOutcome] = useState<{ problem?: string; done?: string }>({});
  const id = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    try {
      await api.changePassword(String(data.get("old")), String(data.get("new")));
      form.reset();
      setOutcome({ done: texts.passwordChanged });
    } catch (error) {
      setOutcome({ problem: (error as Error).message });
    }
  };
  return (
    <form className="form" aria-labelledby={id} onSubmit={submit}>
      <h3 id={id}>{texts.changePassword}</h3>
      <label>
        {texts.oldPassword}
        <input name="old" autoComplete="current-password" {...PASSWORD_FIELD} />
      </label>
      <label>
        {texts.password}
        <input name="new" autoComplete="new-password" {...PASSWORD_FIELD} />
      </label>
      <p className="problem" role="alert">
        {outcome.problem}
      </p>
      <p role="status">{outcome.done}</p>
      <button type="submit" className="btn">
        {texts.changePassword}
      </button>
    </form>
  );
}
