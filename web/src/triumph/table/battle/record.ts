/** The course of the latest battle, read from the events that the viewer knows. */

import type { Json } from "@tripartite/kernel";
import { decodeEvent } from "@tripartite/triumph/codec";
import type { NationalityName, TargetClassName, UnitTypeName } from "@tripartite/triumph/data/kinds";
import { describeEvent } from "@tripartite/triumph/describe";
import { partyOf } from "@tripartite/triumph/odds/sides";
import type { History } from "../../../net/history.ts";
import { isRolling } from "../../../table/stage/rolling.ts";
import type { Party } from "../model/action.ts";

export interface Loss {
  readonly nationality: NationalityName;
  readonly unitType: UnitTypeName;
  /** What is left; 0 if the unit is gone. */
  readonly cv: number;
  readonly lost?: number;
}

export interface Step {
  readonly key: string;
  readonly round: number;
  readonly text: string;
  readonly nationality?: NationalityName;
  readonly unitType?: UnitTypeName;
  readonly cv?: number;
  /** Only of a shot. */
  readonly shot?: {
    readonly targetClass?: TargetClassName;
    readonly target?: Party;
    readonly dice: readonly number[];
    readonly hits: number;
  };
  readonly losses: readonly Loss[];
  /** Its dice have not stopped yet. */
  readonly isRolling?: boolean;
}

export interface BattleRecord {
  /** Tells battles apart. */
  readonly key: string;
  /** The move with which it ended, as long as it lasts the latest one. */
  readonly seq: number;
  readonly area: string;
  readonly parties: readonly Party[];
  readonly ended: boolean;
  readonly steps: readonly Step[];
}

const STEPS = new Set([
  "fired",
  "bombed",
  "held",
  "retreated",
  "rebased",
  "subEscaped",
  "blockRemoved",
  "technologyRevealed",
  "targetsFlagged",
  "industryLowered",
]);

interface EventJson {
  readonly type: string;
  readonly [field: string]: Json;
}

interface Open {
  key: string;
  seq: number;
  area: string;
  parties: Party[];
  ended: boolean;
  round: number;
  steps: (Step & { losses: Loss[] })[];
}

/** The battles of the latest Combat Phase, in the order in which they were fought; and who was Defeated by them. */
export interface CombatRecord {
  readonly battles: readonly BattleRecord[];
  readonly defeated: readonly string[];
}

export function latestCombat(history: History): CombatRecord {
  const battles: Open[] = [];
  const defeated: string[] = [];
  for (const { seq, events } of history.slice(firstBatch(history))) {
    for (const [index, json] of events.entries()) {
      const event = json as unknown as EventJson;
      const open = battles.at(-1);
      if (event.type === "battlesDesignated") battles.length = 0;
      else if (event.type === "battleBegan") battles.push(begin(`${seq}.${index}`, seq, event));
      else if (event.type === "defeated" && open) defeated.push(String(event.nation));
      else if (open !== undefined && !open.ended) note(open, `${seq}.${index}`, seq, event);
    }
  }
  return { battles, defeated };
}

/** Only what came since the latest Combat Phase began has to be read. */
function firstBatch(history: History): number {
  const isBeginning = (json: Json) => (json as unknown as EventJson).type === "battlesDesignated";
  return Math.max(
    0,
    history.findLastIndex(({ events }) => events.some(isBeginning)),
  );
}

function begin(key: string, seq: number, event: EventJson): Open {
  return {
    key,
    seq,
    area: String(event.area),
    parties: event.parties as Party[],
    ended: false,
    round: 1,
    steps: [],
  };
}

function note(open: Open, key: string, seq: number, event: EventJson): void {
  open.seq = seq;
  if (event.type === "battleEnded") open.ended = true;
  else if (event.type === "roundBegan") open.round = Number(event.count);
  else if (event.type === "unitHit") open.steps.at(-1)?.losses.push(event as unknown as Loss);
  else if (event.type === "blockRemoved" && event.reason === "eliminated" && open.steps.length > 0)
    open.steps.at(-1)!.losses.push({ ...(event as unknown as Loss), cv: 0 });
  else if (STEPS.has(event.type)) open.steps.push(stepOf(key, open.round, event));
}

type Fields = Partial<Pick<Step, "nationality" | "unitType" | "cv"> & NonNullable<Step["shot"]>>;

function stepOf(key: string, round: number, event: EventJson): Step & { losses: Loss[] } {
  const { nationality, unitType, cv, targetClass, target, dice, hits = 0 } = event as unknown as Fields;
  return {
    key,
    round,
    text: describeEvent(decodeEvent(event as Json)),
    ...(nationality !== undefined && { nationality }),
    ...(unitType !== undefined && { unitType }),
    ...(cv !== undefined && { cv }),
    ...(dice !== undefined && {
      shot: { dice, hits, ...(targetClass !== undefined && { targetClass }), ...(target !== undefined && { target }) },
    }),
    losses: [],
    ...(isRolling(event as Json) && { isRolling: true }),
  };
}

export function shotsOf({ steps }: BattleRecord): Step[] {
  return steps.filter(({ shot }) => shot !== undefined);
}

/** Which dice were Hits: the lowest ones. */
export function hitDice({ dice, hits }: NonNullable<Step["shot"]>): boolean[] {
  const limit = dice.toSorted((a, b) => a - b)[hits - 1] ?? 0;
  return dice.map((die) => die <= limit);
}

/** What others did after a shot, up to the next one. */
export function stepsAfter({ steps }: BattleRecord, shot: Step): Step[] {
  const rest = steps.slice(steps.indexOf(shot) + 1);
  const next = rest.findIndex((step) => step.shot !== undefined);
  return next < 0 ? rest : rest.slice(0, next);
}

/** "3 → 2"; games that began long ago do not tell how much a Hit cost. */
export function lossText({ cv, lost }: Loss): string {
  return lost === undefined ? `→ ${cv}` : `${cv + lost} → ${cv}`;
}

/** Hits that a Party has taken in the battle so far. */
export function hitsTaken({ steps }: BattleRecord, party: Party): number {
  return steps.flatMap(({ losses }) => losses).filter(({ nationality }) => partyOf(nationality) === party).length;
}
