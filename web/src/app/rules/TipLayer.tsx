import { useEffect, useId, useRef, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import { RuleLink } from "./RuleLink.tsx";
import type { Term } from "./reference.ts";

const HOVER_MS = 400;
const LONG_PRESS_MS = 550;
const MARGIN_PX = 8;

interface Shown {
  readonly term: Term;
  readonly anchor: Element;
}

/** Says what an icon or an abbreviation means when it is pointed at, focused, or pressed for a while. */
export function TipLayer({ game }: { game: WebGame }) {
  const [shown, setShown] = useState<Shown>();
  const id = useId();
  useTipEvents(game, setShown);
  useEffect(() => {
    if (shown === undefined) return;
    const owner = shown.anchor.closest("button, a, summary, [tabindex]") ?? shown.anchor;
    owner.setAttribute("aria-describedby", id);
    return () => owner.removeAttribute("aria-describedby");
  }, [shown, id]);
  return shown && <Tip id={id} {...shown} />;
}

function Tip({ id, term: { term, abbreviation, text, rule }, anchor }: Shown & { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { left, top, bottom } = anchor.getBoundingClientRect();
    const { style, offsetWidth, offsetHeight } = box.current!;
    const fitsBelow = bottom + MARGIN_PX + offsetHeight < innerHeight;
    style.left = `${Math.max(MARGIN_PX, Math.min(left, innerWidth - offsetWidth - MARGIN_PX))}px`;
    style.top = `${fitsBelow ? bottom + MARGIN_PX : Math.max(MARGIN_PX, top - offsetHeight - MARGIN_PX)}px`;
  }, [anchor]);
  return (
    <div ref={box} id={id} role="tooltip" className="tip">
      <b>{abbreviation === undefined ? term : `${term} (${abbreviation})`}</b>
      <p>
        {text} {rule && <RuleLink rule={rule} />}
      </p>
    </div>
  );
}

/** The glossary by symbol and by id, fetched when the first tip is wanted. */
function glossaryOf(game: WebGame): () => Promise<ReadonlyMap<string, Term>> {
  let known: Promise<ReadonlyMap<string, Term>> | undefined;
  return () => {
    known ??= (game.glossary?.() ?? Promise.resolve([])).then(
      (terms) =>
        new Map(terms.flatMap((term) => [term.id, ...(term.symbols ?? [])].map((key) => [key, term] as const))),
    );
    return known;
  };
}

/** What the place means that was pointed at: its own word, or its icon. */
function keyAt(target: EventTarget | null): { key: string; anchor: Element } | undefined {
  if (!(target instanceof Element)) return undefined;
  const named = target.closest("[data-tip]");
  if (named !== null) return { key: named.getAttribute("data-tip")!, anchor: named };
  const icon = target.closest(".ico") ?? (isBare(target) ? target.querySelector(".ico") : null);
  const symbol = icon?.querySelector("use")?.getAttribute("href")?.slice(1);
  return icon && symbol ? { key: symbol, anchor: icon } : undefined;
}

/** A control that shows an icon and no word. */
function isBare(target: Element): boolean {
  return target.matches("button, a, summary") && target.textContent?.trim() === "";
}

function useTipEvents(game: WebGame, show: (shown: Shown | undefined) => void): void {
  useEffect(() => {
    const glossary = glossaryOf(game);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: Element | undefined;
    const hide = () => {
      clearTimeout(timer);
      current = undefined;
      show(undefined);
    };
    const isInTip = (target: EventTarget | null) => target instanceof Element && target.closest(".tip") !== null;
    const want = (target: EventTarget | null, delay: number) => {
      if (isInTip(target)) return;
      const found = keyAt(target);
      if (found?.anchor === current) return;
      hide();
      if (found === undefined) return;
      current = found.anchor;
      timer = setTimeout(async () => {
        const term = (await glossary()).get(found.key);
        if (term !== undefined && current === found.anchor) show({ term, anchor: found.anchor });
      }, delay);
    };
    const listen = new AbortController();
    const { signal } = listen;
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && want(event.target, HOVER_MS), {
      signal,
    });
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (isInTip(event.target)) return;
        if (event.pointerType === "mouse") hide();
        else want(event.target, LONG_PRESS_MS);
      },
      { signal },
    );
    /** A short touch of a control is a press of it, and no question. */
    const release = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === "mouse" || !(target instanceof Element) || !target.closest("button, a, summary")) return;
      clearTimeout(timer);
    };
    document.addEventListener("pointerup", release, { signal });
    document.addEventListener("pointercancel", release, { signal });
    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && target.matches(":focus-visible")) want(target, HOVER_MS);
      },
      { signal },
    );
    document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), { signal });
    document.addEventListener("scroll", hide, { signal, capture: true });
    return () => {
      listen.abort();
      clearTimeout(timer);
    };
  }, [game, show]);
}
