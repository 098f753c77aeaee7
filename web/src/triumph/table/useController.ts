/** Clicks become actions, choices, or the question "why not?". */

import { FACTIONS } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { TableProps } from "../../games/game.ts";
import type { LiveState, LiveTable } from "../../net/live.ts";
import type { Notice } from "../../table/notice.ts";
import { useDelayed } from "../../table/useDelayed.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import type { Attention, Controller, Looked, TableContext } from "./context.ts";
import { interruptsOf, offersOf, ofTypes, type TableAction, type TableOffer, unitOf } from "./model/action.ts";
import { areasOf, type Focus, isRoundTrip, litBy, NO_FOCUS, offersAt, offersWith, playsCard } from "./model/focus.ts";
import { likelyForArea, likelyForCard, likelyForUnit } from "./model/likelyAction.ts";
import { areaName, cardName, unitName } from "./model/names.ts";
import { ownUnits } from "./model/units.ts";
import { areAlike, isFight, shownWay, waysOf } from "./model/ways.ts";
import { useLastUnit } from "./useLastUnit.ts";

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

/** A click on a card carries these out if there is nothing else to choose; they are confirmed together. */
const AT_ONCE_IN_HAND: ReadonlySet<TableAction["type"]> = new Set(["discard", "keep", "fund"]);

/** What is answered within this time need not look as if it waited. */
const DELAY_MS = 150;

