/** The parts of a table that the keyboard goes to with one letter, and stays in. */
import { useEffect, useRef } from "react";

/** Where the focus goes in each part: the first of these that is there. */
const PLACES = {
  dock: [
    ".bt-decision button:not(:disabled)",
    ".dock .type-picker button",
    ".dock details[open] button",
    ".dock :is(summary, .choice)",
    ".dock button:not(:disabled, .take-back)",
    ".hand .lit",
  ],
  map: [
    ".map-place [data-area][tabindex='0']",
    ".map-place [tabindex='0']",
    ".text-board .lit .area-name",
    ".text-board button",
  ],
  hand: [".hand .lit", ".hand button"],
  log: [".side [role='tab'][aria-selected='true']"],
} as const;

export type Place = keyof typeof PLACES;

const LETTERS: Readonly<Record<string, Place>> = { c: "dock", m: "map", h: "hand", l: "log" };

export function goToPlace(place: Place): void {
  for (const selector of PLACES[place]) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    if (found === undefined) continue;
    found.focus();
    return;
  }
}

/** Whether the person is at work in that part. */
export function isIn(selector: string): boolean {
  return document.activeElement?.closest(selector) !== null;
}

/** The letters of the parts; never while the player types. */
export function usePlaceKeys(): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typing = target instanceof HTMLElement && target.closest("input, textarea, select, dialog");
      const place = LETTERS[key.toLowerCase()];
      if (!typing && !ctrlKey && !metaKey && !altKey && place) goToPlace(place);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

interface Spot {
  readonly element: HTMLElement;
  readonly part: string;
  readonly name: string;
  /** Which of the buttons of the part it was. */
  readonly index: number;
}

/** Parts whose buttons come and go with every action. */
const CHANGING = [".bt", ".dock", ".hand", ".dp", ".text-board", ".top"];
/** In the bar only the amber button takes the place of another, in a battle only what can be decided next. */
const HEIRS: Readonly<Record<string, string>> = { ".top": ".main", ".bt": ".bt-decision button" };
/** Where the next question has nothing to do with the one before, it is read from its beginning. */
const FROM_THE_FIRST: readonly string[] = [".bt"];

/**
 * Buttons are disabled while an action is on its way, and others appear when it has arrived. Users of the
 * keyboard stays at the same button, at one of the same name, or at the one that has taken its place.
 */
export function useSteadyFocus(busy: boolean): void {
  const spot = useRef<Spot>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isButton = target instanceof HTMLElement && target.matches(":focus-visible");
      const part = isButton ? CHANGING.find((selector) => target.closest(selector) !== null) : undefined;
      spot.current = isButton && part ? spotOf(target, part) : undefined;
    };
    const forget = () => {
      spot.current = undefined;
    };
    addEventListener("focusin", remember);
    addEventListener("pointerdown", forget);
    return () => {
      removeEventListener("focusin", remember);
      removeEventListener("pointerdown", forget);
    };
  }, []);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { current } = spot;
      if (busy || current === undefined || document.activeElement !== document.body) return;
      heirOf(current)?.focus({ preventScroll: current.element.isConnected });
    });
    return () => cancelAnimationFrame(frame);
  });
}

function spotOf(element: HTMLElement, part: string): Spot {
  return { element, part, name: nameOf(element), index: buttonsOf(part).indexOf(element) };
}

function heirOf({ element, part, name, index }: Spot): HTMLElement | undefined {
  if (element.isConnected && !element.matches(":disabled")) return element;
  const buttons = buttonsOf(part);
  const free = buttons.filter((button) => button.checkVisibility() && !button.matches(":disabled, .take-back"));
  const from = FROM_THE_FIRST.includes(part) ? 0 : index;
  return (
    free.find((button) => nameOf(button) === name) ?? free.find((one) => buttons.indexOf(one) >= from) ?? free.at(-1)
  );
}

function buttonsOf(part: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${part} ${HEIRS[part] ?? ":is(button, summary)"}`)];
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute("aria-label") ?? element.textContent ?? "";
}
