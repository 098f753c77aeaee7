import { CONDITIONAL_EVENTS } from "@tripartite/surrender/data/conditionalEvents";
import { WILL_EFFECTS, type WillEffect } from "@tripartite/surrender/data/nationalWill";
import {
  DIPLOMACY_NOTE,
  DIPLOMACY_PRICES,
  type Price,
  PURPOSES,
  SURPRISE_ATTACK,
  UNIT_PRICES,
} from "@tripartite/surrender/data/production";
import { RANGES, type RangeId } from "@tripartite/surrender/data/ranges";
import { RULINGS } from "@tripartite/surrender/data/rulings";
import {
  FACTION_ORDER,
  OPERATIONS_NOTE,
  OPERATIONS_SUB_PHASES,
  TURN_PHASES,
} from "@tripartite/surrender/data/sequence";
import {
  LIMITED_SOURCE_UNITS,
  LIMITED_SOURCES,
  type SupplySource,
  UNLIMITED_SOURCES,
} from "@tripartite/surrender/data/supplySources";
import { CHART_TEXTS, signed } from "../texts.ts";
import { BulletList, ValueList } from "./lists.tsx";

const { chartsTab: texts, productionTab } = CHART_TEXTS;

function prices(list: readonly Price[]) {
  return list.map(({ id, cost, text }) => ({ id, value: `${cost}`, text }));
}

export function Production() {
  return (
    <>
      {PURPOSES.map((purpose) => (
        <ValueList key={purpose} title={productionTab.groups[purpose]} entries={prices(UNIT_PRICES[purpose])} />
      ))}
      <ValueList title={productionTab.groups.other} entries={prices([SURPRISE_ATTACK, ...DIPLOMACY_PRICES])} />
      <p className="quiet">{DIPLOMACY_NOTE}</p>
    </>
  );
}

export function Will() {
  const effects: readonly WillEffect[] = Object.values(WILL_EFFECTS);
  const entries = (once: boolean) =>
    effects
      .filter(({ oncePerCountry = false }) => oncePerCountry === once)
      .map(({ id, value, text }) => ({ id, value: signed(value), text }));
  return (
    <>
      <ValueList title={texts.willNote} entries={entries(false)} />
      <ValueList title={texts.willOnceNote} entries={entries(true)} />
    </>
  );
}

export function Ranges() {
  return (
    <dl className="results wide">
      {(Object.keys(RANGES) as RangeId[]).map((id) => (
        <div key={id}>
          <dt>{texts.rangeNames[id]}</dt>
          <dd>{RANGES[id].text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SupplySources() {
  const list = (sources: readonly SupplySource[]) => sources.map(({ text, users }) => `${text}: ${users}`);
  return (
    <>
      <BulletList title={texts.unlimited} entries={list(UNLIMITED_SOURCES)} />
      <BulletList title={texts.limited(LIMITED_SOURCE_UNITS)} entries={list(LIMITED_SOURCES)} />
    </>
  );
}

export function ConditionalEvents() {
  return CONDITIONAL_EVENTS.map(({ id, name, any }) => (
    <BulletList key={id} title={name} entries={any.map(({ text }) => text)} />
  ));
}

export function SequenceOfPlay() {
  const order = FACTION_ORDER.map((faction) => CHART_TEXTS.sides[faction]).join(", ");
  const subPhases = OPERATIONS_SUB_PHASES.map((one) => texts.subPhases[one]).join(", ");
  return (
    <>
      <p className="quiet">{texts.factionOrder(order)}</p>
      <ol className="steps">
        {TURN_PHASES.map(({ id, name, joint }) => (
          <li key={id}>
            {name}
            {joint && <small> {texts.joint}</small>}
            {id === "operations" && <small> {subPhases}</small>}
          </li>
        ))}
      </ol>
      <p className="quiet">{OPERATIONS_NOTE}</p>
    </>
  );
}

/** A value that its decision speaks of: a number, or several. Other values only name the decision. */
function valueShown(value: string | number | boolean): string | undefined {
  return typeof value !== "boolean" && /\d/.test(String(value)) ? String(value).replace("-", "−") : undefined;
}

export function Rulings() {
  return (
    <>
      <p className="quiet">{texts.rulingsNote}</p>
      <dl className="results wide">
        {Object.entries(RULINGS).map(([id, { value, decision, reason, confidence }]) => (
          <div key={id}>
            <dt>
              {id} <small>{confidence}</small>
            </dt>
            <dd>
              {valueShown(value) !== undefined && <b className="num">{valueShown(value)}: </b>}
              {decision} <small>{reason}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
