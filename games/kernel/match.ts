import type { Bot } from "./bot.ts";
import {
  type AnyGame,
  type GameAction,
  type GameEvent,
  isRefusal,
  type Json,
  mayKnow,
  type Outcome,
  type Seat,
} from "./contract.ts";
import { hashState } from "./hash.ts";
import { describeRefusal } from "./input.ts";
import { begin, type GameLog, type LogEntry, newLog } from "./log.ts";
import { seedRandom } from "./random.ts";

export interface MatchOptions {
  readonly game: AnyGame;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly options?: Json;
  readonly seed: number;
  /** Milliseconds; without a clock no times are taken. */
  readonly clock?: () => number;
  /** A match that takes more actions is given up. */
  readonly maxActions?: number;
  readonly onDecision?: (decision: MatchDecision) => void;
}

export interface MatchDecision {
  readonly seat: Seat;
  readonly id: string;
  readonly action: Json;
  readonly reason: string;
  readonly milliseconds: number;
}

export interface MatchResult {
  readonly seed: number;
  readonly outcome?: Outcome;
  readonly log: GameLog;
  /** Milliseconds of every decision, by seat. */
  readonly times: readonly (readonly number[])[];
  /** Milliseconds of the longest turn of the game's calendar, by seat. */
  readonly longestTurns: readonly number[];
  /** Milliseconds of the whole match, with the work of the referee. */
  readonly milliseconds: number;
  /** When it ended, in the game's own calendar. */
  readonly ended?: Json;
  /** Types of events and milestones: how often each occurred, and when first. */
  readonly happenings: ReadonlyMap<string, Happening>;
  /** Decisions in which a bot threw or chose what is not allowed; the default action was taken. */
  readonly failures: readonly string[];
}

export interface Happening {
  readonly count: number;
  /** In the game's own calendar. */
  readonly first?: Json;
}

/** What a seat remembers and has not received yet. */
interface Mind {
  memory: Json;
  events: Json[];
  seen: number;
}

/** One game between bots, each of which gets what a server would send it and nothing else. */
export function playMatch({
  game,
  bots,
  options = {},
  seed,
  clock,
  maxActions = 50_000,
  onDecision,
}: MatchOptions): MatchResult {
  const start = { options, seed };
  const state = begin(game, start);
  const minds = bots.map((): Mind => ({ memory: null, events: [], seen: 0 }));
  const times: number[][] = bots.map(() => []);
  const longestTurns = bots.map(() => 0);
  const turns = bots.map(() => ({ date: "", milliseconds: 0 }));
  const began = clock?.() ?? 0;
  const entries: LogEntry[] = [];
  const happenings = new Map<string, Happening>();
  const note = (name: string) => {
    const { count = 0, first = game.timeOf?.(state) } = happenings.get(name) ?? {};
    happenings.set(name, { count: count + 1, ...(first !== undefined && { first }) });
  };
  const failures: string[] = [];
  for (;;) {
    const [decision] = game.pending(state);
    if (decision === undefined || entries.length >= maxActions) break;
    const { seat, id } = decision;
    const mind = minds[seat];
    const asked = clock?.() ?? 0;
    const choice = choose(bots[seat], {
      seat,
      options,
      view: game.view(state, seat),
      legal: game.legal(state, seat).map((action) => game.encodeAction(action, state)),
      events: mind.events,
      since: mind.seen,
      seq: entries.length,
      memory: mind.memory,
      random: seedRandom([seed, seat, entries.length, 0x51ed]),
    });
    const milliseconds = (clock?.() ?? 0) - asked;
    times[seat].push(milliseconds);
    const date = JSON.stringify(game.timeOf?.(state) ?? null);
    const turn = turns[seat].date === date ? turns[seat] : { date, milliseconds: 0 };
    turns[seat] = { date, milliseconds: turn.milliseconds + milliseconds };
    longestTurns[seat] = Math.max(longestTurns[seat], turns[seat].milliseconds);
    let action: GameAction | undefined;
    if (typeof choice === "string") failures.push(`${id}: ${choice}`);
    else {
      const read = game.decodeAction(choice.action, state);
      const refusal = isRefusal(read) ? read : game.explain(state, seat, read);
      if (refusal === undefined) action = read as GameAction;
      else failures.push(`${id}: ${describeRefusal(refusal)} for ${JSON.stringify(choice.action)}`);
      minds[seat] = { memory: choice.memory, events: [], seen: entries.length };
      onDecision?.({ seat, id, action: choice.action, reason: choice.reason, milliseconds });
    }
    const taken = action ?? game.fallback(state, seat);
    const applied = game.apply(state, seat, taken);
    if (isRefusal(applied)) throw new Error(`the default action is refused: ${describeRefusal(applied)}`);
    entries.push({ seat, action: game.encodeAction(taken, state) });
    for (const event of applied.events) {
      note(event.type);
      tell(event, game.encodeEvent(event, state), minds);
    }
    for (const milestone of game.milestones?.(applied.events, state) ?? []) note(milestone);
  }
  const outcome = game.outcome(state);
  const log: GameLog = { ...newLog(game, start), entries, finalHash: hashState(state) };
  const ended = game.timeOf?.(state);
  return {
    seed,
    ...(outcome && { outcome }),
    ...(ended !== undefined && { ended }),
    log,
    times,
    longestTurns,
    milliseconds: (clock?.() ?? 0) - began,
    happenings,
    failures,
  };
}

function choose(bot: Bot, situation: Parameters<Bot["decide"]>[0]): ReturnType<Bot["decide"]> | string {
  try {
    return bot.decide(situation);
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : error}`;
  }
}

/** Every seat hears what it may know. */
function tell(event: GameEvent, json: Json, minds: readonly Mind[]): void {
  minds.forEach((mind, seat) => {
    if (mayKnow(event, seat)) mind.events.push(json);
  });
}
