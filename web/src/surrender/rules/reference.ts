/** The rules of Unconditional Surrender! in our own words. The texts stand beside this file, a part of the book each. */
import rulings from "../../../../docs/surrender-rulings.md?raw";
import { type Chapter, parseChapter, type Reference } from "../../app/rules/reference.ts";
import { TEXTS } from "../../texts.ts";
import { GLOSSARY } from "./glossary.ts";

const PARTS = import.meta.glob<string>("./*.md", { query: "?raw", import: "default", eager: true });

/** Each part has several chapters. */
function chaptersOf(part: string): Chapter[] {
  return part.split(/^(?=# )/m).map(parseChapter);
}

const RULING = /^\| (R-[A-Z0-9]+-\d+) \| `.+?` \| (.+?) \|/gm;

/** Our decisions, as a last chapter. */
function rulingsChapter(): Chapter {
  const sections = Array.from(rulings.matchAll(RULING), ([, number, text]) => `## ${number}\n${text}`);
  return parseChapter(`# R ${TEXTS.rules.rulings}\n${sections.join("\n\n")}`);
}

export const reference: Reference = {
  chapters: [
    ...Object.keys(PARTS)
      .sort()
      .flatMap((file) => chaptersOf(PARTS[file])),
    rulingsChapter(),
  ],
  glossary: GLOSSARY,
};
