import { useState } from "react";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { person } from "../people.ts";
import { mark, unmark, useTies } from "./ties.ts";

const texts = TEXTS.ties;

/** On the page of another player: friend or not, blocked or not. */
export function TieButtons({ name }: { name: string }) {
  const { who } = useStore(person);
  const kind = useTies().find((tie) => tie.account && tie.name === name)?.kind;
  const [problem, setProblem] = useState<string>();
  if (who === undefined || (who.account && who.name === name)) return null;
  const change = (to: "friend" | "blocked") => () => {
    setProblem(undefined);
    (kind === to ? unmark(name) : mark({ name }, to)).catch((error: Error) => setProblem(error.message));
  };
  return (
    <div className="row">
      <button type="button" className="btn" aria-pressed={kind === "friend"} onClick={change("friend")}>
        {kind === "friend" ? texts.removeFriend : texts.addFriend}
      </button>
      <button type="button" className="btn" title={texts.blockMeans} onClick={change("blocked")}>
        {kind === "blocked" ? texts.unblock : texts.block}
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
