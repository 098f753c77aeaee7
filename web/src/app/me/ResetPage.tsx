import { type FormEvent, useState } from "react";
import { TEXTS } from "../../texts.ts";
import { Foot } from "../Foot.tsx";
import { PageBar } from "../PageBar.tsx";
import { resetPassword } from "../people.ts";
import { goTo } from "../router.ts";
import { useTitle } from "../useTitle.ts";
import { PASSWORD_FIELD } from "./passwordField.ts";
import "./me.css";

const texts = TEXTS.account;

/** A new password, by the link of a mail. */
export function ResetPage({ token }: { token: string }) {
  const [problem, setProblem] = useState<string>();
  useTitle(texts.newPassword);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await resetPassword(token, String(new FormData(event.currentTarget).get("password")));
      goTo("/", { replace: true });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <div className="shell-page settings-page">
      <PageBar />
      <main>
        <h1>{texts.newPassword}</h1>
        <form className="form card-section" onSubmit={submit}>
          <label>
            {texts.password}
            <input name="password" autoComplete="new-password" {...PASSWORD_FIELD} />
          </label>
          <p className="problem" role="alert">
            {problem}
          </p>
          <button type="submit" className="btn primary">
            {texts.useNewPassword}
          </button>
        </form>
      </main>
      <Foot />
    </div>
  );
}
