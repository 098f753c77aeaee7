/** The worked examples of the rules. */
import file from "./fixtures/vignettes.json" with { type: "json" };

export interface Vignette {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the kind
  readonly given: any;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the kind
  readonly expect: any;
  readonly why: string;
}

export const VIGNETTES: readonly Vignette[] = file.vignettes;

export function vignettesOf(...kinds: readonly string[]): readonly Vignette[] {
  return VIGNETTES.filter(({ kind }) => kinds.includes(kind));
}
