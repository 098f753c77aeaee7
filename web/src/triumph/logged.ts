import type { Json } from "@tripartite/kernel";

/** What only repeats another line, or marks a step that the calendar shows. */
const SILENT: ReadonlySet<unknown> = new Set(["phaseBegan", "controlChanged", "roundBegan"]);

/** Whether an event is a line of its own. */
export function isLogged(event: Json): boolean {
  return !SILENT.has((event as { type?: unknown } | null)?.type);
}
