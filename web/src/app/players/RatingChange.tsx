import type { FinishedPlayer, Rating } from "@tripartite/kernel/protocol";

/** "1500 ± 500". */
export function ratingText({ rating, uncertainty }: Rating): string {
  return `${rating} ± ${uncertainty}`;
}

export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** What a game did to a rating; nothing if it did nothing. */
export function RatingChange({ player: { before, after } }: { player: FinishedPlayer }) {
  if (before === undefined || after === undefined) return null;
  const change = after.rating - before.rating;
  return (
    <span className="rating-change">
      {after.rating} <b>{signed(change)}</b>
    </span>
  );
}
