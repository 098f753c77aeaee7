/** Clicks become actions, choices, or the question "why not?". */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { TableProps } from "../../games/game.ts";
import { useStore } from "../../net/store.ts";
import type { Notice } from "../../table/notice.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import type { TableContext } from "./context.ts";
import { actionsOf, type TableAction } from "./model/action.ts";
import { commitmentOdds } from "./model/commitment.ts";
import { type Focus, lightsOf } from "./model/lights.ts";
import { outlookOf, priceFor } from "./model/outlook.ts";
import { hexName, isGround, SCENARIO, shortUnitName } from "./model/scene.ts";
import { groundUnitIn, seenOf } from "./model/seen.ts";
import { wishForHex, wishForUnit } from "./model/wish.ts";

const texts = SURRENDER_TEXTS.notice;
const NO_FOCUS: Focus = {};

/** A click on the hex says everything. What rolls dice is asked once more. */
const AT_ONCE: ReadonlySet<TableAction["type"]> = new Set(["march", "relocate", "fly", "displace", "retreat"]);
/** Decisions in which the unit is chosen first, then what it does. */
const UNIT_FIRST = new Set(["D-ACT", "D-MOB"]);

export function useController({ table, live, seat }: TableProps): TableContext {
  const state = useStore(live.state);
  const legal = useMemo(() => actionsOf(state.legal), [state.legal]);
  const interrupts = state.interrupts as unknown as readonly TableAction[];
  const { decision, busy } = state;
  const faction = seat === undefined ? undefined : SCENARIO.factions[seat];
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
  const odds = useMemo(() => commitmentOdds(state.view!), [state.view]);
  const lights = useMemo(() => lightsOf(legal, focus, outlook), [legal, focus, outlook]);

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
      const lit = lights.hexes.get(hex);
      const fitting = legal.filter(
        (action) => action.hex === hex && (action.unit === undefined || action.unit === focus.unit),
      );
      if (lit === undefined) {
        setFocus({ ...focus, hex });
        ask(hexName(hex), decision && wishForHex(decision.id, focus, hex, groundUnitIn(seen.units, hex), faction));
      } else if (fitting.length === 1 && (AT_ONCE.has(fitting[0].type) || focus.hex === hex)) act(fitting[0]);
      else if (fitting.length === 0 && lit.kind === "move" && focus.unit !== undefined)
        act({ type: "activate", unit: focus.unit }, { type: "march", hex });
      else {
        setNotice(undefined);
        setFocus({ ...focus, hex });
      }
    },
    [legal, lights, focus, decision, seen, faction, act, ask],
  );

  const clickUnit = useCallback(
    (unit: string) => {
      const own = legal.filter((action) => action.unit === unit);
      const standsIn = seen.units.get(unit)?.hex;
      if (own.length === 0) {
        setFocus(standsIn === undefined ? {} : { hex: standsIn });
        ask(shortUnitName(unit), decision && wishForUnit(decision.id, unit, faction));
      } else if (decision && UNIT_FIRST.has(decision.id) && isGround(unit))
        setFocus(focus.unit === unit ? NO_FOCUS : { unit });
      else if (own.length === 1) act(own[0]);
      else setFocus({ unit });
    },
    [legal, seen, focus, decision, faction, act, ask],
  );

  return {
    seen,
    faction,
    seats: table.seats,
    decision,
    legal,
    interrupts,
    focus,
    lights,
    outlook,
    odds,
    busy,
    notice,
    looked,
    priceFor: (purpose, unit) => priceFor(state.view!, purpose, unit),
    act,
    setFocus,
    setNotice,
    setLooked,
    clickHex,
    clickUnit,
  };
}
