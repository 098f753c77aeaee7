/** The first element of the page that fits the selector and can be seen. */
export function shownElement(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
}
