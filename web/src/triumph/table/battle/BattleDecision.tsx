/** The lower part of the battle window: what is asked of the viewer, and what each answer will probably come to. */
import type { TechnologyName } from "@tripartite/triumph/data/kinds";
import { useState } from "react";
import type { LiveTable } from "../../../net/live.ts";
import type { Question } from "../../odds/forecast.ts";
import { useForecasts } from "../../odds/useForecasts.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { ChoiceControl } from "../dock/ChoiceControl.tsx";
import type { TableAction } from "../model/action.ts";
import { partyIn, technologyName } from "../model/names.ts";
import { ExitOptions, FireOptions } from "./ActionOptions.tsx";
import { HitOptions } from "./HitOptions.tsx";
import { afterHits } from "./hits.ts";
import { OddsPanel } from "./OddsPanel.tsx";
import { after, questionOf, technologiesOf } from "./questions.ts";
import { type BattleSide, isSea } from "./sides.ts";
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
  const [pointed, setLooked] = useState<TableAction>();
  const looked = pointed !== undefined && legal.includes(pointed) ? pointed : undefined;
  const unit = sides.flatMap(({ units }) => units).find((one) => one.unit !== undefined && one.unit === acting);
  const mine = legal.filter((action) => action.unit === acting);
  const able = new Set(legal.map((action) => action.unit).filter((one) => one !== undefined));
  const base = questionOf(view, area, afterHits(view, area, sides));
  const choices = base === undefined ? {} : choicesOf(base, view, area, sides, legal, mine);
  const forecasts = useForecasts(choices);
  const named = looked && nameOf(looked);
  const shown = named !== undefined && choices[named] !== undefined ? named : BASE;
  const hidden = sides.reduce((sum, side) => sum + side.hidden, 0);
  return (
    <div className="bt-decision" data-decides={decision !== undefined}>
      {decision?.id === "D26" && unit ? (
        <>
          <FireOptions area={area} unit={unit} actions={mine} onLook={setLooked} />
          <ExitOptions live={live} area={area} unit={unit} actions={mine} onLook={setLooked} />
        </>
      ) : decision?.id === "D27" ? (
        <HitOptions
          area={area}
          sides={sides}
          actions={legal}
          forecasts={forecasts}
          attacks={base?.own === "attacker"}
          nameOf={nameOf}
          onLook={setLooked}
        />
      ) : decision && unit && mine.some(({ type }) => EXITS.has(type)) ? (
        <>
          <section>
            <p className="bt-prompt">{decision.prompt}</p>
            <p>{texts.leaves(`${TRIUMPH_TEXTS.unitTypes[unit.unitType]} ${unit.cv}`)}</p>
            {able.size > 1 && <p className="quiet">{texts.orAnother}</p>}
          </section>
          <ExitOptions live={live} area={area} unit={unit} actions={mine} onLook={setLooked} />
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
          {...(!sides.some(({ party }) => party === faction) && {
            parties: [partyIn(area, sides[1].party), partyIn(area, sides[0].party)],
          })}
          warning={hidden > 0 ? texts.hiddenNotCounted(hidden) : undefined}
        />
      )}
    </div>
  );
}

/** Any other question of a battle. */
function Asked({ onLook }: { onLook(action: TableAction | undefined): void }) {
  const { decision, legal } = useTable();
  if (decision === undefined) return null;
  const others = legal.filter(({ type }) => !EXITS.has(type) && !ENDS.has(type));
  return (
    <div className="bt-asked">
      <p className="bt-prompt">{decision.prompt}</p>
      {others.length > 0 && <ChoiceControl actions={others} onLook={onLook} />}
    </div>
  );
}

/** Passing and confirming have the amber button. */
const ENDS: ReadonlySet<TableAction["type"]> = new Set(["pass", "confirm"]);
const EXITS: ReadonlySet<TableAction["type"]> = new Set(["retreat", "rebase"]);

const BASE = "base";

/** Actions with the same consequences for the battle share a name; those without any have none. */
function nameOf(action: TableAction): string | undefined {
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

function choiceText(action: TableAction): string {
  const { choices } = texts;
  switch (action.type) {
    case "fire":
      return choices.fire(texts.at[action.targetClass!]);
    case "hold":
      return choices.hold;
    case "bomb":
      return choices.bomb;
    case "strike":
      return choices.strike;
    case "reveal":
      return choices.reveal(technologyName(action.technology!));
    case "hit":
      return choices.hit;
    default:
      return choices.leave;
  }
}

function choicesOf(
  base: Question,
  view: ReturnType<typeof useTable>["view"],
  area: string,
  sides: readonly BattleSide[],
  legal: readonly TableAction[],
  mine: readonly TableAction[],
): Record<string, Question> {
  const questions: Record<string, Question> = { [BASE]: base };
  for (const action of [
    ...mine,
    ...legal.filter(({ type }) => type === "reveal" || type === "join" || type === "hit"),
  ]) {
    const name = nameOf(action);
    if (name === undefined || questions[name] !== undefined) continue;
    questions[name] = questionFor(action, base, view, area, sides);
  }
  return questions;
}

function questionFor(
  action: TableAction,
  base: Question,
  view: ReturnType<typeof useTable>["view"],
  area: string,
  sides: readonly BattleSide[],
): Question {
  if (action.type === "reveal") return withTechnology(base, view, action.technology!);
  if (action.type === "hit") return questionOf(view, area, afterHits(view, area, sides, action.unit)) ?? base;
  if (action.type !== "join") return after(base, sides, view, area, action);
  const reordered = sides.map((side) => ({
    ...side,
    groups: side.groups.toSorted((a, b) => Number(holds(b, action.unit!)) - Number(holds(a, action.unit!))),
  }));
  return questionOf(view, area, reordered) ?? base;
}

function holds(group: BattleSide["groups"][number], unit: number): boolean {
  return group.some((one) => one.unit === unit);
}

function withTechnology(
  base: Question,
  view: ReturnType<typeof useTable>["view"],
  technology: TechnologyName,
): Question {
  const own = view.viewer as Exclude<typeof view.viewer, "spectator">;
  return { ...base, [base.own]: { ...base[base.own], technologies: technologiesOf(view, own, [technology]) } };
}
