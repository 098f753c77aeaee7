/** What the seat answers without being asked: the orders in force, and a new one for what is asked now. */
import { ALERTS, type Alert } from "@tripartite/kernel";
import { type FormEvent, useState } from "react";
import type { OrderWords, WebGame } from "../../games/game.ts";
import { api, type StandingOrder } from "../../net/api.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { list } from "../../words.ts";
import { Icon } from "../Icon.tsx";
import { type Desk, useDesk } from "./context.ts";
import "./orders.css";

const texts = TEXTS.orders;

export function StandingOrders() {
  const desk = useDesk();
  return desk?.seat === undefined || desk.table.status !== "playing" ? null : <Panel desk={desk} seat={desk.seat} />;
}

function Panel({ desk, seat }: { desk: Desk; seat: number }) {
  const { game, live, table } = desk;
  const { orders: known, decision, legal } = useStore(live.state);
  const [problem, setProblem] = useState<string>();
  const words = decision && game.standing?.decisions[decision.id];
  const isOffered = decision !== undefined && words !== undefined && known?.decisions.includes(decision.id);
  const orders = known?.orders ?? [];
  if (orders.length === 0 && !isOffered) return null;
  const attempt = (change: Promise<unknown>) => {
    setProblem(undefined);
    change.catch((error: Error) => setProblem(error.message));
  };
  const types = new Set(legal.map(({ action }) => (action as { type: string }).type));
  return (
    <section className="dock-control standing-orders" aria-label={texts.title}>
      {orders.length > 0 && <h3>{texts.title}</h3>}
      <ul>
        {orders.map((order) => (
          <li key={order.id} className={order.ended ? "ended" : ""}>
            <span>
              <b>{game.standing?.decisions[order.decision]?.name ?? order.decision}:</b> {answerText(game, order)}
              <small>{standingText(game, order)}</small>
            </span>
            <button
              type="button"
              className="btn sq"
              aria-label={texts.remove(game.standing?.decisions[order.decision]?.name ?? order.decision)}
              onClick={() => attempt(api.removeOrder(table.id, seat, order.id))}
            >
              <Icon name="a-close" />
            </button>
          </li>
        ))}
      </ul>
      {isOffered && (
        <NewOrder
          key={decision.id}
          words={words}
          types={types}
          time={game.standing!.time}
          onOrder={(answer, stops) =>
            attempt(api.addOrder(table.id, { seat, decision: decision.id, answer, stops: [...stops] }))
          }
        />
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

interface NewOrderProps {
  readonly words: OrderWords;
  /** The actions that are offered now. */
  readonly types: ReadonlySet<string>;
  readonly time: string;
  onOrder(answer: StandingOrder["answer"], stops: readonly Alert[]): void;
}

function NewOrder({ words, types, time, onOrder }: NewOrderProps) {
  const others = Object.entries(words.answers ?? {}).filter(([type]) => types.has(type));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const type = String(form.get("answer"));
    onOrder(type === "" ? "default" : { type }, form.getAll("stop") as Alert[]);
  };
  return (
    <details>
      <summary>{texts.always}</summary>
      <form onSubmit={submit}>
        <fieldset>
          <legend>{words.name}</legend>
          {[["", words.usual] as const, ...others].map(([type, label]) => (
            <label key={type} className="option">
              <input type="radio" name="answer" value={type} defaultChecked={type === ""} />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{texts.until}</legend>
          {ALERTS.map((alert) => (
            <label key={alert} className="option">
              <input type="checkbox" name="stop" value={alert} defaultChecked={alert === "war"} />
              {alert === "time" ? time : texts.stops[alert]}
            </label>
          ))}
        </fieldset>
        <p className="quiet">{texts.hint}</p>
        <button type="submit" className="btn wide">
          {texts.give}
        </button>
      </form>
    </details>
  );
}

function answerText(game: WebGame, { decision, answer }: StandingOrder): string {
  const words = game.standing?.decisions[decision];
  if (answer === "default") return words?.usual ?? texts.usual;
  return words?.answers?.[answer.type] ?? answer.type;
}

/** Until when it holds, or why it does no longer. */
function standingText(game: WebGame, { stops, fired, ended }: StandingOrder): string {
  const nameOf = (alert: Alert) => (alert === "time" ? (game.standing?.time ?? "") : texts.stops[alert]);
  if (ended !== undefined) return texts.ended(ended === "takenBack" ? texts.takenBack : nameOf(ended));
  const until = stops.length === 0 ? texts.untilRemoved : texts.untilOne(list(stops.map(nameOf), "or"));
  return [until, fired > 0 && texts.fired(fired)].filter(Boolean).join(" · ");
}
