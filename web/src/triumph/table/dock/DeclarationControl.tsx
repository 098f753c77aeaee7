/** Declarations of War, Violations and Interventions with their consequences; threats and withdrawals. */
import type { DeclarationMeaning } from "@tripartite/triumph/offers";
import type { DeclarationView } from "@tripartite/triumph/view";
import { useEffect, useRef } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useBusy, useTable } from "../context.ts";
import { type OfferOf, ofTypes } from "../model/action.ts";
import { areasOf, groupBy } from "../model/focus.ts";
import { actionLabel } from "../model/label.ts";
import { nationName } from "../model/names.ts";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Duties } from "./Duties.tsx";
import { consequences, declarationOf, declarationText } from "./declarationText.ts";

const texts = TRIUMPH_TEXTS.dock;

const SYMBOLS = { declareWar: "s-war", violate: "p-declare", intervene: "s-firstfire" } as const;

export function DeclarationControl({ offers }: ControlProps) {
  const { units, view } = useTable();
  const { area } = useAttention().focus;
  const declarations = ofTypes(offers, "declareWar", "violate", "intervene");
  const here = declarations.filter(
    ({ action }) =>
      area !== undefined &&
      (areasOf(action).includes(area) || ("rival" in action && view.areas[area].control === action.rival)),
  );
  return (
    <>
      <Duties />
      <Planned />
      <Answers offers={ofTypes(offers, "answer")} />
      <Withdrawals offers={ofTypes(offers, "withdraw")} />
      {declarations.length > 0 && (
        <div className="dock-control">
          <h3>{texts.declare}</h3>
          {(here.length > 0 ? here : declarations).map((offer) => (
            <details
              key={JSON.stringify(offer.action)}
              className="declaration"
              name="declaration"
              open={here.length === 1 || undefined}
              onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
            >
              <summary>
                <Icon name={SYMBOLS[offer.action.type]} />
                {actionLabel(offer.action, units)}
              </summary>
              <Consequences item={declarationOf(offer)} meaning={offer} />
              <Choice offer={offer} label={TRIUMPH_TEXTS.declarations.declare} symbol="a-plus" />
            </details>
          ))}
        </div>
      )}
    </>
  );
}

/** Everything that follows, one line each. */
function Consequences({ item, meaning }: { item: DeclarationView; meaning: DeclarationMeaning }) {
  const { faction } = useTable();
  if (faction === undefined) return null;
  return (
    <ul className="consequences">
      {consequences(item, meaning, faction).map(({ symbol, text }) => (
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
  const { view, legal, act } = useTable();
  const busy = useBusy();
  const declarations = view.own?.declarations ?? [];
  const meanings = new Map(ofTypes(legal, "unplan").map((offer) => [offer.action.index, offer]));
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
              className="cross-out"
              aria-label={`${texts.remove}: ${declarationText(item)}`}
              disabled={busy}
              onClick={() => act({ type: "unplan", index })}
            >
              <Icon name="a-close" />
            </button>
            <Consequences item={item} meaning={meanings.get(index) ?? {}} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answers({ offers }: { offers: readonly OfferOf<"answer">[] }) {
  const { units } = useTable();
  return [...groupBy(offers, ({ action }) => action.nation)].map(([nation, answers]) => (
    <div key={nation} className="dock-control">
      <h3>{nationName(nation)}</h3>
      {answers.map((offer) => (
        <Choice
          key={offer.action.count}
          offer={offer}
          label={actionLabel(offer.action, units)}
          detail={offer.keeps ? TRIUMPH_TEXTS.declarations.keeps : TRIUMPH_TEXTS.declarations.yields}
        />
      ))}
    </div>
  ));
}

function Withdrawals({ offers }: { offers: readonly OfferOf<"withdraw">[] }) {
  const { view } = useTable();
  const announced = view.playerTurn?.announced ?? [];
  if (offers.length === 0) return null;
  return (
    <div className="dock-control">
      <h3>{texts.announced}</h3>
      {offers.map((offer) => {
        const { index } = offer.action;
        const item = announced[index];
        return (
          <Choice
            key={index}
            offer={offer}
            label={`${texts.remove}: ${item ? declarationText(item) : index + 1}`}
            symbol="a-undo"
          />
        );
      })}
    </div>
  );
}
