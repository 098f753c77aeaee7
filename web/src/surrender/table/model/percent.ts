/** Whole percents; never 0 for what can happen, never 100 for what need not. */
export function percent(share: number): string {
  if (share === 0) return "0\u00a0%";
  const rounded = Math.min(Math.max(1, Math.round(100 * share)), share < 1 ? 99 : 100);
  return `${rounded}\u00a0%`;
}

/** In a row of many figures, what cannot happen steps back. */
export const percentInRow = (share: number): string => (share === 0 ? "–" : percent(share));
