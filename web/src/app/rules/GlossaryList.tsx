import { Icon } from "../Icon.tsx";
import { RuleLink } from "./RuleLink.tsx";
import type { Term } from "./reference.ts";
import { Marked } from "./SectionText.tsx";

const NO_WORDS: readonly string[] = [];

/** Words and signs of the game. */
export function GlossaryList({ terms, words = NO_WORDS }: { terms: readonly Term[]; words?: readonly string[] }) {
  return (
    <dl className="glossary">
      {terms.map(({ id, term, abbreviation, symbols = [], text, rule }) => (
        <div key={id}>
          <dt>
            {symbols.map((symbol) => (
              <Icon key={symbol} name={symbol} />
            ))}
            <Marked text={abbreviation === undefined ? term : `${term} (${abbreviation})`} words={words} />
          </dt>
          <dd>
            <Marked text={text} words={words} /> {rule && <RuleLink rule={rule} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
