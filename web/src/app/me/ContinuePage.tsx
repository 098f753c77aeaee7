import { useState } from "react";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { Foot } from "../Foot.tsx";
import { PageBar } from "../PageBar.tsx";
import { continueHere, person } from "../people.ts";
import { goTo } from "../router.ts";
import { useTitle } from "../useTitle.ts";
import "./me.css";

const texts = TEXTS.account;

/** Another device of a person, by a link from the first one. Nothing happens before the button is pressed. */
export function ContinuePage({ token }: { token: string }) {
  const [problem, setProblem] = useState<string>();
  const { who } = useStore(person);
  useTitle(texts.continueTitle);
  const go = () =>
    continueHere(token).then(
      () => goTo("/", { replace: true }),
      (error: Error) => setProblem(error.message),
    );
  return (
    <div className="shell-page settings-page">
      <PageBar />
      <main>
        <h1>{texts.continueTitle}</h1>
        <p>{texts.continueMeans}</p>
        {who && <p>{texts.continueReplaces(who.name)}</p>}
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="button" className="btn primary" onClick={go}>
          {texts.continueHere}
        </button>
      </main>
      <Foot />
    </div>
  );
}
