/** Some units have names in the plural, which their verbs follow. */
const MANY = /\b(?:convoys|carriers|commands|forces|formations|troops|ships|fighters)\b|\d\. and \d/i;
const VERBS: Readonly<Record<string, string>> = { is: "are", has: "have", was: "were" };
/** They are no verbs. */
const OTHERS: ReadonlySet<string> = new Set(["as", "its", "this"]);

function inPlural(verb: string): string {
  if (OTHERS.has(verb)) return verb;
  return (
    VERBS[verb] ??
    verb
      .replace(/ies$/, "y")
      .replace(/(ch|sh|ss|x|o)es$/, "$1")
      .replace(/s$/, "")
  );
}

/** Puts the verb behind each of the names that are plural into the plural. */
export function agreeing(text: string, names: readonly string[]): string {
  return names
    .filter((name) => MANY.test(name.split(/,| \(/)[0]))
    .reduce((told, name) => {
      const [before, ...rest] = told.split(name);
      return [
        before,
        ...rest.map((part) => part.replace(/^ ([a-z]+s)\b/, (_, verb: string) => ` ${inPlural(verb)}`)),
      ].join(name);
    }, text);
}
