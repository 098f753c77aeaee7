import { type FormEvent, useState } from "react";
import { me, type Vacation } from "../../net/me.ts";
import { TEXTS } from "../../texts.ts";
import { useLoaded } from "../useLoaded.ts";

const texts = TEXTS.vacation;

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
    const days = Number(new FormData(event.currentTarget).get("days"));
    attempt(() => me.beginVacation(days));
  };
  return (
    <section className="card-section" aria-labelledby="vacation">
      <h2 id="vacation">{texts.title}</h2>
      <p className="quiet">{texts.what}</p>
      {value?.until !== undefined && (
        <div className="row">
          <p>{texts.until(new Date(value.until).toLocaleString([], { dateStyle: "medium", timeStyle: "short" }))}</p>
          <button type="button" className="btn" onClick={() => attempt(me.endVacation)}>
            {texts.end}
          </button>
        </div>
      )}
      {value && value.until === undefined && value.daysLeft > 0 && (
        <form className="line-form" onSubmit={begin}>
          <label>
            {texts.days}
            <input name="days" type="number" min={1} max={value.daysLeft} defaultValue={1} required />
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
