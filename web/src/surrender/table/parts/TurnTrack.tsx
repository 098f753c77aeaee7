import type { Weather, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import type { PhaseName } from "@tripartite/surrender/state";
import { Icon } from "../../../app/Icon.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { SCENARIO } from "../model/scene.ts";
import { WeatherSign } from "./WeatherSign.tsx";

const { calendar, months, weathers, zones, factions } = SURRENDER_TEXTS;

type Step = keyof typeof SURRENDER_TEXTS.phases;

const STEPS: readonly { readonly id: Step; readonly symbol: string; readonly phases: readonly PhaseName[] }[] = [
  { id: "weather", symbol: "p-summer", phases: ["turnStart", "weather"] },
  { id: "economy", symbol: "p-production", phases: ["economy"] },
  { id: "strategicMovement", symbol: "t-motorized", phases: ["strategicMovement", "strategicDestination"] },
  {
    id: "operations",
    symbol: "p-move",
    phases: [
      "operations",
      "march",
      "assault",
      "airAction",
      "commit",
      "declare",
      "combat",
      "retreat",
      "advance",
      "displacement",
      "supplyCheck",
      "operationsEnd",
    ],
  },
  { id: "noSupply", symbol: "s-unsupplied", phases: ["noSupply"] },
  { id: "replacements", symbol: "a-plus", phases: ["replacements"] },
  { id: "mobilization", symbol: "r-pop", phases: ["mobilization"] },
  { id: "victoryCheck", symbol: "s-vp", phases: ["victoryCheck", "endOfTurn", "over"] },
];

/** The month: what is past, where we are, whose part it is, and the weather. */
export function TurnTrack() {
  const { seen } = useTable();
  const now = STEPS.findIndex(({ phases }) => phases.includes(seen.phase));
  const month = `${months[seen.month - 1]} ${seen.year}`;
  return (
    <nav className="cal" aria-label={month}>
      <span className="year">{month}</span>
      <ol className="phases">
        {STEPS.map(({ id, symbol }, index) => {
          const when = index < now ? "past" : index === now ? "now" : "to-come";
          return (
            <li key={id} className={`ph ${when}`} aria-current={when === "now" ? "step" : undefined}>
              <Icon name={symbol} />
              <span className="ph-name">{SURRENDER_TEXTS.phases[id]}</span>
              {when === "now" && seen.phasing && (
                <span className="sub">
                  <span className="now">{factions[seen.phasing]}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <div className="ord turn-state">
        {(Object.entries(seen.weather) as [WeatherZone, Weather][]).map(([zone, weather]) => (
          <span key={zone} className="ocard" title={calendar.weather(zones[zone], weathers[weather])}>
            <WeatherSign weather={weather} />
            <span className="unseen">{calendar.weather(zones[zone], weathers[weather])}</span>
            <span aria-hidden="true">{weathers[weather]}</span>
          </span>
        ))}
        <span className="ocard">{calendar.turn(seen.turn, SCENARIO.turns.length)}</span>
      </div>
    </nav>
  );
}