export function useController({ table, live, seat }: TableProps, state: LiveState): Controller {
  const view = state.view as unknown as View;
  const interrupts = interruptsOf(state);
  const { decision, legal: listed } = state;
  const busy = useDelayed(state.busy, DELAY_MS);
  const [wantedFocus, setFocus] = useState<Focus>(NO_FOCUS);
  const [notice, setNotice] = useState<Notice>();
  const [route, setRoute] = useState<readonly string[]>();
  const [looked, setLooked] = useState<Looked>();
  const [actedAt, setActedAt] = useState<number>();
  const units = useMemo(() => ownUnits(view), [view]);
  const legal = useMemo(
    () => offersOf({ legal: listed }).filter((offer) => !isRoundTrip(offer, units)),
    [listed, units],
  );
  const focus = useMemo(() => stillValid(wantedFocus, view, units), [wantedFocus, view, units]);
  const { card, unit: chosen } = focus;
  const lit = useMemo(
    () => litBy(legal, { ...(card !== undefined && { card }), ...(chosen !== undefined && { unit: chosen }) }),
    [legal, card, chosen],
  );
  const asked = decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with nothing chosen
  useEffect(() => setFocus(NO_FOCUS), [asked]);

  const send = useCallback(
    async (action: TableAction) => {
      setNotice(undefined);
      setRoute(undefined);
      setActedAt(live.state.get().seq + 1);
      try {
        const reply = await live.act(action);
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

  const { lastUnit, asksFirst } = useLastUnit(live, legal, send);
  const act = useCallback(
    async (action: TableAction) => {
      if (live.state.get().busy) {
        while (live.state.get().busy) await live.idle(); // several clicks wait: each has its turn
        if (!isOffered(live, action)) return;
      }
      if (!asksFirst(action)) await send(action);
    },
    [live, asksFirst, send],
  );

  const ask = useCallback(
    async (name: string, wish: TableAction | undefined) => {
      setNotice(undefined);
      if (wish === undefined || decision === undefined) return;
      const answer = await live.explain(wish).catch(() => undefined);
      if (answer?.type === "refused") setNotice({ title: TRIUMPH_TEXTS.area.not(name), ...answer });
    },
    [live, decision],
  );

  const picked = decision?.id === "D19" ? view.own?.picked : undefined;
  const clickArea = useCallback(
    (area: string) => {
      const fitting = offersAt(legal, area, units).filter(({ action }) => areasOf(action).includes(area));
      const choices = narrowed(fitting, focus);
      const moves = ofTypes(choices, "move");
      const isPreviewed = focus.area === area || !hasNoPointer() || !moves.some(isFight);
      if (picked !== undefined && units.get(picked)?.area === area) {
        act({ type: "unpick" });
        return;
      }
      if (!lit.areas.has(area)) {
        setFocus({ ...focus, area });
        ask(areaName(area), decision && likelyForArea(decision.id, view, focus, units, area));
      } else if (
        choices.length === 1 &&
        isPreviewed &&
        (AT_ONCE_IN_AREA.has(choices[0].action.type) || isChosen(choices[0].action, focus))
      ) {
        act(choices[0].action);
      } else if (
        (focus.area === area || (isPreviewed && areAlike(moves))) &&
        picked !== undefined &&
        moves.length > 0
      ) {
        act(shownWay(waysOf(moves, units)).offer.action);
      } else {
        setNotice(undefined);
        setFocus({ ...focus, area });
      }
    },
    [legal, units, focus, lit, decision, picked, view, act, ask],
  );

  /** Shown in hand at once; another unit that is in hand, or on its way there, is put back first. */
  const pickUp = useCallback(
    async (unit: number) => {
      setFocus({ unit });
      await live.idle();
      const held = (live.state.get().view as unknown as View).own?.picked;
      if (held !== undefined) await act({ type: "unpick" });
      if (held === unit) return;
      setFocus({ unit });
      await act({ type: "pick", unit });
    },
    [live, act],
  );

  const clickUnit = useCallback(
    (unit: number) => {
      const own = legal.filter(({ action }) => unitOf(action) === unit && action.type !== "move");
      const isInHand = picked !== undefined;
      if (isInHand || (own.length === 1 && own[0].action.type === "pick")) pickUp(unit);
      else if (own.length === 1) act(own[0].action);
      else if (own.length > 1) setFocus({ unit });
      else {
        const found = units.get(unit);
        setFocus({ ...(found && { area: found.area }), unit });
        ask(found ? unitName(found.unit) : "", decision && likelyForUnit(decision.id, unit));
      }
    },
    [legal, units, decision, picked, act, ask, pickUp],
  );

  const clickCard = useCallback(
    (card: string) => {
      setNotice(undefined);
      if (focus.card === card) return setFocus(NO_FOCUS);
      const plays = offersWith(legal, card);
      if (plays.length === 1 && AT_ONCE_IN_HAND.has(plays[0].action.type)) {
        act(plays[0].action);
        return;
      }
      setFocus({ card });
      if (plays.length === 0) ask(cardName(card), decision && likelyForCard(decision.id, card, view));
    },
    [focus, legal, decision, view, act, ask],
  );

  const lookAt = useCallback((area: string) => setLooked({ area }), []);

  const { seats } = table;
  const tableContext = useMemo(
    (): TableContext => ({
      view,
      faction: seat === undefined ? undefined : FACTIONS[seat],
      ...{ seats, decision, legal, interrupts, units, act, lookAt, setFocus, setNotice, setRoute },
    }),
    [view, seat, seats, decision, legal, interrupts, units, act, lookAt],
  );
  const attention = useMemo(
    (): Attention => ({ focus, lit, notice, route, looked, actedAt, clickArea, clickUnit, clickCard }),
    [focus, lit, notice, route, looked, actedAt, clickArea, clickUnit, clickCard],
  );
  return { table: tableContext, attention, lastUnit, busy };
}

/** A click that came while another was on its way still fits. */
function isOffered({ state }: LiveTable, action: TableAction): boolean {
  const wanted = JSON.stringify(action);
  const offered = [...offersOf(state.get()).map((offer) => offer.action), ...interruptsOf(state.get())];
  return offered.some((one) => JSON.stringify(one) === wanted);
}

/** Where nothing can be pointed at, what a fight would mean is shown before a second touch begins it. */
function hasNoPointer(): boolean {
  return matchMedia("(hover: none)").matches;
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

/** The card or unit that the person chose before decides between offers on the same area. */
function narrowed(offers: readonly TableOffer[], { card, unit }: Focus): readonly TableOffer[] {
  const moves = ofTypes(offers, "move");
  if (moves.length > 0) return moves;
  if (card !== undefined) return offers.filter(({ action }) => playsCard(action, card));
  if (unit !== undefined) return offers.filter(({ action }) => unitOf(action) === unit);
  return offers;
}

function isChosen(action: TableAction, { card, unit }: Focus): boolean {
  return playsCard(action, card) || (unit !== undefined && unitOf(action) === unit);
}
