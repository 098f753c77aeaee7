/** Everything that can be decided now, each kind with a control that fits it. */

import type { ActionType } from "@tripartite/triumph/actions";
import { type ComponentType, memo, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { StandingOrders } from "../../../app/desk/StandingOrders.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { Pairs } from "../government/Pairs.tsx";
import { PassingOrder } from "../government/PassingOrder.tsx";
import type { TableOffer } from "../model/action.ts";
import { offersWith } from "../model/focus.ts";
import { BuildControl } from "./BuildControl.tsx";
import { CardControl } from "./CardControl.tsx";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { DeclarationControl } from "./DeclarationControl.tsx";
import { LeaveControl } from "./LeaveControl.tsx";
import { MoveControl } from "./MoveControl.tsx";
import { PlanControl } from "./PlanControl.tsx";
import { StepControl } from "./StepControl.tsx";

export interface ControlProps {
  readonly offers: readonly TableOffer[];
}

interface Kind {
  readonly types: readonly ActionType[];
  readonly Control: ComponentType<ControlProps>;
}

const KINDS: readonly Kind[] = [
  { types: ["retreat", "rebase"], Control: LeaveControl },
  { types: ["pick", "unpick", "move"], Control: MoveControl },
  { types: ["declareWar", "violate", "intervene", "withdraw", "answer"], Control: DeclarationControl },
  {
    types: ["diplomacy", "wildcard", "fund", "achieve", "intelligence", "commit", "discard", "keep"],
    Control: CardControl,
  },
  { types: ["buy"], Control: PlanControl },
  { types: ["place", "muster", "cadre"], Control: BuildControl },
  { types: ["step"], Control: StepControl },
  {
    types: [
      "activate",
      "arrive",
      "doubleAgent",
      "reverse",
      "orderTie",
      "designate",
      "reengage",
      "reengageRival",
      "fight",
      "target",
      "first",
      "join",
      "hit",
      "escape",
      "atomic",
      "reveal",
    ],
    Control: ChoiceControl,
  },
];

/** Every kind of action that the dock has a control for. */
export const DOCK_TYPES: readonly ActionType[] = KINDS.flatMap(({ types }) => types);

/** Decisions whose control shows also when nothing new can be added to it. */
const PLANNING = new Set(["production", "setupExtra"]);
const DECLARING = new Set(["declarations", "confirmation"]);

/** What can be done with a unit or a card is read from its beginning; afterwards the list is where it was. */
function useScrollOfPicks(place: RefObject<HTMLElement | null>, picked: number | string | undefined): void {
  const before = useRef(0);
  useEffect(() => {
    const dock = place.current;
    if (dock === null || picked === undefined) return;
    before.current = dock.scrollTop;
    dock.scrollTop = 0;
    return () => {
      dock.scrollTop = before.current;
    };
  }, [place, picked]);
}

interface DockProps {
  /** Stand above what is asked. */
  readonly news?: ReactNode;
  readonly isOver: boolean;
}

export const Dock = memo(function Dock({ news, isOver }: DockProps) {
  const { decision, legal, view } = useTable();
  const place = useRef<HTMLElement>(null);
  const { focus } = useAttention();
  const hasPlays = focus.card !== undefined && offersWith(legal, focus.card).length > 0;
  const chosen = view.own?.picked ?? (hasPlays ? focus.card : undefined);
  useScrollOfPicks(place, chosen);
  const texts = TRIUMPH_TEXTS.dock;
  /** Where a unit can go, or what a card can do, comes before everything else. */
  const isChosen = chosen !== undefined;
  if (decision === undefined) {
    return (
      <section className="dock idle" aria-label={texts.title}>
        {news}
        {!isOver && <p className="quiet">{view.own ? texts.yourTurnSoon : texts.wait}</p>}
        <PassingOrder />
        <StandingOrders />
      </section>
    );
  }
  if (view.battle !== undefined) {
    return (
      <section className="dock idle" aria-label={texts.title}>
        {news}
        <p className="quiet">{texts.inBattle}</p>
        <StandingOrders />
      </section>
    );
  }
  const others = (
    <>
      {news}
      <PassingOrder />
      {view.phase === "government" && <Pairs />}
    </>
  );
  return (
    <section key={decision.id} ref={place} className="dock" aria-label={texts.title}>
      <h2 className="unseen">{texts.title}</h2>
      {!isChosen && others}
      {KINDS.map(({ types, Control }) => {
        const own = legal.filter(({ action }) => types.includes(action.type));
        const always =
          (Control === PlanControl && PLANNING.has(view.phase)) ||
          (Control === DeclarationControl && DECLARING.has(view.phase));
        return own.length > 0 || always ? <Control key={types[0]} offers={own} /> : null;
      })}
      {isChosen && others}
      <StandingOrders />
    </section>
  );
});
