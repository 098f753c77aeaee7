/** §17 What moves a country's National Will. */

export interface WillEffect {
  readonly id: string;
  readonly value: number;
  readonly to: "owner" | "ussr" | "germany";
  readonly text: string;
  readonly oncePerCountry?: true;
}

export const WILL_EFFECTS = {
  NW1: { id: "NW1", value: -1, to: "owner", text: "Field ground unit eliminated while defending in combat" },
  NW2: { id: "NW2", value: -1, to: "owner", text: "Overseas city becomes enemy controlled" },
  NW3: { id: "NW3", value: -2, to: "owner", text: "Mainland city other than the capital becomes enemy controlled" },
  NW4: { id: "NW4", value: -4, to: "owner", text: "Capital becomes enemy controlled" },
  NW5: { id: "NW5", value: 1, to: "owner", text: "Overseas city becomes friendly controlled again" },
  NW6: { id: "NW6", value: 2, to: "owner", text: "Mainland city other than the capital becomes friendly again" },
  NW7: { id: "NW7", value: 2, to: "ussr", text: "A Disputed Area is ceded to the USSR" },
  NW8: { id: "NW8", value: 2, to: "germany", text: "The Axis conquers a country other than France or Italy" },
  NW9: { id: "NW9", value: 4, to: "owner", text: "Capital becomes friendly controlled again" },
  NW10: { id: "NW10", value: 8, to: "germany", text: "The Axis conquers France or Italy", oncePerCountry: true },
  NW11: { id: "NW11", value: 16, to: "germany", text: "The UK, USA or USSR collapses", oncePerCountry: true },
} as const satisfies Record<string, WillEffect>;
export type WillEffectId = keyof typeof WILL_EFFECTS;

/** §17.2 */
export const COLLAPSE_AT = 0;

/** Whose conquest pays NW10 instead of NW8. */
export const GREAT_CONQUESTS: readonly string[] = ["france", "italy"];

/** Whose collapse pays NW11. */
export const GREAT_COLLAPSES: readonly string[] = ["uk", "usa", "ussr"];
