/** The one action of the amber button. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";

export interface MainAction {
  readonly label: string;
  readonly action: TableAction;
}

const ORDER = ["launch", "end", "done", "pass", "stay", "hold"] as const;

export function mainAction(legal: readonly TableAction[], decision: string): MainAction | undefined {
  const { main } = SURRENDER_TEXTS;
  for (const type of ORDER) {
    const action = legal.find((one) => one.type === type);
    if (action === undefined) continue;
    return { action, label: type === "pass" ? (main.passBy[decision] ?? main.pass) : main[type] };
  }
  return undefined;
}
