import { WEATHER_ZONES, WEATHERS, type WeatherZone } from "@tripartite/surrender/data/vocabulary";
import { weatherOdds, weatherOf } from "@tripartite/surrender/rules/charts/weather";
import { useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { WEATHER_SYMBOLS } from "../combat/options.ts";
import { RollLog } from "../combat/RollLog.tsx";
import { keepRoll } from "../combat/rolls.ts";
import { rollDie } from "../dice.ts";
import { ChoiceView } from "../FieldView.tsx";
import { numberOf } from "../form.ts";
import { WeatherChart } from "../read/WeatherChart.tsx";
import { CHART_TEXTS } from "../texts.ts";
import type { PlayerAid } from "../usePlayerAid.ts";
import { MONTH } from "./fields.ts";

const { weatherTab: texts, weathers, zones } = CHART_TEXTS;

type Dice = Readonly<Partial<Record<WeatherZone, number>>>;

/** §7 One die for each zone; Desert needs none. */
export function WeatherTab({ aid }: { readonly aid: PlayerAid }) {
  const month = numberOf(aid.values, MONTH.id);
  const [rolled, setRolled] = useState<{ readonly month: number; readonly dice: Dice }>();
  const dice = rolled?.month === month ? rolled.dice : undefined;
  const roll = () => {
    const now = { cold: rollDie(), mild: rollDie(), warm: rollDie() };
    setRolled({ month, dice: now });
    keepRoll({
      kind: "weather",
      dice: [Object.values(now)],
      headline: texts.months[month - 1],
      effect: Object.entries(now)
        .map(([zone, die]) => `${zones[zone as WeatherZone]} ${weathers[weatherOf(month, zone as WeatherZone, die)]}`)
        .join(", "),
    });
  };
  return (
    <div className="aid-columns">
      <section className="aid-section">
        <h2>{texts.title}</h2>
        <ChoiceView field={MONTH} value={aid.values[MONTH.id]} onChange={(value) => aid.set(MONTH.id, value)} />
        <ul className="aid-zones" aria-live="polite">
          {WEATHER_ZONES.map((zone) => (
            <ZoneLine key={zone} zone={zone} month={month} die={dice?.[zone]} />
          ))}
        </ul>
        <button type="button" className="btn primary wide" onClick={roll}>
          <Icon name="a-dice" />
          {texts.roll}
        </button>
      </section>
      <div>
        <section className="aid-section">
          <h2>{texts.table}</h2>
          <WeatherChart month={month} />
        </section>
        <RollLog />
      </div>
    </div>
  );
}

interface ZoneProps {
  readonly zone: WeatherZone;
  readonly month: number;
  readonly die: number | undefined;
}

function ZoneLine({ zone, month, die }: ZoneProps) {
  const odds = weatherOdds(month, zone);
  const now = die === undefined ? undefined : weatherOf(month, zone, die);
  return (
    <li>
      <b>{zones[zone]}</b>
      <span className="aid-faces">
        {WEATHERS.filter((weather) => odds[weather] > 0).map((weather) => (
          <span key={weather} className={`wx-${weather}`}>
            <Icon name={WEATHER_SYMBOLS[weather]} />
            {weathers[weather]} {odds[weather] === 6 ? texts.always : `${odds[weather]}/6`}
          </span>
        ))}
      </span>
      {die !== undefined && now !== undefined && (
        <span className="aid-now">
          <Icon name={`d-${die}`} label={CHART_TEXTS.die(die)} />
          <Icon name={WEATHER_SYMBOLS[now]} />
          <b>{weathers[now]}</b>
        </span>
      )}
    </li>
  );
}
