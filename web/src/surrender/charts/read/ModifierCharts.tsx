import { AIR_NAVAL_HALVINGS, AIR_NAVAL_MODIFIERS } from "@tripartite/surrender/data/airNavalCombat";
import { GROUND_HALVINGS, GROUND_MODIFIER_GROUPS, ISOLATED_TEXT } from "@tripartite/surrender/data/groundCombat";
import {
  STRATEGIC_ALLIED_MODIFIERS,
  STRATEGIC_AXIS_MODIFIERS,
  STRATEGIC_HALVINGS,
} from "@tripartite/surrender/data/strategicCombat";
import { CHART_TEXTS, signed } from "../texts.ts";
import { ValueList } from "./lists.tsx";

const { chartsTab: texts, sides } = CHART_TEXTS;

interface Listed {
  readonly id: string;
  readonly text: string;
}

function modifiers(list: readonly (Listed & { readonly value: number })[]) {
  return list.map(({ id, value, text }) => ({ id, value: signed(value), text }));
}

function event(id: string) {
  return { id, value: "±", text: CHART_TEXTS.fields.event };
}

function halvings(list: readonly Listed[]) {
  return list.map(({ id, text }) => ({ id, value: CHART_TEXTS.halved, text }));
}

export function GroundModifiers() {
  return (
    <>
      <ValueList
        title={texts.groundGroups.general}
        entries={[...modifiers(GROUND_MODIFIER_GROUPS.general), event("GX1")]}
      />
      <ValueList title={texts.groundGroups.assault} entries={modifiers(GROUND_MODIFIER_GROUPS.assault)} />
      <ValueList title={texts.groundGroups.amphibious} entries={modifiers(GROUND_MODIFIER_GROUPS.amphibious)} />
      <ValueList title={texts.halvings} entries={halvings(GROUND_HALVINGS)} />
      <p className="quiet">{ISOLATED_TEXT}</p>
    </>
  );
}

export function AirNavalModifiers() {
  return (
    <>
      <ValueList title={texts.modifiers} entries={[...modifiers(AIR_NAVAL_MODIFIERS), event("NX1")]} />
      <ValueList title={texts.halvings} entries={halvings(AIR_NAVAL_HALVINGS)} />
    </>
  );
}

export function StrategicModifiers() {
  return (
    <>
      <ValueList title={sides.axis} entries={[...modifiers(STRATEGIC_AXIS_MODIFIERS), event("S-X1")]} />
      <ValueList title={sides.western} entries={[...modifiers(STRATEGIC_ALLIED_MODIFIERS.western), event("S-X2")]} />
      <ValueList title={sides.soviet} entries={[...modifiers(STRATEGIC_ALLIED_MODIFIERS.soviet), event("S-X3")]} />
      <ValueList title={texts.halvings} entries={halvings(STRATEGIC_HALVINGS)} />
    </>
  );
}
