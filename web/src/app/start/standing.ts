import { webGame } from "../../games/registry.ts";
import type { RunningTable } from "../../net/api.ts";

/** Where a game stands, for example "1938 · Government". */
export function standingOf({
  game,
  calendar,
  status,
}: Pick<RunningTable, "game" | "calendar" | "status">): string | undefined {
  const found = webGame(game);
  if (calendar === undefined || found?.describeTime === undefined) return undefined;
  const { chapter, section, detail } = found.describeTime(calendar);
  const part = status === "ended" ? undefined : (section ?? detail);
  return part === undefined ? chapter : `${chapter} · ${part}`;
}
