/** The one action of the amber button. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { ofTypes, type TableAction } from "./action.ts";
import { actionLabel } from "./label.ts";
import type { Scene } from "./scene.ts";

export interface MainAction {
  readonly label: string;
  readonly action: TableAction;
  /** It only takes back what was begun: no amber, and no key. */
  readonly isBack?: boolean;
}

/** Nothing but a choice from the list decides these. */
const WITHOUT_MAIN: ReadonlySet<string> = new Set(["D-ESC"]);

const ORDER = ["launch", "end", "done", "pass", "stay", "hold", "historical", "goOn", "none"] as const;

export function mainAction(legal: readonly TableAction[], decision: string, scene: Scene): MainAction | undefined {
  const advances = ofTypes(legal, "advance");
  if (advances.length === 1) return { action: advances[0], label: actionLabel(advances[0], scene) };
  if (advances.length > 1 || WITHOUT_MAIN.has(decision)) return undefined;
  const proposal = ofTypes(legal, "serve")[0];
  if (proposal) return { action: proposal, label: SURRENDER_TEXTS.main.serve };
  for (const type of ORDER) {
    const action = legal.find((one) => one.type === type);
    if (action !== undefined)
      return { action, label: labelOf(action, decision, scene), isBack: isBack(type, decision) };
  }
  return undefined;
}

/** The question is where something goes; the button is for those who change their mind. */
function isBack(type: TableAction["type"], decision: string): boolean {
  return (type === "stay" && decision === "D-STM") || (type === "end" && decision === "D-INV");
}

function labelOf(action: TableAction, decision: string, scene: Scene): string {
  const { main } = SURRENDER_TEXTS;
  const named = main.named[`${decision} ${action.type}`];
  if (named !== undefined) return named;
  return action.type === "stay" && decision === "D-STM" ? main.putBack : actionLabel(action, scene);
}
