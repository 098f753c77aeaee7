import type { Part, Watch } from "../watch.ts";

type Builder = (...args: never[]) => unknown;

/**
 * Builds every part of what `show` shows of a state and returns what a part read without naming it: "field in part n".
 * Fields of the parts that a part is built from count as named.
 */
export function unnamedReads<State extends object>(
  watch: Watch<State>,
  s: State,
  show: (watched: State) => void,
): Set<string> {
  const unnamed = new Set<string>();
  const building: Set<string>[] = [];
  const watched = new Proxy(s, {
    get(state, field) {
      const named = building.at(-1);
      if (named !== undefined && typeof field === "string" && !named.has(field))
        unnamed.add(`${field}, not among ${[...named].join(" ")}`);
      return Reflect.get(state, field);
    },
  });
  const originals = watch.parts.map((part) => {
    const builders = part as unknown as Record<string, Builder | undefined>;
    const name = builders.buildRow === undefined ? "build" : "buildRow";
    const original = builders[name]!;
    const named = new Set(namedFields(part));
    builders[name] = (...args: never[]) => {
      building.push(named);
      try {
        return original.apply(part, args);
      } finally {
        building.pop();
      }
    };
    return () => {
      builders[name] = original;
    };
  });
  try {
    show(watched);
  } finally {
    for (const restore of originals) restore();
  }
  return unnamed;
}

function namedFields({ naming }: Part<never, unknown>): string[] {
  return [...naming.fields, ...naming.parts.flatMap(namedFields)];
}
