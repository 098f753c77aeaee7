/** Everything that can be decided now, each kind with a control that fits it. */
import type { ComponentType, ReactNode } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { COMBAT_DECISIONS, type DockDecision } from "./decisions.ts";
import {
  AirControl,
  AssaultControl,
  DisplacementControl,
  MobilizationControl,
  ReplacementControl,
  StrategicControl,
} from "./ListControl.tsx";
import { MarchControl } from "./MarchControl.tsx";
import { OperationsControl } from "./OperationsControl.tsx";
import { TransferControl } from "./TransferControl.tsx";

export interface ControlProps {
  readonly actions: readonly TableAction[];
}

const CONTROLS: Readonly<Record<DockDecision, ComponentType<ControlProps>>> = {
  "D-TRF": TransferControl,
  "D-STM": StrategicControl,
  "D-ACT": OperationsControl,
  "D-STEP": MarchControl,
  "D-AIR": AirControl,
  "D-DIS": DisplacementControl,
  "D-REP": ReplacementControl,
  "D-MOB": MobilizationControl,
};

/** These are on the amber button. */
const BUTTON_ACTIONS: ReadonlySet<TableAction["type"]> = new Set(["done", "pass", "end", "launch", "stay", "hold"]);

const texts = SURRENDER_TEXTS.dock;

/** `combat`: the combat window where the dock is the only place for it. */
export function Dock({ combat }: { combat: ReactNode }) {
  const { decision, legal, faction } = useTable();
  const isInCombat = decision !== undefined && COMBAT_DECISIONS.has(decision.id);
  if (decision === undefined) {
    return (
      <section className="dock idle" aria-label={texts.title}>
        {combat || <p className="quiet">{faction === undefined ? texts.wait : texts.yourTurnSoon}</p>}
      </section>
    );
  }
  const isAssault = legal.some(({ type }) => type === "launch" || type === "join");
  const Control: ComponentType<ControlProps> | undefined = isAssault
    ? AssaultControl
    : CONTROLS[decision.id as DockDecision];
  return (
    <section className="dock" aria-label={texts.title}>
      <h2 className="unseen">{texts.title}</h2>
      {isInCombat && combat}
      {isInCombat && !combat && <p className="dock-control quiet">{texts.inCombat}</p>}
      {Control && <Control actions={legal.filter(({ type }) => !BUTTON_ACTIONS.has(type))} />}
      {!isInCombat && combat}
    </section>
  );
}
