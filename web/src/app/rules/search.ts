import type { Reference, Section, Term } from "./reference.ts";

export interface Found {
  readonly sections: readonly Section[];
  readonly terms: readonly Term[];
}

export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Sections and terms that hold every word; those with a word in the heading come first. */
export function search({ chapters, glossary }: Reference, query: string): Found {
  const words = wordsOf(query);
  const fits = (text: string) => words.every((word) => text.includes(word));
  const rank = ({ number, title }: Section) => {
    const head = `§${number} ${title}`.toLowerCase();
    return -words.filter((word) => head.includes(word)).length;
  };
  const sections = chapters.flatMap((chapter) => chapter.sections).filter(({ haystack }) => fits(haystack));
  const terms = glossary.filter(({ term, text, abbreviation }) =>
    fits(`${term} ${abbreviation ?? ""} ${text}`.toLowerCase()),
  );
  return { sections: sections.sort((a, b) => rank(a) - rank(b)), terms };
}

/** Cuts a text where the words stand, each piece with whether it is one of them. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|")})`, "giu");
  return text.split(pattern).flatMap((piece, index) => (piece === "" ? [] : [{ text: piece, hit: index % 2 === 1 }]));
}
