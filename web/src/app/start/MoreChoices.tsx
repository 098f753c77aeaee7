import type { Json } from "@tripartite/kernel";
import type { HouseRule, Variant } from "../../games/game.ts";
import type { Pace, TimeControl } from "../../net/api.ts";
import { MORE_TEXTS as texts } from "./texts.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The usual time of each pace with clocks, in the unit in which it is asked for, and the most that is allowed. */
const TIMES = {
  live: { unit: "minutes", ms: MINUTE, reserve: 30, increment: 2, step: 0.5, most: 24 * 60 },
  day: { unit: "days", ms: DAY, reserve: 2, increment: 1, step: 0.25, most: 30 },
  threeDays: { unit: "days", ms: DAY, reserve: 6, increment: 3, step: 0.25, most: 30 },
} as const;

/** What few change: how much time there is, and rulings that tables may choose. */
export function MoreChoices({ pace, rules }: { pace: Pace; rules: readonly HouseRule[] }) {
  if (pace === "none" && rules.length === 0) return null;
  return (
    <details className="more-choices">
      <summary>{texts.title}</summary>
      {pace !== "none" && <TimeFields key={pace} pace={pace} />}
      {rules.length > 0 && (
        <fieldset>
          <legend>{texts.rules}</legend>
          {rules.map(({ id, name, hint, usual }) => (
            <label key={id} className="option">
              <input type="checkbox" name={id} defaultChecked={usual} />
              <span>
                {name}
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </details>
  );
}

function TimeFields({ pace }: { pace: keyof typeof TIMES }) {
  const { unit, reserve, increment, step, most } = TIMES[pace];
  const name = texts.units[unit];
  return (
    <fieldset>
      <legend>{texts.time}</legend>
      <label>
        {texts.reserve(name)}
        <input name="reserve" type="number" min={0} max={most} step={step} defaultValue={reserve} required />
      </label>
      <label>
        {texts.increment(name)}
        <input name="increment" type="number" min={step} max={most} step={step} defaultValue={increment} required />
      </label>
    </fieldset>
  );
}

/** Undefined if the table plays without clocks. */
export function timeControlIn(data: FormData, pace: Pace): TimeControl | undefined {
  if (pace === "none") return undefined;
  const { ms } = TIMES[pace];
  return { reserve: Number(data.get("reserve")) * ms, increment: Number(data.get("increment")) * ms };
}

/** The opening, where the scenario has several. */
export function openingIn(data: FormData, { openings }: Variant): Record<string, Json> {
  return openings === undefined ? {} : { opening: String(data.get("opening")) };
}

/** Only what differs from the usual. */
export function houseRulesIn(data: FormData, rules: readonly HouseRule[] = []): Record<string, Json> {
  const chosen = rules.map(({ id, usual }) => ({ id, usual, value: data.get(id) !== null }));
  return Object.fromEntries(chosen.flatMap(({ id, usual, value }) => (value === usual ? [] : [[id, value]])));
}
