/** The worked examples of the rules. */
import campaign from "../fixtures/campaign-combats.json" with { type: "json" };
import file from "../fixtures/vignettes.json" with { type: "json" };

export interface Vignette {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the kind
  readonly given: any;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the kind
  readonly expect: any;
}

export const VIGNETTES: readonly Vignette[] = file.vignettes;

/** The combats inside the worked examples of the campaign; their titles name the example. */
export const CAMPAIGN_COMBATS: readonly Vignette[] = campaign.combats;

export function vignettesOf(...kinds: readonly string[]): readonly Vignette[] {
  return VIGNETTES.filter(({ kind }) => kinds.includes(kind));
}
