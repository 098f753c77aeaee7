/** Finished games and ratings in the database. */

/** A game that is over and not recorded yet; written in the same transaction as the move that ended it. */
export interface EndingRow {
  tableId: string;
  time: number;
}

/** A finished game, recorded once. */
export interface ResultRow {
  tableId: string;
  /** Counts the recorded games: in this order they change ratings. */
  number: number;
  game: string;
  /** Empty if the game has only one. */
  scenario: string;
  kind: string;
  /** JSON: seats. */
  winners: string;
  began: number;
  ended: number;
  moves: number;
  /** JSON: where the game ended in its own calendar. */
  calendar: string | null;
  /** How many people and programs played, and how many seats bots had from the beginning. */
  people: number;
  bots: number;
  /** Everybody may find it; otherwise only those who played. */
  shown: number;
  /** Why it does not count for ratings; null if it does. */
  unrated: string | null;
}

/** One player of a finished game. */
export interface PlacingRow {
  tableId: string;
  /** The first of the seats that the player had. */
  seat: number;
  /** A person or program by its id, or a bot of the server by `bot:` and its own. */
  player: string;
  /** JSON: all of them. */
  seats: string;
  won: number;
  /** Gave the seats up before the end. */
  left: number;
  /** 1 is first; null if the player is not rated for this game. */
  rank: number | null;
  muBefore: number | null;
  sigmaBefore: number | null;
  mu: number | null;
  sigma: number | null;
}

/** How a player stands after the last rated game of a scenario. Follows from results and placings. */
export interface RatingRow {
  player: string;
  game: string;
  scenario: string;
  mu: number;
  sigma: number;
  games: number;
  won: number;
}
