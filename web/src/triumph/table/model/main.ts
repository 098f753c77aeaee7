/** The one action of the amber button. */
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";

export interface MainAction {
  readonly label: string;
  readonly action: TableAction;
}

const ORDER = ["raise", "announce", "confirm", "endMovement", "pass"] as const;

export function mainAction(legal: readonly TableAction[], decision: string): MainAction | undefined {
  for (const type of ORDER) {
    const action = legal.find((one) => one.type === type);
    if (action !== undefined) return { action, label: labelOf(type, decision) };
  }
  return undefined;
}

function labelOf(type: (typeof ORDER)[number], decision: string): string {
  const { main } = TRIUMPH_TEXTS;
  if (type === "confirm") return main.confirmBy[decision] ?? main.confirm;
  if (type === "pass") return main.passBy[decision] ?? main.pass;
  return main[type];
}
