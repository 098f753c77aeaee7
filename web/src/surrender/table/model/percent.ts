/** Whole percents; never 0 for what can happen, never 100 for what need not. */
export function percent(share: number): string {
  if (share === 0) return "–";
  const rounded = Math.min(Math.max(1, Math.round(100 * share)), share < 1 ? 99 : 100);
  return `${rounded} %`;
}
