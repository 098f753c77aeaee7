import type { GameAction } from "@tripartite/kernel";
import type { View } from "../../../games/template/game.ts";
import type { TableProps } from "../games/game.ts";
import { useStore } from "../net/store.ts";

interface Offered {
  readonly action: GameAction & { readonly hill: string };
}

/** The least that a table needs: the board, what is asked, what may be done, and how it ended. */
export default function Table({ live, seat }: TableProps) {
  const { decision, legal, outcome, view } = useStore(live.state);
  const { round, rounds, holders } = view as unknown as View;
  const offers = legal as unknown as readonly Offered[];
  return (
    <main>
      <h1>{outcome ? "The game is over" : (decision?.prompt ?? "The other side decides")}</h1>
      <p>
        Round {round} of {rounds}
      </p>
      <ul>
        {Object.entries(holders).map(([hill, holder]) => (
          <li key={hill}>
            The {hill} hill: {holder ?? "nobody"}
          </li>
        ))}
      </ul>
      {seat !== undefined &&
        offers.map(({ action }) => (
          <button key={action.hill} type="button" onClick={() => live.act(action)}>
            To the {action.hill} hill
          </button>
        ))}
    </main>
  );
}
