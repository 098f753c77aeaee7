/** Sentences of what is shown on the stage. */
import { list } from "@tripartite/surrender/describe/names";

const NAMES_WITH_ARTICLE =
  /(?<!\b(?:The|the) |-)\b(?:Axis|West|USSR|Allies|Netherlands|United States|United Kingdom|Soviet Union|Nazi-Soviet Pact|French Levant)\b(?! Invaded)/g;

/** The log begins a line with it; in a headline the name of the event comes first. */
const EVENT = "Conditional event";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const withArticles = (text: string) => capital(text.replaceAll(NAMES_WITH_ARTICLE, "the $&"));

export const STAGE_TEXTS = {
  rolling: "The dice roll\u00a0…",
  rollingFor: (attacker: string, defender: string) => `${attacker} against ${defender}: the dice roll\u00a0…`,
  /** Weather by the names of its zones. */
  weather(zones: ReadonlyMap<string, readonly string[]>): string {
    if (zones.size === 1) return `${capital([...zones.keys()][0])} weather everywhere.`;
    const parts = [...zones].map(
      ([weather, names]) => `${weather} in the ${list(names)} ${names.length > 1 ? "zones" : "zone"}`,
    );
    return `Weather: ${parts.join("; ")}.`;
  },
  /** The first of them by name. */
  swarm(side: string, names: readonly string[], areArmies: boolean): string {
    const rest = names.length > 4 ? [`${names.length - 3} more`] : [];
    const named = list([...names.slice(0, rest.length > 0 ? 3 : 4), ...rest]);
    return `${side} moves ${names.length} ${areArmies ? "armies" : "units"}: ${named}.`;
  },
  /** Of the kind that the last sentence tells. */
  more: (count: number) => `And ${count} more.`,
  moreInLog: "More in the log.",
  newYear: (year: number) => `New Year ${year}`,
  withArticles,
  /** Countries with the number of their units. */
  mobilize(units: ReadonlyMap<string, number>): string {
    const parts = [...units].map(([country, count]) => `${country} mobilizes ${count} units`);
    return withArticles(`${list(parts)} at no cost.`);
  },
  /** The title first, then what else the sentence tells. */
  headline(text: string): string[] {
    const [first, ...others] = text.split(/(?<=\.) (?=[A-Z])/);
    const parts = first.split(/[:;] (.*)/).filter((part) => part !== "");
    const [title, ...rest] = parts.map((part) => part.replace(/\.$/, ""));
    if (title === EVENT) return [rest[0], `${EVENT}.`, ...others];
    return [withArticles(title), ...parts.slice(1).map(capital), ...others];
  },
};
