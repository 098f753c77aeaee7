import { TURN_PHASES } from "@tripartite/surrender/data/sequence";
import type { Weather, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import { Icon } from "../../../app/Icon.tsx";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { PHASE_SYMBOLS } from "../model/phaseSymbols.ts";
import { factionsOf } from "../model/scene.ts";
import { WeatherSign } from "./WeatherSign.tsx";

const { calendar, months, weathers, zones } = SURRENDER_TEXTS;

/** Of more phases only the present one is named. */
const FEW_STEPS = 8;

/** The month: what is past, where we are, whose part it is, and the weather. */
export function TurnTrack() {
  const { seen, isOver } = useTable();
  const { facts, sideName } = seen.scene;
  const sides = factionsOf(seen.scene);
  const turnOf = sides.indexOf(seen.phasing);
  const steps = TURN_PHASES.filter(({ id }) => facts.phases.includes(id));
  const now = steps.findIndex(({ id }) => id === seen.turnPhase);
  const zonesHere = Object.keys(seen.weather) as WeatherZone[];
  const weatherNow: ReadonlyMap<Weather, readonly WeatherZone[]> = Map.groupBy(
    zonesHere,
    (zone) => seen.weather[zone]!,
  );
  const month = `${months[seen.month - 1]} ${seen.year}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, and only then can it be reached by keyboard
    <nav className={steps.length > FEW_STEPS ? "cal cal-long" : "cal"} aria-label={month} tabIndex={0}>
      <span className="year">{month}</span>
      <ol className="phases">
        {steps.map(({ id, joint }, index) => {
          const when = index < now ? "past" : index === now ? "now" : "to-come";
          return (
            <li
              key={id}
              className={`ph ${when}`}
              title={SURRENDER_TEXTS.phases[id]}
              aria-current={when === "now" ? "step" : undefined}
            >
              <Icon name={PHASE_SYMBOLS[id]} />
              <span className="ph-name">{SURRENDER_TEXTS.phases[id]}</span>
              {when === "now" && !joint && !isOver && (
                <ol className="sub">
                  {sides.map((faction, order) => (
                    <li
                      key={faction}
                      className={order === turnOf ? "now" : order < turnOf ? "past" : ""}
                      title={calendar.part(sideName(faction), order - turnOf)}
                    >
                      <Icon name={FACTION_CLASS[faction]} className="emb-small" />
                      <span className={order === turnOf ? "" : "unseen"}>{sideName(faction)}</span>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
      <div className="ord turn-state">
        {[...weatherNow].map(([weather, where]) => {
          const named = where.map((zone) => zones[zone]).join(", ");
          return (
            <span key={weather} className="ocard" title={calendar.weather(named, weathers[weather])}>
              <WeatherSign weather={weather} />
              <span className="unseen">{calendar.weather(named, weathers[weather])}</span>
              <span aria-hidden="true">
                {weathers[weather]} {weatherNow.size > 1 && <small>{named}</small>}
              </span>
            </span>
          );
        })}
        <span className="ocard">{calendar.turn(seen.turn, facts.turns.length)}</span>
      </div>
    </nav>
  );
}
