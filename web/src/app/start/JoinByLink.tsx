import { type FormEvent, useState } from "react";
import { TEXTS } from "../../texts.ts";
import { goTo, placeOf } from "../router.ts";

/** For links that came on paper or from another device. */
export function JoinByLink() {
  const [problem, setProblem] = useState<string>();
  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("link")).trim();
    const address = URL.parse(text, location.origin);
    if (address?.origin !== location.origin || placeOf(address).page !== "table")
      return setProblem(TEXTS.start.badLink);
    goTo(address.pathname + address.search);
  };
  return (
    <form id="join" className="join-link" onSubmit={follow}>
      <label>
        <span className="unseen">{TEXTS.start.joinByLink}</span>
        <input name="link" placeholder={TEXTS.start.joinByLink} required />
      </label>
      <button type="submit" className="btn">
        {TEXTS.start.join}
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
