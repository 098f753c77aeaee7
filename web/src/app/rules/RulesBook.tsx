import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { TEXTS } from "../../texts.ts";
import { GlossaryList } from "./GlossaryList.tsx";
import { RuleLink } from "./RuleLink.tsx";
import { findSection, type Reference } from "./reference.ts";
import { SectionText } from "./SectionText.tsx";
import { search, wordsOf } from "./search.ts";
import "./rules.css";

const texts = TEXTS.rules;

/** Where the glossary is found in addresses. */
export const GLOSSARY = "glossary";

interface Props {
  readonly reference: Reference;
  /** The section to show; it comes into sight whenever it changes. */
  readonly section: string | undefined;
  /** Counts up when the same section is asked for again. */
  readonly visit?: number;
}

/** Contents, search and text of the rules of a game. */
export function RulesBook({ reference, section, visit = 0 }: Props) {
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query.trim());
  const found = useMemo(() => (wanted === "" ? undefined : search(reference, wanted)), [reference, wanted]);
  const words = useMemo(() => wordsOf(wanted), [wanted]);
  const body = useRef<HTMLDivElement>(null);
  const searchId = useId();
  const shown = section === undefined || section === GLOSSARY ? section : findSection(reference, section)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit repeats the jump
  useEffect(() => {
    setQuery("");
    if (shown === undefined) return;
    const jump = requestAnimationFrame(() => {
      const target = body.current?.querySelector<HTMLElement>(`[data-section="${shown}"]`);
      target?.scrollIntoView({ block: "start" });
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(jump);
  }, [shown, visit]);
  return (
    <div className="rules-book" ref={body}>
      <search className="rules-search">
        <label htmlFor={searchId} className="unseen">
          {texts.search}
        </label>
        <input
          id={searchId}
          type="search"
          value={query}
          placeholder={texts.search}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status">{found && texts.found(found.sections.length + found.terms.length)}</p>
      </search>
      {found ? (
        <div className="rules-text">
          {found.sections.map((one) => (
            <SectionText key={one.number} section={one} words={words} />
          ))}
          {found.terms.length > 0 && <GlossaryList terms={found.terms} words={words} />}
        </div>
      ) : (
        <>
          <nav className="rules-contents" aria-label={texts.contents}>
            <ol>
              {reference.chapters.map(({ number, title, sections }) => (
                <li key={number}>
                  <RuleLink rule={sections[0].number} className="rules-chapter">
                    <b>{number}</b> {title}
                  </RuleLink>
                </li>
              ))}
              <li>
                <RuleLink rule={GLOSSARY} className="rules-chapter">
                  <b>A–Z</b>
                  {texts.glossary}
                </RuleLink>
              </li>
            </ol>
          </nav>
          <div className="rules-text">
            {reference.chapters.map(({ number, title, sections }) => (
              <section key={number} aria-label={title}>
                <h2>
                  {number} {title}
                </h2>
                {sections.map((one) => (
                  <SectionText key={one.number} section={one} current={one.number === shown} />
                ))}
              </section>
            ))}
            <section data-section={GLOSSARY} tabIndex={-1} aria-label={texts.glossary}>
              <h2>{texts.glossary}</h2>
              <GlossaryList terms={reference.glossary} />
            </section>
          </div>
        </>
      )}
    </div>
  );
}
