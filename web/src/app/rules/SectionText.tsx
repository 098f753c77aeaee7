import { memo } from "react";
import { RuleLink } from "./RuleLink.tsx";
import type { Block, Line, Section } from "./reference.ts";
import { marked } from "./search.ts";

const NO_WORDS: readonly string[] = [];

interface Props {
  readonly section: Section;
  readonly words?: readonly string[];
  readonly current?: boolean;
}

/** One section; what was searched for is marked. */
export const SectionText = memo(function SectionText({ section, words = NO_WORDS, current = false }: Props) {
  const { number, title, blocks } = section;
  return (
    <article className={current ? "rules-section current" : "rules-section"} data-section={number} tabIndex={-1}>
      <h3>
        <RuleLink rule={number} />
        <span>
          <Marked text={title} words={words} />
        </span>
      </h3>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <BlockText key={index} block={block} words={words} />
      ))}
    </article>
  );
});

function BlockText({ block, words }: { block: Block; words: readonly string[] }) {
  if (block.kind === "text")
    return (
      <p>
        <LineText line={block.line} words={words} />
      </p>
    );
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List>
        {block.items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <li key={index}>
            <LineText line={line} words={words} />
          </li>
        ))}
      </List>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, also by keyboard
    // biome-ignore lint/a11y/useSemanticElements: there are no fields in it
    <div className="rules-table" role="group" tabIndex={0} aria-label={block.head.filter(Boolean).join(", ")}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell) =>
              cell === "" ? (
                <td key={cell} />
              ) : (
                <th key={cell} scope="col">
                  <Marked text={cell} words={words} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
            <tr key={index}>
              {row.map((line, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
                <td key={column}>
                  <LineText line={line} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function LineText({ line, words = NO_WORDS }: { line: Line; words?: readonly string[] }) {
  return line.map(({ kind, text, to }, index) => {
    const key = `${index} ${text}`;
    if (to !== undefined)
      return (
        <span key={key}>
          {index > 0 && line[index - 1].to !== undefined && " "}
          <RuleLink rule={to} />
        </span>
      );
    const Piece = kind === "strong" ? "b" : "span";
    return (
      <Piece key={key}>
        <Marked text={text} words={words} />
      </Piece>
    );
  });
}

export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return marked(text, words).map(({ text: piece, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    hit ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
}
