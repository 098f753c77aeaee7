import type { Json } from "@tripartite/kernel";

/** What only repeats another line. */
const SILENT: ReadonlySet<unknown> = new Set(["phaseBegan", "activated", "activationEnded", "commitmentChosen"]);

/** Whether an event is a line of its own. */
export function isTold(event: Json): boolean {
  return !SILENT.has((event as { type?: unknown } | null)?.type);
}
