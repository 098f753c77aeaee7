/** The one action of the amber button. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";

export interface MainAction {
  readonly label: string;
  readonly action: TableAction;
}

const ORDER = ["launch", "end", "done", "pass", "stay", "hold"] as const;

export function mainAction(legal: readonly TableAction[], decision: string): MainAction | undefined {
  for (const type of ORDER) {
    const action = legal.find((one) => one.type === type);
    if (action !== undefined) return { action, label: labelOf(type, decision) };
  }
  return undefined;
}

function labelOf(type: (typeof ORDER)[number], decision: string): string {
  const { main } = SURRENDER_TEXTS;
  if (type === "pass") return main.passBy[decision] ?? main.pass;
  return type === "stay" && decision === "D-STM" ? main.putBack : main[type];
}
