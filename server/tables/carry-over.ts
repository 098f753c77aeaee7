/**
 * What becomes of a stored game when the rules of the server change. If it replays to what was stored, it continues as if
 * nothing had happened. Otherwise it continues from the newest stored position that the new rules can read, with as many
 * of the moves after it as are still possible; what was played before stays as it was recorded.
 */
import { type AnyGame, hashState } from "@tripartite/kernel";
import { Problem } from "../problem.ts";
import type { TurnRow } from "../storage/schema.ts";
import type { TableInfo } from "./info.ts";
import { type Games, startOf } from "./loading.ts";
import { inForce, lastRulesChange, NO_SEAT, type NumberedMove, type NumberedRulesChange } from "./moves.ts";
import { Play } from "./play.ts";
import { type StoredPosition, stateAt } from "./positions.ts";

/** Everything that is stored of a game. */
export interface StoredGame {
  readonly info: TableInfo;
  readonly moves: readonly NumberedMove[];
  /** Those that count, oldest first. */
  readonly positions: readonly StoredPosition[];
  readonly turn?: Pick<TurnRow, "waiting"> | undefined;
}

export interface CarriedOver {
  readonly play: Play;
  /** What is to be added to the log; absent if the game continues unchanged. */
  readonly change?: NumberedRulesChange;
}

/** The rules by which a table would be played here: its own, or newer ones. */
export function currentRules(games: Games, { game: id, rulesVersion }: TableInfo): AnyGame {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game !== undefined && Number(rulesVersion) <= Number(game.rulesVersion)) return game;
  throw new Problem("RULES_VERSION", `This server has no rules ${id} ${rulesVersion}.`, 501);
}

export function carriedOver(game: AnyGame, stored: StoredGame): CarriedOver {
  const same = replayed(game, stored);
  if (same !== undefined) return { play: same };
  const { info, moves } = stored;
  const { play, kept } = resumed(game, stored);
  const change: NumberedRulesChange = {
    ...{ kind: "rules", seat: NO_SEAT, seq: (moves.at(-1)?.seq ?? 0) + 1, kept, position: play.position },
    ...{ from: info.rulesVersion, to: game.rulesVersion },
    ...(info.ending && { ending: info.ending }),
  };
  return { play: Play.restore(game, startOf(info), [change]), change };
}

/** Replays a stored game; calls `onMove` after every move that counts. */
export function replay(
  game: AnyGame,
  info: TableInfo,
  moves: readonly NumberedMove[],
  onMove: (play: Play) => void,
): Play {
  const line = inForce(moves);
  const change = lastRulesChange(line);
  const play = Play.restore(game, startOf(info), change && [change]);
  if (change) onMove(play);
  for (const { seq, ...move } of line) {
    if (seq <= play.seq) continue;
    play.follow(move, seq);
    onMove(play);
  }
  return play;
}

/** The game by these rules, if it is the one that was stored: every position, whose turn it is, how it ended. */
function replayed(game: AnyGame, { info, moves, positions, turn }: StoredGame): Play | undefined {
  const expected = new Map(positions.map(({ seq, hash }) => [seq, hash]));
  let isSame = true;
  try {
    const play = replay(game, info, moves, (so) => {
      isSame &&= !expected.has(so.seq) || hashState(so.position) === expected.get(so.seq);
    });
    const isOver = info.status === "ended" && info.ending?.kind !== "cancelled";
    if (isOver) isSame &&= hashState(play.outcome) === hashState(info.ending);
    else isSame &&= turn === undefined || turn.waiting === play.waitingMask;
    return isSame ? play : undefined;
  } catch {
    return undefined;
  }
}

/** As far as the game goes by these rules, and the last move that it has then. */
function resumed(game: AnyGame, { info, moves, positions }: StoredGame): { play: Play; kept: number } {
  const line = inForce(moves);
  const from = positions.findLast((position) => stateAt(game, position) !== undefined);
  const change = lastRulesChange(line);
  const begin = () =>
    from ? Play.at(game, from.position, from.seq) : Play.restore(game, startOf(info), change && [change]);
  let play = begin();
  const after = line.filter(({ seq }) => seq > play.seq);
  const possible = after.findIndex((move) => !isPossible(play, move));
  play = begin(); // where the last try failed, it may be half done
  for (const { seq, ...move } of possible < 0 ? after : after.slice(0, possible)) play.follow(move, seq);
  return { play, kept: play.seq };
}

function isPossible(play: Play, { seq, ...move }: NumberedMove): boolean {
  try {
    play.follow(move, seq);
    return true;
  } catch {
    return false;
  }
}
