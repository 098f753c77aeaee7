/** What a beat of the stage shows, whatever the game. */
import type { Beat } from "../../net/stage.ts";
import type { LogLine } from "../LogList.tsx";
import type { Sound } from "./sounds.ts";

/** A great moment, over everything else. */
export interface Headline {
  readonly symbol: string;
  /** Class that sets the colours of a side. */
  readonly side?: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Scene {
  /** In the words of the log. */
  readonly lines: readonly LogLine[];
  /** Where it happens, the place that matters most first. */
  readonly places: readonly string[];
  readonly headline?: Headline;
  /** A pair of dice that lies beside the caption. */
  readonly thrown?: { readonly dice: readonly number[]; readonly isRolling?: true };
  /** What is heard with it. */
  readonly sound?: Sound;
}

/** The game whose director made the beat knows what its scene is. */
export function sceneOf<Of extends Scene>(beat: Beat | undefined): Of | undefined {
  return beat?.scene as Of | undefined;
}
