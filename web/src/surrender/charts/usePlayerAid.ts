/** Everything that is filled in, and the address that holds it. */
import { useCallback, useEffect, useState } from "react";
import { COMBAT_FORMS, COMBAT_KINDS, type CombatKind } from "./combat/forms.ts";
import { choice, type Field, readValues, usualValues, type Values, writeValues } from "./form.ts";
import { MOVEMENT_FIELDS, PRODUCTION_FIELDS, WEATHER_FIELDS, WILL_FIELDS } from "./sums/fields.ts";

export const TABS = ["combat", "weather", "movement", "production", "will", "charts"] as const;
export type Tab = (typeof TABS)[number];

const PLACE_FIELDS = [
  choice(
    "tab",
    "",
    TABS.map((value) => ({ value, label: value })),
  ),
  choice(
    "kind",
    "",
    COMBAT_KINDS.map((value) => ({ value, label: value })),
  ),
];

/** What a tab, or a kind of combat, asks. */
function fieldsOf(tab: Tab, kind: CombatKind): readonly Field[] {
  switch (tab) {
    case "combat":
      return COMBAT_FORMS[kind].fields;
    case "weather":
      return WEATHER_FIELDS;
    case "movement":
      return MOVEMENT_FIELDS;
    case "production":
      return PRODUCTION_FIELDS;
    case "will":
      return WILL_FIELDS;
    case "charts":
      return [];
  }
}

interface Filled {
  readonly tab: Tab;
  readonly kind: CombatKind;
  /** By tab and kind, so that nothing is lost when one looks elsewhere. */
  readonly forms: Readonly<Record<string, Values>>;
}

const formKey = (tab: Tab, kind: CombatKind) => (tab === "combat" ? `${tab} ${kind}` : tab);

function fromAddress(): Filled {
  const query = new URLSearchParams(location.search);
  const place = readValues(PLACE_FIELDS, query);
  const [tab, kind] = [place.tab as Tab, place.kind as CombatKind];
  return { tab, kind, forms: { [formKey(tab, kind)]: readValues(fieldsOf(tab, kind), query) } };
}

function queryOf({ tab, kind, forms }: Filled): string {
  const fields = fieldsOf(tab, kind);
  const said = [
    ...writeValues(PLACE_FIELDS, { tab, kind: tab === "combat" ? kind : PLACE_FIELDS[1].usual }),
    ...writeValues(fields, forms[formKey(tab, kind)] ?? usualValues(fields)),
  ];
  return said.length === 0 ? "" : `?${new URLSearchParams(said)}`;
}

export interface PlayerAid {
  readonly tab: Tab;
  readonly kind: CombatKind;
  readonly values: Values;
  openTab(tab: Tab): void;
  openKind(kind: CombatKind): void;
  set(id: string, value: string): void;
  replace(values: Values): void;
  reset(): void;
}

export function usePlayerAid(): PlayerAid {
  const [filled, setFilled] = useState(fromAddress);
  const { tab, kind, forms } = filled;
  const fields = fieldsOf(tab, kind);
  const values = forms[formKey(tab, kind)] ?? usualValues(fields);
  useEffect(() => {
    history.replaceState(history.state, "", `${location.pathname}${queryOf(filled)}${location.hash}`);
  }, [filled]);
  useEffect(() => {
    const follow = () => {
      const now = fromAddress();
      setFilled((old) => ({ ...now, forms: { ...old.forms, ...now.forms } }));
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const change = useCallback((make: (values: Values) => Values) => {
    setFilled((old) => {
      const key = formKey(old.tab, old.kind);
      const before = old.forms[key] ?? usualValues(fieldsOf(old.tab, old.kind));
      return { ...old, forms: { ...old.forms, [key]: make(before) } };
    });
  }, []);
  const open = (place: Partial<Pick<Filled, "tab" | "kind">>) => {
    setFilled((old) => ({ ...old, ...place }));
    scrollTo(0, 0);
  };
  return {
    tab,
    kind,
    values,
    openTab: (next) => open({ tab: next }),
    openKind: (next) => open({ kind: next }),
    set: (id, value) => change((old) => ({ ...old, [id]: value })),
    replace: (next) => change(() => next),
    reset: () => change(() => usualValues(fields)),
  };
}
