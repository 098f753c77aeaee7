/** The rules of a game as text to be read: chapters of numbered sections, written in a small subset of Markdown. */

export interface Inline {
  readonly kind: "plain" | "strong" | "rule";
  readonly text: string;
  /** The section that a rule points to. */
  readonly to?: string;
}

export type Line = readonly Inline[];

export type Block =
  | { readonly kind: "text"; readonly line: Line }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly Line[])[] };

export interface Section {
  /** As it is cited: 11.52, or R49 for a ruling. */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** All of it in lower case, to be searched. */
  readonly haystack: string;
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** A word or a sign of the game. */
export interface Term {
  readonly id: string;
  readonly term: string;
  readonly text: string;
  readonly abbreviation?: string;
  /** Symbols of the sprite that stand for it. */
  readonly symbols?: readonly string[];
  readonly rule?: string;
}

export interface Reference {
  readonly chapters: readonly Chapter[];
  readonly glossary: readonly Term[];
}

const CITATION = /\*\*(.+?)\*\*|(§\d+(?:\.\d+)?[a-e]?)|\[(R\d+(?:, R\d+)*)\]/g;

/** `**strong**`, `§11.52` and `[R49, R50]` stand out of plain text. */
export function parseLine(text: string): Line {
  const line: Inline[] = [];
  let end = 0;
  for (const { 0: whole, 1: strong, 2: section, 3: rulings, index } of text.matchAll(CITATION)) {
    if (index > end) line.push({ kind: "plain", text: text.slice(end, index) });
    if (strong !== undefined) line.push({ kind: "strong", text: strong });
    else if (section !== undefined) line.push({ kind: "rule", text: section, to: section.slice(1) });
    else for (const ruling of rulings.split(", ")) line.push({ kind: "rule", text: ruling, to: ruling });
    end = index + whole.length;
  }
  if (end < text.length) line.push({ kind: "plain", text: text.slice(end) });
  return line;
}

function cells(row: string): string[] {
  return row
    .slice(1, row.lastIndexOf("|"))
    .split("|")
    .map((cell) => cell.trim());
}

function parseBlock(lines: readonly string[]): Block {
  if (lines[0].startsWith("|")) {
    const [head, , ...rows] = lines;
    return { kind: "table", head: cells(head), rows: rows.map((row) => cells(row).map(parseLine)) };
  }
  const ordered = /^1\. /.test(lines[0]);
  if (ordered || lines[0].startsWith("- "))
    return { kind: "list", ordered, items: lines.map((item) => parseLine(item.replace(/^(- |\d+\. )/, ""))) };
  return { kind: "text", line: parseLine(lines.join(" ")) };
}

function section(number: string, title: string, body: string): Section {
  const paragraphs = body.split(/\n\s*\n/).map((text) => text.trim().split("\n"));
  const blocks = paragraphs.filter(([first]) => first !== "").map(parseBlock);
  const plain = body.replace(/\*\*|\[R[\d, R]+\]|^\|[-|]+\|$/gm, "").replace(/\s*\|\s*/g, " ");
  return { number, title, blocks, haystack: `§${number} ${title} ${plain}`.toLowerCase() };
}

/** A chapter: `# 11 Movement`, then sections `## 11.0 Moving` with their text. */
export function parseChapter(source: string): Chapter {
  const [head, ...parts] = source.trim().split(/^## /m);
  const { number, title } = heading(head.replace(/^# /, ""));
  const sections = parts.map((part) => {
    const [first, ...rest] = part.split("\n");
    const { number, title } = heading(first);
    return section(number, title, rest.join("\n"));
  });
  return { number, title, sections };
}

function heading(text: string): { number: string; title: string } {
  const [number, ...words] = text.trim().split(" ");
  return { number, title: words.join(" ") };
}

/** The chapter of rulings, from rows `| R12 | what was decided | …`. */
export function parseRulings(title: string, source: string): Chapter {
  const rows = source.matchAll(/^\| (R\d+) \| (.+?) \|/gm);
  return { number: "R", title, sections: Array.from(rows, ([, number, text]) => section(number, "", text)) };
}

/** The section of that number, or the nearest one above it: 12.5 for 12.5f, the first of a chapter for 12. */
export function findSection({ chapters }: Reference, number: string): Section | undefined {
  const all = chapters.flatMap(({ sections }) => sections);
  for (let wanted = number; wanted.includes("."); wanted = wanted.slice(0, -1)) {
    const found = all.find((one) => one.number === wanted);
    if (found !== undefined) return found;
  }
  const chapter = chapters.find((one) => one.number === number.split(".")[0]);
  return all.find((one) => one.number === number) ?? chapter?.sections[0];
}

/** The single numbers of a citation such as "3.13, 11.21"; none of one that is outside the rules. */
export function rulesIn(citation: string): string[] {
  return citation.match(/[^\s,]*\d[^\s,]*/g) ?? [];
}
