/** Clicks become actions, choices, or the question "why not?". */
import { FACTIONS } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { TableProps } from "../../games/game.ts";
import type { LiveState } from "../../net/live.ts";
import type { Notice } from "../../table/notice.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import type { Looked, TableContext } from "./context.ts";
import type { TableAction } from "./model/action.ts";
import { actionsAt, actionsWith, areasOf, type Focus, litBy, NO_FOCUS, ofTypes } from "./model/focus.ts";
import { areaName, cardName, unitName } from "./model/names.ts";
import { ownUnits } from "./model/units.ts";
import { wishForArea, wishForCard, wishForUnit } from "./model/wish.ts";

const texts = TRIUMPH_TEXTS.notice;

/** After these the person looks at something new. */
const ENDS_FOCUS: ReadonlySet<TableAction["type"]> = new Set(["pick", "unpick", "move", "retreat", "rebase", "strike"]);
/** A click on a lit area or unit carries these out at once if there is nothing else to choose. */
const AT_ONCE_IN_AREA: ReadonlySet<TableAction["type"]> = new Set([
  "move",
  "arrive",
  "designate",
  "fight",
  "reengageRival",
  "reverse",
]);

export function useController({ table, live, seat }: TableProps, state: LiveState): TableContext {
  const view = state.view as unknown as View;
  const legal = state.legal as unknown as readonly TableAction[];
  const interrupts = state.interrupts as unknown as readonly TableAction[];
  const { decision, busy } = state;
  const [wantedFocus, setFocus] = useState<Focus>(NO_FOCUS);
  const [notice, setNotice] = useState<Notice>();
  const [route, setRoute] = useState<readonly string[]>();
  const [looked, setLooked] = useState<Looked>();
  const [actedAt, setActedAt] = useState<number>();
  const units = useMemo(() => ownUnits(view), [view]);
  const focus = useMemo(() => stillValid(wantedFocus, view, units), [wantedFocus, view, units]);
  const lit = useMemo(() => litBy(legal, focus), [legal, focus]);
  const asked = decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with nothing chosen
  useEffect(() => setFocus(NO_FOCUS), [asked]);

  const act = useCallback(
    async (action: TableAction) => {
      setNotice(undefined);
      setRoute(undefined);
      try {
        const reply = await live.act(action as never);
        if (reply.type === "refused") setNotice({ title: texts.refused, ...reply });
        else if (reply.type === "stale") setNotice({ title: texts.refused, text: texts.stale });
        else if (reply.type === "queued") setNotice({ title: "", text: texts.queued });
        if (reply.type === "accepted") {
          setActedAt(reply.seq);
          if (ENDS_FOCUS.has(action.type)) setFocus(NO_FOCUS);
        }
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
      const answer = await live.explain(wish as never).catch(() => undefined);
      if (answer?.type === "refused") setNotice({ title: TRIUMPH_TEXTS.area.not(name), ...answer });
    },
    [live, decision],
  );

  const clickArea = useCallback(
    (area: string) => {
      const fitting = actionsAt(legal, area, units).filter((action) => areasOf(action).includes(area));
      const choices = narrowed(fitting, focus);
      if (!lit.areas.has(area)) {
        setFocus({ ...focus, area });
        ask(areaName(area), decision && wishForArea(decision.id, view, focus, units, area));
      } else if (choices.length === 1 && (AT_ONCE_IN_AREA.has(choices[0].type) || isChosen(choices[0], focus))) {
        act(choices[0]);
      } else {
        setNotice(undefined);
        setFocus({ ...focus, area });
      }
    },
    [legal, units, focus, lit, decision, view, act, ask],
  );

  const clickUnit = useCallback(
    async (unit: number) => {
      const own = legal.filter((action) => action.unit === unit && action.type !== "move");
      const picked = view.own?.picked;
      if (picked !== undefined && decision?.id === "D19") {
        await act({ type: "unpick" });
        if (unit !== picked) await act({ type: "pick", unit });
      } else if (own.length === 1) act(own[0]);
      else if (own.length > 1) setFocus({ unit });
      else {
        const found = units.get(unit);
        setFocus({ ...(found && { area: found.area }), unit });
        ask(found ? unitName(found.unit) : "", decision && wishForUnit(decision.id, unit));
      }
    },
    [legal, units, decision, view, act, ask],
  );

  const clickCard = useCallback(
    (card: string) => {
      if (focus.card === card) return setFocus(NO_FOCUS);
      setFocus({ card });
      if (actionsWith(legal, card).length === 0) ask(cardName(card), decision && wishForCard(decision.id, card));
    },
    [focus, legal, decision, ask],
  );

  const lookAt = useCallback((area: string) => setLooked({ area }), []);

  return {
    view,
    faction: seat === undefined ? undefined : FACTIONS[seat],
    seats: table.seats,
    decision,
    legal,
    interrupts,
    units,
    focus,
    lit,
    busy,
    notice,
    route,
    looked,
    actedAt,
    act,
    lookAt,
    setFocus,
    setNotice,
    setRoute,
    clickArea,
    clickUnit,
    clickCard,
  };
}

/** A focus on what is no longer there is none. */
function stillValid(focus: Focus, view: View, units: TableContext["units"]): Focus {
  const card = focus.card !== undefined && isHeld(view, focus.card);
  const unit = focus.unit !== undefined && units.has(focus.unit);
  return {
    ...(focus.area !== undefined && { area: focus.area }),
    ...(card && { card: focus.card }),
    ...(unit && { unit: focus.unit }),
  };
}

function isHeld({ own }: View, card: string): boolean {
  return own !== undefined && [...own.hand, ...own.funding, ...own.discarding].includes(card);
}

/** The card or unit that the person chose before decides between actions on the same area. */
function narrowed(actions: readonly TableAction[], { card, unit }: Focus): TableAction[] {
  const moves = ofTypes(actions, "move");
  if (moves.length > 0) return moves;
  if (card !== undefined) return actions.filter((action) => action.card === card);
  if (unit !== undefined) return actions.filter((action) => action.unit === unit);
  return [...actions];
}

function isChosen(action: TableAction, { card, unit }: Focus): boolean {
  return (card !== undefined && action.card === card) || (unit !== undefined && action.unit === unit);
}
