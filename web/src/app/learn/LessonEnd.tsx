import type { WebGame } from "../../games/game.ts";
import { TEXTS } from "../../texts.ts";
import { Link } from "../Link.tsx";
import { rulesAddress } from "../router.ts";

const texts = TEXTS.learn;

/** What to do after a lesson. */
export function LessonEnd({ game, onPlayOn }: { game: WebGame; onPlayOn(): void }) {
  return (
    <>
      <button type="button" className="btn primary" onClick={onPlayOn}>
        {texts.playOn}
      </button>
      <Link className="btn" href="/learn">
        {texts.anotherLesson}
      </Link>
      <Link className="btn" href="/">
        {texts.newGame}
      </Link>
      {game.reference && (
        <Link className="btn" href={rulesAddress(game.id)}>
          {texts.readRules}
        </Link>
      )}
    </>
  );
}
