import type { GameAction } from "@tripartite/kernel";
import type { TableProps } from "../../src/games/game.ts";
import { useStore } from "../../src/net/store.ts";

/** The least that a table needs: what is asked, what may be done, and how it ended. */
export default function IslandTable({ live, seat }: TableProps) {
  const { decision, legal, outcome, view } = useStore(live.state);
  const { ships } = view as { ships: Record<string, string> };
  return (
    <main>
      <h1>{outcome ? "It is over" : (decision?.prompt ?? "Others decide")}</h1>
      <p className="ships">{Object.entries(ships).flat().join(" ")}</p>
      {seat !== undefined &&
        (legal as unknown as readonly { readonly action: GameAction }[]).map(({ action }) => (
          <button key={JSON.stringify(action)} type="button" onClick={() => live.act(action)}>
            {Object.values(action).join(" ")}
          </button>
        ))}
    </main>
  );
}
