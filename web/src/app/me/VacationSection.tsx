import { type FormEvent, useState } from "react";
import { me, type Vacation } from "../../net/me.ts";
import { TEXTS } from "../../texts.ts";
import { useLoaded } from "../useLoaded.ts";

const texts = TEXTS.vacation;

/** Midnight here, at the beginning of a day that a form names. */
function startOfDay(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

function date(time: number): string {
  return new Date(time).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
}

/** Days on which one's clocks stand still. */
export function VacationSection() {
  const { value, failure, reload } = useLoaded(me.vacation);
  const [problem, setProblem] = useState<string>();
  const attempt = async (change: () => Promise<Vacation>) => {
    setProblem(undefined);
    try {
      await change();
      reload();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const from = String(form.get("from"));
    attempt(() => me.beginVacation(Number(form.get("days")), from === "" ? undefined : startOfDay(from)));
  };
  return (
    <section className="card-section" aria-labelledby="vacation">
      <h2 id="vacation">{texts.title}</h2>
      <p className="quiet">
        {texts.what} {texts.seen}
      </p>
      {value?.until !== undefined && (
        <div className="row">
          <p>
            {value.from === undefined
              ? texts.until(date(value.until))
              : texts.planned(date(value.from), date(value.until))}
          </p>
          <button type="button" className="btn" onClick={() => attempt(me.endVacation)}>
            {value.from === undefined ? texts.end : texts.callOff}
          </button>
        </div>
      )}
      {value && value.until === undefined && value.daysLeft > 0 && (
        <form className="line-form" onSubmit={begin}>
          <label>
            {texts.days}
            <input name="days" type="number" min={1} max={value.daysLeft} defaultValue={1} required />
          </label>
          <label>
            {texts.from}
            <input name="from" type="date" min={new Date().toISOString().slice(0, 10)} />
          </label>
          <button type="submit" className="btn">
            {texts.begin}
          </button>
        </form>
      )}
      {value && <p className="quiet">{texts.daysLeft(value.daysLeft)}</p>}
      <p className="problem" role="alert">
        {problem ?? failure}
      </p>
    </section>
  );
}
