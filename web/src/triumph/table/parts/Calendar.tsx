import type { FactionName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { memo } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { calendarOf, isSetup } from "../model/calendar.ts";
import { commandOf } from "../model/names.ts";

/** The year: what is past, where we are, and in which order the sides act; at a time that is shown, or now. */
export const Calendar = memo(function Calendar({ time }: { time?: View | undefined }) {
  const table = useTable();
  const view = time ?? table.view;
  return (
    <nav className="cal" aria-label={String(view.year)}>
      <span className="year">{isSetup(view) ? TRIUMPH_TEXTS.calendar.setup : view.year}</span>
      <ol className="phases">
        {calendarOf(view).map(({ id, name, symbol, when, steps }) => (
          <li key={id} className={`ph ${when}`} aria-current={when === "now" ? "step" : undefined}>
            <Icon name={symbol} />
            <span className="ph-name">{name}</span>
            {steps.length > 0 && (
              <span className="sub">
                {steps.map((step) => (
                  <span key={step.name} className={step.now ? "now" : ""}>
                    <Icon name={step.symbol} />
                    {step.name}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Order view={view} />
    </nav>
  );
});

function Order({ view }: { view: View }) {
  const inCommand = view.commandOrder.length > 0 && view.season !== undefined;
  const factions = inCommand ? view.commandOrder : view.turnOrder;
  const { order, parties } = TRIUMPH_TEXTS;
  return (
    <div className="ord">
      <span className="lbl">{inCommand ? order.command : order.turn}</span>
      <ol>
        {factions.map((faction) => (
          <li key={faction} className={`ocard f-${faction} ${isTurnOf(view, faction) ? "now" : ""}`}>
            <span className="emb">
              <Icon name={`f-${faction}`} label={parties[faction]} />
            </span>
            {inCommand ? <CommandValue view={view} faction={faction} /> : parties[faction]}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Decisions that all take at the same time are nobody's turn. */
const TOGETHER: readonly View["phase"][] = ["setup", "musters", "handSize"];

function isTurnOf({ phase, turn }: View, faction: FactionName): boolean {
  return turn === faction && !TOGETHER.includes(phase);
}

function CommandValue({ view, faction }: { view: View; faction: FactionName }) {
  const { command, commandTurn } = view.factions[faction];
  if (command === undefined || commandTurn === undefined) return TRIUMPH_TEXTS.parties[faction];
  const isEmergency = commandTurn.kind === "emergency";
  return (
    <>
      {commandOf(command[0]).letter}{" "}
      <s {...(isEmergency && { title: TRIUMPH_TEXTS.order.emergency })}>{commandTurn.commands}</s>
    </>
  );
}
