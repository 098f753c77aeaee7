/** The rules of Triumph & Tragedy in our own words. The texts stand beside this file, one chapter each. */
import rulings from "../../../../docs/rulings.md?raw";
import { parseChapter, parseRulings, type Reference } from "../../app/rules/reference.ts";
import { TEXTS } from "../../texts.ts";
import { GLOSSARY } from "./glossary.ts";

const CHAPTERS = import.meta.glob<string>("./*.md", { query: "?raw", import: "default", eager: true });

export const reference: Reference = {
  chapters: [
    ...Object.keys(CHAPTERS)
      .sort()
      .map((file) => parseChapter(CHAPTERS[file])),
    parseRulings(TEXTS.rules.rulings, rulings),
  ],
  glossary: GLOSSARY,
};
