/** The ledger of Production: what is planned, each item to be taken back, and cards to buy. */
import { DECKS, type Deck, type FactionName } from "@tripartite/triumph/data/kinds";
import type { PlanItem } from "@tripartite/triumph/view";
import { Icon } from "../../../app/Icon.tsx";
import { useIsNarrow } from "../../../table/useIsNarrow.ts";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useBusy, useTable } from "../context.ts";
import { type OfferOf, ofTypes } from "../model/action.ts";
import { areaName } from "../model/names.ts";
import { isLimit } from "../model/standing.ts";
import type { OwnUnits } from "../model/units.ts";
import { Block } from "../parts/Block.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = TRIUMPH_TEXTS.dock;

export function PlanControl({ offers }: ControlProps) {
  const { view, faction, units, legal } = useTable();
  const plan = view.own?.plan ?? [];
  if (view.phase !== "production") return null;
  const level = faction === undefined ? 0 : view.factions[faction].level;
  return (
    <>
      <div className="dock-control ledger">
        <h3>{texts.spent(plan.length, level)}</h3>
        <p className="coins" aria-hidden="true">
          {Array.from({ length: Math.max(level, plan.length) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity
            <i key={i} className={i < plan.length ? "spent" : ""} />
          ))}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by keyboard */}
        <ul className="planned" aria-label={texts.planned} tabIndex={0}>
          {plan.every(({ type }) => type === "buy") && <li className="quiet">{texts.planEmpty}</li>}
          {plan.map(
            (item, index) =>
              item.type !== "buy" && (
                // biome-ignore lint/suspicious/noArrayIndexKey: an item of the plan is its position
                <li key={index}>
                  <PlannedUnit item={item} />
                  <TakeBack index={index} what={plannedName(item, units)} />
                </li>
              ),
          )}
        </ul>
      </div>
      <div className="dock-control">
        {faction !== undefined && <WhyLevel faction={faction} />}
        <h3>{texts.cardsToBuy}</h3>
        <div className="decks-to-buy">
          {DECKS.map((deck) => (
            <DeckStepper
              key={deck}
              deck={deck}
              plan={plan}
              buy={ofTypes(offers, "buy").find(({ action }) => action.deck === deck)}
            />
          ))}
        </div>
        <p className="quiet">
          <Icon name="a-hide" /> {rivalsSee(ofTypes(legal, "confirm")[0])}
        </p>
      </div>
    </>
  );
}

/** §7.21 The numbers that the Level is made of, the lowest one marked. */
function WhyLevel({ faction }: { faction: FactionName }) {
  const { view } = useTable();
  const side = view.factions[faction];
  const inputs = [
    { name: "IND", symbol: "r-ind", factor: "ind", value: side.ind, blocked: 0 },
    { name: "POP", symbol: "r-pop", factor: "pop", value: side.usablePop, blocked: side.pop - side.usablePop },
    { name: "RES", symbol: "r-res", factor: "res", value: side.usableRes, blocked: side.res - side.usableRes },
  ] as const;
  const isWar = side.factors.includes("res");
  const isNarrow = useIsNarrow();
  return (
    <details className="why-level" open={!isNarrow}>
      <summary>{isWar ? texts.whyWar(side.level) : texts.whyPeace(side.level)}</summary>
      <ul>
        {inputs.map(({ name, symbol, factor, value, blocked }) => (
          <li
            key={name}
            className={isLimit(side, factor, value) ? "least" : side.factors.includes(factor) ? "" : "unused"}
          >
            <Icon name={symbol} /> {name}
            <b>{value}</b>
            {blocked > 0 && <small>{texts.blockaded(blocked)}</small>}
            {!side.factors.includes(factor) && <small>{texts.notAtPeace}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** R20 What others learn when the plan is confirmed. */
function rivalsSee(confirm: OfferOf<"confirm"> | undefined): string {
  const { steps = 0, blocks = [], cards = 0 } = confirm ?? {};
  return texts.rivalsSee(steps, list([...new Set(blocks.map(areaName))]), cards);
}

function PlannedUnit({ item }: { item: Exclude<PlanItem, { type: "buy" }> }) {
  const { units } = useTable();
  if (item.type === "cadre") {
    return (
      <>
        <Block nationality={item.nationality} unitType={item.unitType} cv={1} />
        <span>
          <span className="place">{areaName(item.area)}</span> {texts.newBlock} {TRIUMPH_TEXTS.unitTypes[item.unitType]}
        </span>
      </>
    );
  }
  const found = units.get(item.unit);
  if (found === undefined) return null;
  const { unit, area } = found;
  return (
    <>
      <Block nationality={unit.nationality} unitType={unit.unitType} cv={unit.cv + 1} />
      <span>
        <span className="place">{areaName(area)}</span> {TRIUMPH_TEXTS.unitTypes[unit.unitType]} {unit.cv} →{" "}
        {unit.cv + 1}
      </span>
    </>
  );
}

function plannedName(item: Exclude<PlanItem, { type: "buy" }>, units: OwnUnits): string {
  const place = item.type === "cadre" ? item.area : (units.get(item.unit)?.area ?? "");
  const unitType = item.type === "cadre" ? item.unitType : units.get(item.unit)?.unit.unitType;
  return `${areaName(place)} ${unitType === undefined ? "" : TRIUMPH_TEXTS.unitTypes[unitType]}`;
}

function TakeBack({ index, what }: { index: number; what: string }) {
  const { act } = useTable();
  const busy = useBusy();
  return (
    <button
      type="button"
      className="cross-out"
      aria-label={`${texts.remove}: ${what}`}
      disabled={busy}
      onClick={() => act({ type: "unplan", index })}
    >
      <Icon name="a-close" />
    </button>
  );
}

interface DeckProps {
  readonly deck: Deck;
  readonly plan: readonly PlanItem[];
  readonly buy: OfferOf<"buy"> | undefined;
}

/** Its buttons take quick clicks: each waits for the one before. */
function DeckStepper({ deck, plan, buy }: DeckProps) {
  const { act } = useTable();
  const last = plan.findLastIndex((item) => item.type === "buy" && item.deck === deck);
  const count = plan.filter((item) => item.type === "buy" && item.deck === deck).length;
  const name = TRIUMPH_TEXTS.decks[deck];
  return (
    <div className={`deck-stepper ${deck}`}>
      <span className="back" aria-hidden="true" />
      <b>{name}</b>
      <span className="stepper">
        <button
          type="button"
          aria-label={texts.unbuy(name)}
          disabled={last < 0}
          onClick={() => act({ type: "unplan", index: last })}
        >
          <Icon name="a-minus" />
        </button>
        <output>{count}</output>
        <button
          type="button"
          aria-label={texts.buy(name)}
          disabled={buy === undefined}
          onClick={() => buy && act(buy.action)}
        >
          <Icon name="a-plus" />
        </button>
      </span>
    </div>
  );
}
