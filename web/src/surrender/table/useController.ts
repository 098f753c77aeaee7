/** Clicks become actions, choices, or the question "why not?". */
import type { View } from "@tripartite/surrender/view";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { TableProps } from "../../games/game.ts";
import { useStore } from "../../net/store.ts";
import type { Notice } from "../../table/notice.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import type { TableContext } from "./context.ts";
import { actionsOf, placeOf, type TableAction } from "./model/action.ts";
import { commitmentOdds } from "./model/commitment.ts";
import { type Focus, lightsOf, unitFirstTypes } from "./model/lights.ts";
import { likelyForHex, likelyForUnit } from "./model/likelyAction.ts";
import { activationFor, marchRefusal, outlookOf, priceFor } from "./model/outlook.ts";
import { factionsOf, sceneOf } from "./model/scene.ts";
import { voyagesOf } from "./model/sea.ts";
import { groundUnitIn, seenOf } from "./model/seen.ts";
import { useUnitDrag } from "./useUnitDrag.ts";

const texts = SURRENDER_TEXTS.notice;
const NO_FOCUS: Focus = {};
const CHOOSE = { kind: "choose" } as const;

/** A click on the hex says everything. What rolls dice is asked once more. */
const AT_ONCE: ReadonlySet<TableAction["type"]> = new Set([
  "march",
  "relocate",
  "fly",
  "displace",
  "retreat",
  "place",
  "land",
  "rebase",
  "ship",
  "dock",
  "home",
  "repatriate",
]);
/** Decisions in which the unit is chosen first, then what it does. */
const UNIT_FIRST = new Set(["D-ACT", "D-MOB"]);

/** A click on any hex of a country chooses it where countries are named. */
const namesCountry = (legal: readonly TableAction[], id: string | undefined) =>
  id !== undefined && legal.some(({ type, country }) => (type === "declareWar" || type === "pro") && country === id);

export function useController({ table, live, seat }: TableProps): TableContext {
  const state = useStore(live.state);
  const legal = useMemo(() => actionsOf(state.legal), [state.legal]);
  const interrupts = state.interrupts as unknown as readonly TableAction[];
  const { decision, busy } = state;
  const faction = seat === undefined ? undefined : factionsOf(sceneOf((state.view as unknown as View).scenario))[seat];
  const seen = useMemo(() => seenOf(state.view!), [state.view]);
  const [focus, setFocus] = useState<Focus>(NO_FOCUS);
  const [notice, setNotice] = useState<Notice>();
  const [looked, setLooked] = useState<string>();
  const asked = decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with nothing chosen
  useEffect(() => setFocus(NO_FOCUS), [asked, seen.active]);

  const actor = seen.active ?? focus.unit;
  const outlook = useMemo(
    () => (actor === undefined || decision === undefined ? undefined : outlookOf(state.view!, actor)),
    [state.view, actor, decision],
  );
  const voyages = useMemo(() => voyagesOf(state.view!), [state.view]);
  const odds = useMemo(() => commitmentOdds(state.view!), [state.view]);
  const lights = useMemo(() => lightsOf(legal, focus, outlook, seen.scene), [legal, focus, outlook, seen.scene]);

  const unitFirst = useMemo(() => unitFirstTypes(legal), [legal]);

  const act = useCallback(
    async (...actions: readonly TableAction[]) => {
      setNotice(undefined);
      try {
        for (const action of actions) {
          const reply = await live.act(action);
          if (reply.type === "refused") return setNotice({ title: texts.refused, ...reply });
          if (reply.type === "stale") return setNotice({ title: texts.refused, text: texts.stale });
        }
        setFocus(NO_FOCUS);
      } catch (error) {
        setNotice({ title: texts.refused, text: (error as Error).message });
      }
    },
    [live],
  );

  const ask = useCallback(
    async (name: string, wish: TableAction | undefined) => {
      setNotice(undefined);
      if (wish === undefined || decision === undefined) return;
      const answer = await live.explain(wish).catch(() => undefined);
      if (answer?.type === "refused") setNotice({ title: SURRENDER_TEXTS.hex.not(name), ...answer });
    },
    [live, decision],
  );

  const clickHex = useCallback(
    (hex: string) => {
      const lit = lights.hexes.get(hex) ?? (lights.boxes.has(hex) ? CHOOSE : undefined);
      const isMeant = ({ type, unit }: TableAction) =>
        unit === undefined || unit === focus.unit || !unitFirst.has(type);
      const fitting = legal.filter((action) => placeOf(action) === hex && isMeant(action));
      const zone = seen.scene.map.byId.get(hex)?.seaZone;
      if (lit === undefined && zone !== undefined && lights.seas.has(zone)) {
        const there = legal.filter((action) => String(action.sea) === zone && isMeant(action));
        if (there.length === 1) act(there[0]);
        else setFocus({ ...focus, hex });
      } else if (lit === undefined && namesCountry(legal, seen.scene.map.byId.get(hex)?.country)) {
        setFocus({ hex, country: seen.scene.map.byId.get(hex)!.country! });
      } else if (lit === undefined) {
        setFocus({ ...focus, hex });
        const name = seen.scene.placeName(hex);
        const wish = decision && likelyForHex(decision.id, focus, hex, groundUnitIn(seen, hex), faction);
        if (wish?.type === "march" && decision?.id === "D-ACT") {
          const refusal = marchRefusal(state.view!, focus.unit!, hex);
          setNotice(refusal && { title: SURRENDER_TEXTS.hex.not(name), ...refusal });
        } else ask(name, wish);
      } else if (fitting.length === 1 && (AT_ONCE.has(fitting[0].type) || focus.hex === hex)) act(fitting[0]);
      else if (fitting.length === 0 && lit.kind === "move" && focus.unit !== undefined)
        act({ type: "activate", unit: focus.unit }, { type: "march", hex });
      else {
        setNotice(undefined);
        setFocus({ ...focus, hex });
      }
    },
    [legal, lights, unitFirst, focus, decision, seen, faction, state.view, act, ask],
  );

  const clickUnit = useCallback(
    (unit: string) => {
      const own = legal.filter((action) => action.unit === unit || action.target === unit);
      const facts = seen.units.get(unit);
      const standsIn = facts?.hex;
      if (own.length === 0) {
        setFocus(standsIn === undefined ? {} : { hex: standsIn });
        ask(seen.scene.shortUnitName(unit), decision && facts && likelyForUnit(decision.id, facts, faction));
      } else if (decision && UNIT_FIRST.has(decision.id) && seen.scene.isGround(unit))
        setFocus(focus.unit === unit ? NO_FOCUS : { unit });
      else if (own.length === 1) act(own[0]);
      else setFocus({ unit });
    },
    [legal, seen, focus, decision, faction, act, ask],
  );

  const { dragged, pressUnit } = useUnitDrag((unit) => setFocus(unit === undefined ? NO_FOCUS : { unit }));

  return {
    view: state.view!,
    seen,
    faction,
    seats: table.seats,
    decision,
    isOver: state.outcome !== undefined,
    legal,
    interrupts,
    focus,
    lights,
    outlook,
    voyages,
    odds,
    busy,
    notice,
    looked,
    dragged,
    priceFor: (purpose, unit) => priceFor(state.view!, purpose, unit),
    activationFor: (unit) => activationFor(state.view!, unit),
    act,
    setFocus,
    setNotice,
    setLooked,
    clickHex,
    clickUnit,
    pressUnit,
  };
}
