/** The one action of the amber button. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { ofTypes, type TableAction } from "./action.ts";
import { actionLabel } from "./label.ts";
import type { Scene } from "./scene.ts";

export interface MainAction {
  readonly label: string;
  readonly action: TableAction;
}

const ORDER = ["launch", "end", "done", "pass", "stay", "hold", "historical", "goOn", "none"] as const;

export function mainAction(legal: readonly TableAction[], decision: string, scene: Scene): MainAction | undefined {
  const advances = ofTypes(legal, "advance");
  if (advances.length === 1) return { action: advances[0], label: actionLabel(advances[0], scene) };
  if (advances.length > 1) return undefined;
  for (const type of ORDER) {
    const action = legal.find((one) => one.type === type);
    if (action !== undefined) return { action, label: labelOf(action, decision, scene) };
  }
  return undefined;
}

function labelOf(action: TableAction, decision: string, scene: Scene): string {
  const { main } = SURRENDER_TEXTS;
  if (action.type === "pass") return main.passBy[decision] ?? main.pass;
  return action.type === "stay" && decision === "D-STM" ? main.putBack : actionLabel(action, scene);
}
