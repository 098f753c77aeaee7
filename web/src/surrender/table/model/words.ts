/** "surpriseAttack" → "Surprise Attack": what has no name of its own in the texts. */
export function inWords(id: string): string {
  const spaced = id.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2").replaceAll("-", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
