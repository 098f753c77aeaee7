import { type FormEvent, useState } from "react";
import { me, type NoticeWishes, TOPICS } from "../../net/me.ts";
import { TEXTS } from "../../texts.ts";
import { useLoaded } from "../useLoaded.ts";

const { times: texts, topics } = TEXTS.notifications;

const USUAL_QUIET = { from: "22:00", to: "07:00" };
const USUAL_DIGEST = "18:00";

/** Which notices a person wants, quiet hours and digests; in the time zone of this browser. */
export function NoticeTimes() {
  const { value, failure } = useLoaded(me.wishes);
  const problem = failure && <p className="problem">{failure}</p>;
  return value === undefined ? problem : <TimesForm wishes={value} />;
}

function TimesForm({ wishes }: { wishes: NoticeWishes | null }) {
  const [digest, setDigest] = useState<string>(wishes?.digest ?? "");
  const [isQuiet, setQuiet] = useState(wishes?.quiet !== undefined);
  const [status, setStatus] = useState<string>();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const time = (name: string) => String(form.get(name));
    try {
      await me.saveWishes({
        zone,
        ...(isQuiet && { quiet: { from: time("from"), to: time("to") } }),
        ...(digest !== "" && { digest: digest as "hourly" | "daily" }),
        ...(digest === "daily" && { digestAt: time("at") }),
        topics: TOPICS.filter((topic) => form.get(topic) !== null),
      });
      setStatus(texts.saved);
    } catch (error) {
      setStatus((error as Error).message);
    }
  };
  return (
    <form className="notice-times" aria-label={texts.title} onSubmit={save} onChange={() => setStatus(undefined)}>
      <h3>{texts.title}</h3>
      <fieldset>
        <legend>{topics.title}</legend>
        {TOPICS.map((topic) => (
          <label key={topic} className="option">
            <input type="checkbox" name={topic} defaultChecked={wishes?.topics?.includes(topic) ?? topic !== "chat"} />
            {topics[topic]}
          </label>
        ))}
      </fieldset>
      <div className="row">
        <label>
          {texts.how}
          <select value={digest} onChange={({ target }) => setDigest(target.value)}>
            <option value="">{texts.each}</option>
            <option value="hourly">{texts.hourly}</option>
            <option value="daily">{texts.daily}</option>
          </select>
        </label>
        {digest === "daily" && (
          <label>
            {texts.at}
            <input type="time" name="at" required defaultValue={wishes?.digestAt ?? USUAL_DIGEST} />
          </label>
        )}
      </div>
      <div className="row">
        <label className="option">
          <input type="checkbox" checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
          {texts.quiet}
        </label>
        {isQuiet && (
          <div className="span">
            {(["from", "to"] as const).map((name) => (
              <label key={name}>
                {texts[name]}
                <input type="time" name={name} required defaultValue={(wishes?.quiet ?? USUAL_QUIET)[name]} />
              </label>
            ))}
          </div>
        )}
      </div>
      <p className="quiet">{texts.hint(zone)}</p>
      <div className="row">
        <button type="submit" className="btn">
          {texts.save}
        </button>
        <p role="status">{status}</p>
      </div>
    </form>
  );
}
