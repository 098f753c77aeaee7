import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { factionsOf } from "../model/scene.ts";
import { RailSide } from "./RailSide.tsx";
import { VictoryCard } from "./VictoryCard.tsx";

/** The sides with their countries, markers and trays, then what decides the game. */
export function SideRail() {
  const { seen } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the rail scrolls, also by keyboard
    <aside className="rail" aria-label={SURRENDER_TEXTS.tabs.factions} tabIndex={0}>
      {factionsOf(seen.scene).map((faction) => (
        <RailSide key={faction} faction={faction} />
      ))}
      <VictoryCard />
    </aside>
  );
}
