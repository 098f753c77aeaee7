/** "Axis, West and USSR". */
export function list(words: readonly string[], and = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}
