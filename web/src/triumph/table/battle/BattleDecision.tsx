/** The lower part of the battle window: what is asked of the viewer, and what each answer will probably come to. */
import type { ActionType } from "@tripartite/triumph/actions";
import type { Question } from "@tripartite/triumph/odds/forecast";
import { questionAfter, questionOf } from "@tripartite/triumph/odds/questions";
import { type BattleSide, isSea } from "@tripartite/triumph/odds/sides";
import type { View } from "@tripartite/triumph/view";
import { useState } from "react";
import type { LiveTable } from "../../../net/live.ts";
import { useForecasts } from "../../odds/useForecasts.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { ChoiceControl } from "../dock/ChoiceControl.tsx";
import { type TableOffer, unitOf } from "../model/action.ts";
import { partyIn, technologyName } from "../model/names.ts";
import { ExitOptions, FireOptions } from "./ActionOptions.tsx";
import { HitOptions } from "./HitOptions.tsx";
import { OddsPanel } from "./OddsPanel.tsx";
import { BATTLE_TEXTS as texts } from "./texts.ts";

interface Props {
  readonly live: LiveTable;
  readonly area: string;
  readonly sides: readonly BattleSide[];
  /** The own unit that is chosen. */
  readonly acting: number | undefined;
}

export function BattleDecision({ live, area, sides, acting }: Props) {
  const { view, legal, decision, faction } = useTable();
  const [pointed, setLooked] = useState<TableOffer>();
  const looked = pointed !== undefined && legal.includes(pointed) ? pointed : undefined;
  const unit = sides.flatMap(({ units }) => units).find((one) => one.unit !== undefined && one.unit === acting);
  const mine = legal.filter(({ action }) => unitOf(action) === acting);
  const able = new Set(legal.map(({ action }) => unitOf(action)).filter((one) => one !== undefined));
  const base = questionOf(view, area, sides);
  const choices = base === undefined ? {} : choicesOf(base, view, area, sides, legal, mine);
  const forecasts = useForecasts(choices);
  const named = looked && nameOf(looked);
  const shown = named !== undefined && choices[named] !== undefined ? named : BASE;
  const hidden = sides.reduce((sum, side) => sum + side.hidden, 0);
  const takesPart = sides.some(({ party }) => party === faction);
  return (
    <div className={takesPart ? "bt-decision" : "bt-decision watching"} data-decides={decision !== undefined}>
      {decision?.id === "D26" && unit ? (
        <>
          <FireOptions unit={unit} offers={mine} onLook={setLooked} />
          <ExitOptions live={live} area={area} unit={unit} offers={mine} onLook={setLooked} />
        </>
      ) : decision?.id === "D27" ? (
        <HitOptions
          sides={sides}
          offers={legal}
          forecasts={forecasts}
          attacks={base?.own === "attacker"}
          nameOf={nameOf}
          onLook={setLooked}
        />
      ) : decision && unit && mine.some(({ action }) => EXITS.has(action.type)) ? (
        <>
          <section>
            <p className="bt-prompt">{decision.prompt}</p>
            <p>{texts.leaves(`${TRIUMPH_TEXTS.unitTypes[unit.unitType]} ${unit.cv}`)}</p>
            {able.size > 1 && <p className="quiet">{texts.orAnother}</p>}
          </section>
          <ExitOptions live={live} area={area} unit={unit} offers={mine} onLook={setLooked} />
        </>
      ) : (
        <Asked onLook={setLooked} />
      )}
      {view.battle?.over || base === undefined ? (
        <p className="bt-odds quiet">{base === undefined ? texts.noOdds : texts.roundOver}</p>
      ) : (
        <OddsPanel
          title={shown === BASE || looked === undefined ? texts.odds : texts.oddsIf(choiceText(looked))}
          forecast={forecasts.get(shown) ?? forecasts.get(BASE)}
          sea={isSea(area)}
          attacks={base.own === "attacker"}
          {...(!takesPart && {
            parties: [partyIn(area, sides[1].party), partyIn(area, sides[0].party)],
          })}
          warning={hidden > 0 ? texts.hiddenNotCounted(hidden) : undefined}
        />
      )}
    </div>
  );
}

/** Any other question of a battle. */
function Asked({ onLook }: { onLook(offer: TableOffer | undefined): void }) {
  const { decision, legal } = useTable();
  if (decision === undefined) return null;
  const others = legal.filter(({ action }) => !EXITS.has(action.type) && !ENDS.has(action.type));
  return (
    <div className="bt-asked">
      <div className="bt-answers" data-keep-clear>
        <p className="bt-prompt">{decision.prompt}</p>
        {others.length > 0 && <ChoiceControl offers={others} onLook={onLook} />}
      </div>
    </div>
  );
}

/** Answered in the battle window alone. */
export const IN_BATTLE_WINDOW: readonly ActionType[] = ["fire", "bomb", "strike", "hold"];
/** Passing and confirming have the amber button. */
const ENDS: ReadonlySet<ActionType> = new Set(["pass", "confirm"]);
const EXITS: ReadonlySet<ActionType> = new Set(["retreat", "rebase"]);

const BASE = "base";

/** Actions with the same consequences for the battle share a name; those without any have none. */
function nameOf({ action }: TableOffer): string | undefined {
  switch (action.type) {
    case "fire":
      return `fire ${action.targetClass} ${action.unit}`;
    case "hold":
    case "bomb":
      return `stay ${action.unit}`;
    case "retreat":
    case "rebase":
    case "escape":
      return `leave ${action.unit}`;
    case "strike":
      return `strike ${action.unit}`;
    case "reveal":
      return `reveal ${action.technology}`;
    case "join":
      return `join ${action.unit}`;
    case "hit":
      return `hit ${action.unit}`;
    default:
      return undefined;
  }
}

function choiceText({ action }: TableOffer): string {
  const { choices } = texts;
  switch (action.type) {
    case "fire":
      return choices.fire(texts.at[action.targetClass]);
    case "hold":
      return choices.hold;
    case "bomb":
      return choices.bomb;
    case "strike":
      return choices.strike;
    case "reveal":
      return choices.reveal(technologyName(action.technology));
    case "hit":
      return choices.hit;
    default:
      return choices.leave;
  }
}

/** Weighed whatever unit is chosen. */
const ALWAYS_WEIGHED: ReadonlySet<ActionType> = new Set(["reveal", "join", "hit"]);

function choicesOf(
  base: Question,
  view: View,
  area: string,
  sides: readonly BattleSide[],
  legal: readonly TableOffer[],
  mine: readonly TableOffer[],
): Record<string, Question> {
  const questions: Record<string, Question> = { [BASE]: base };
  for (const offer of [...mine, ...legal.filter(({ action }) => ALWAYS_WEIGHED.has(action.type))]) {
    const name = nameOf(offer);
    if (name === undefined || questions[name] !== undefined) continue;
    questions[name] = questionAfter(base, view, area, sides, offer);
  }
  return questions;
}
