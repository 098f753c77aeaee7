/** How near a ruling probably is to the published game: high, medium, low. */
export const CONFIDENCES = ["H", "M", "L"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A decision of ours where the published charts are silent. */
export interface Ruling {
  /** What the engine reads; of a ruling that is fixed in code, its short name. */
  readonly value: string | number | boolean;
  readonly decision: string;
  readonly reason: string;
  readonly confidence: Confidence;
  /** The file that follows it, and the rule; absent if code and data read the value. */
  readonly fixedIn?: string;
}

export type RulingTable = Readonly<Record<`R-${string}`, Ruling>>;
