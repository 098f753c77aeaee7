/** Declarations of War, Violations and Interventions with their consequences; threats and withdrawals. */
import type { DeclarationView } from "@tripartite/triumph/view";
import { useEffect, useRef } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useBusy, useTable } from "../context.ts";
import { areasOf, groupBy, ofTypes } from "../model/focus.ts";
import { actionLabel } from "../model/label.ts";
import { nationName } from "../model/names.ts";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Duties } from "./Duties.tsx";
import { consequences, declarationOf, declarationText } from "./declarationText.ts";

const texts = TRIUMPH_TEXTS.dock;

const SYMBOLS = { declareWar: "s-war", violate: "p-declare", intervene: "s-firstfire" } as const;

export function DeclarationControl({ actions }: ControlProps) {
  const { units, view } = useTable();
  const { area } = useAttention().focus;
  const declarations = ofTypes(actions, "declareWar", "violate", "intervene");
  const here = declarations.filter(
    (action) =>
      area !== undefined &&
      (areasOf(action).includes(area) || (action.rival !== undefined && view.areas[area].control === action.rival)),
  );
  return (
    <>
      <Duties />
      <Planned />
      <Answers actions={ofTypes(actions, "answer")} />
      <Withdrawals actions={ofTypes(actions, "withdraw")} />
      {declarations.length > 0 && (
        <div className="dock-control">
          <h3>{texts.declare}</h3>
          {(here.length > 0 ? here : declarations).map((action) => (
            <details
              key={JSON.stringify(action)}
              className="declaration"
              name="declaration"
              open={here.length === 1 || undefined}
              onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
            >
              <summary>
                <Icon name={SYMBOLS[action.type as keyof typeof SYMBOLS]} />
                {actionLabel(action, units)}
              </summary>
              <Consequences item={declarationOf(action)} />
              <Choice action={action} label={TRIUMPH_TEXTS.declarations.declare} symbol="a-plus" />
            </details>
          ))}
        </div>
      )}
    </>
  );
}

/** Everything that follows, one line each. */
function Consequences({ item }: { item: DeclarationView }) {
  const { view } = useTable();
  return (
    <ul className="consequences">
      {consequences(item, view).map(({ symbol, text }) => (
        <li key={text}>
          <Icon name={symbol} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Named and not announced yet. */
function Planned() {
  const { view, act } = useTable();
  const busy = useBusy();
  const declarations = view.own?.declarations ?? [];
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just named comes into sight
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, [declarations.length]);
  if (declarations.length === 0) return null;
  return (
    <div ref={place} className="dock-control ledger">
      <h3>{texts.declared}</h3>
      <ul>
        {declarations.map((item, index) => (
          <li key={declarationText(item)}>
            <span>{declarationText(item)}</span>
            <button
              type="button"
              className="take-back"
              aria-label={`${texts.remove}: ${declarationText(item)}`}
              disabled={busy}
              onClick={() => act({ type: "unplan", index })}
            >
              <Icon name="a-close" />
            </button>
            <Consequences item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answers({ actions }: ControlProps) {
  const { units } = useTable();
  return [...groupBy(actions, ({ nation }) => nation!)].map(([nation, answers]) => (
    <div key={nation} className="dock-control">
      <h3>{nationName(nation)}</h3>
      {answers.map((action) => (
        <Choice key={action.count} action={action} label={actionLabel(action, units)} />
      ))}
    </div>
  ));
}

function Withdrawals({ actions }: ControlProps) {
  const { view } = useTable();
  const announced = view.playerTurn?.announced ?? [];
  if (actions.length === 0) return null;
  return (
    <div className="dock-control">
      <h3>{texts.announced}</h3>
      {actions.map((action) => {
        const item = announced[action.index!];
        return (
          <Choice
            key={action.index}
            action={action}
            label={`${texts.remove}: ${item ? declarationText(item) : action.index! + 1}`}
            symbol="a-undo"
          />
        );
      })}
    </div>
  );
}
