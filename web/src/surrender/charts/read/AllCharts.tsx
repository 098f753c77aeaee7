import type { ComponentType } from "react";
import { CombatTable } from "../combat/CombatTable.tsx";
import { CHART_TEXTS } from "../texts.ts";
import { AirNavalModifiers, GroundModifiers, StrategicModifiers } from "./ModifierCharts.tsx";
import { MovementChart } from "./MovementChart.tsx";
import { ConditionalEvents, Production, Ranges, Rulings, SequenceOfPlay, SupplySources, Will } from "./OtherCharts.tsx";
import { AirNavalResults, CombatSequence, GroundResults, StrategicResults } from "./ResultCharts.tsx";
import { WeatherChart } from "./WeatherChart.tsx";

const { chartsTab: texts } = CHART_TEXTS;

const CHARTS: readonly { readonly id: string; readonly title: string; readonly Chart: ComponentType }[] = [
  { id: "table", title: texts.table, Chart: CombatTable },
  { id: "ground", title: texts.ground, Chart: GroundModifiers },
  { id: "air-naval", title: texts.airNaval, Chart: AirNavalModifiers },
  { id: "strategic", title: texts.strategic, Chart: StrategicModifiers },
  { id: "sequence", title: texts.sequence, Chart: CombatSequence },
  { id: "ground-results", title: `${texts.results}: ${texts.ground2}`, Chart: GroundResults },
  { id: "air-results", title: `${texts.results}: ${texts.air2}`, Chart: AirNavalResults },
  { id: "strategic-results", title: `${texts.results}: ${texts.strategic2}`, Chart: StrategicResults },
  { id: "weather", title: texts.weather, Chart: WeatherChart },
  { id: "movement", title: texts.movement, Chart: MovementChart },
  { id: "production", title: texts.production, Chart: Production },
  { id: "will", title: texts.will, Chart: Will },
  { id: "ranges", title: texts.ranges, Chart: Ranges },
  { id: "supply", title: texts.supply, Chart: SupplySources },
  { id: "events", title: texts.events, Chart: ConditionalEvents },
  { id: "phases", title: texts.phases, Chart: SequenceOfPlay },
  { id: "rulings", title: texts.rulings, Chart: Rulings },
];

/** Every chart, to read. */
export function AllCharts() {
  return (
    <div className="all-charts">
      <nav className="chart-contents" aria-label={texts.contents}>
        <ul>
          {CHARTS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#chart-${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="chart-list">
        {CHARTS.map(({ id, title, Chart }) => (
          <section key={id} id={`chart-${id}`} className="aid-section" aria-labelledby={`title-${id}`}>
            <h2 id={`title-${id}`}>{title}</h2>
            <Chart />
          </section>
        ))}
      </div>
    </div>
  );
}
