import type { Json } from "@tripartite/kernel";
import { TABLE_TEXTS } from "./texts.ts";

interface RulesChanged {
  readonly type: string;
  readonly before: string;
  readonly after: string;
}

/** What a line of the log says of something that happened to the table, not in the game; undefined for a game's own. */
export function tableEventText(event: Json): string | undefined {
  const { type, before, after } = event as unknown as RulesChanged;
  return type === "rulesChanged" ? TABLE_TEXTS.rulesChanged(before, after) : undefined;
}
