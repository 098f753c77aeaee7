import { type Channel, me } from "../../net/me.ts";
import { TEXTS } from "../../texts.ts";
import { useLoaded } from "../useLoaded.ts";

const texts = TEXTS.notifications;

/** Messages to the person, with their delivery status. */
export function DeliveryLog({ channels }: { channels: readonly Channel[] }) {
  const { value, reload } = useLoaded(me.deliveries);
  if (value === undefined || value.length === 0) return null;
  const channelOf = (id: string) => channels.find((channel) => channel.id === id);
  return (
    <details className="delivery-log" open>
      <summary>{texts.log}</summary>
      <button type="button" className="btn" onClick={reload}>
        {texts.refresh}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard */}
      <section className="rules-table" tabIndex={0} aria-label={texts.log}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.columns.when}</th>
              <th scope="col">{texts.columns.what}</th>
              <th scope="col">{texts.columns.way}</th>
              <th scope="col">{texts.columns.status}</th>
            </tr>
          </thead>
          <tbody>
            {value.map(({ id, created, kind, channel, status, attempts, error }) => (
              <tr key={id}>
                <td>{new Date(created).toLocaleString([], { dateStyle: "short", timeStyle: "short" })}</td>
                <td>{texts.messages[kind] ?? kind}</td>
                <td>{channelOf(channel) ? texts.kinds[channelOf(channel)!.kind] : texts.removed}</td>
                <td>
                  {texts.statuses[status]}
                  {error && <small>{texts.failure(attempts, error)}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
