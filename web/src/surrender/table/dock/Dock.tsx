/** Everything that can be decided now, each kind with a control that fits it. */
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { StandingOrders } from "../../../app/desk/StandingOrders.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { isWithDrop, type TableAction } from "../model/action.ts";
import { mainAction } from "../model/main.ts";
import { ActionGroups } from "./ActionGroups.tsx";
import { CommitControl } from "./CommitControl.tsx";
import { ConvoyControl } from "./ConvoyControl.tsx";
import { COMBAT_DECISIONS } from "./decisions.ts";
import { EscortControl, FightOnControl, InterceptControl } from "./InterceptControl.tsx";
import { InvasionControl, StormControl } from "./InvasionControl.tsx";
import { LimitControl } from "./LimitControl.tsx";
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
import { PlaceControl } from "./PlaceControl.tsx";
import { CupControl, DeclareWarControl, ProControl } from "./PoliticsControl.tsx";
import { TransferControl } from "./TransferControl.tsx";
import { UpgradeControl } from "./UpgradeControl.tsx";
import { VoyageControl } from "./VoyageControl.tsx";

export interface ControlProps {
  readonly actions: readonly TableAction[];
}

interface Special {
  readonly Control: ComponentType<ControlProps>;
  /** The actions that it offers; all others are listed by kind. */
  readonly types: readonly TableAction["type"][];
  /** It has something to show even when it has nothing to offer. */
  readonly isSteady?: true;
  /** It shows the action of the amber button too. */
  readonly hasMain?: true;
}

const NO_ACTION: readonly TableAction["type"][] = [];

/** Decisions with a control of their own. */
const SPECIAL: Readonly<Record<string, Special>> = {
  "D-DOW": { Control: DeclareWarControl, types: ["declareWar"] },
  "D-SETUP": { Control: PlaceControl, types: ["place"] },
  "D-SET": { Control: PlaceControl, types: ["place"] },
  "D-CEM": { Control: PlaceControl, types: ["place"] },
  "D-SHIP": { Control: PlaceControl, types: ["ship"] },
  "D-REB": { Control: PlaceControl, types: ["rebase"] },
  "D-HOME": { Control: PlaceControl, types: ["home"] },
  "D-REPAT": { Control: PlaceControl, types: ["repatriate"] },
  "D-PORT": { Control: PlaceControl, types: ["dock"] },
  "D-PRO": { Control: ProControl, types: ["pro"] },
  "D-CUP": { Control: CupControl, types: ["draw", "put"] },
  "D-TRF": { Control: TransferControl, types: ["transfer"] },
  "D-STM": { Control: StrategicControl, types: ["choose", "relocate"] },
  "D-ACT": { Control: OperationsControl, types: ["activate", "assault"] },
  "D-STEP": { Control: MarchControl, types: ["march", "attack"], isSteady: true },
  "D-AIR": { Control: AirControl, types: ["fly", "strike"], isSteady: true },
  "D-NAV": { Control: VoyageControl, types: ["sail", "take", "load", "course", "strike"], isSteady: true },
  "D-INV": { Control: InvasionControl, types: ["land", "pair", "take"], isSteady: true },
  "D-INT": { Control: InterceptControl, types: ["intercept"] },
  "D-ESC": { Control: EscortControl, types: ["escort", "none"] },
  "D-AGN": { Control: FightOnControl, types: ["again", "breakOff"] },
  "D-ABT": { Control: FightOnControl, types: ["cancel", "goOn"] },
  "D-LAND": { Control: StormControl, types: ["storm"] },
  "D-CNV": { Control: ConvoyControl, types: ["serve"], hasMain: true },
  "D-LIM": { Control: LimitControl, types: ["limit"] },
  "D-DIS": { Control: DisplacementControl, types: ["displace"] },
  "D-REP": { Control: ReplacementControl, types: ["rebuild", "rest"] },
  "D-UPG": { Control: UpgradeControl, types: ["upgrade"] },
  "D-MOB": { Control: MobilizationControl, types: ["mobilize"] },
};
const ASSAULT: Special = { Control: AssaultControl, types: ["join", "launch"], isSteady: true };

/** Combats without ground units have no window. */
const APART: Special = { Control: CommitControl, types: ["will", "willNot", "support", "play"], isSteady: true };
const COMMITMENTS: ReadonlySet<string> = new Set(["D-COM", "D-DEC"]);

/** The combat window offers these. */
const IN_COMBAT_WINDOW: readonly TableAction["type"][] = [
  "will",
  "willNot",
  "support",
  "play",
  "retreat",
  "advance",
  "stay",
];

const texts = SURRENDER_TEXTS.dock;

interface Props {
  /** A combat window is open, here or on the map. */
  readonly hasWindow: boolean;
  /** The combat window where the dock is the only place for it. */
  readonly combat: ReactNode;
}

export function Dock({ hasWindow, combat }: Props) {
  const { decision, isOver, legal, faction, seen, focus } = useTable();
  const dock = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read from its beginning
  useEffect(() => {
    dock.current?.scrollTo({ top: 0 });
  }, [decision?.prompt, focus.unit, focus.country]);
  const isInCombat = hasWindow && decision !== undefined && COMBAT_DECISIONS.has(decision.id);
  if (decision === undefined) {
    const idle = isOver ? texts.over : faction === undefined ? texts.wait : texts.yourTurnSoon;
    return (
      <section className="dock idle" aria-label={texts.title}>
        {combat || <p className="quiet">{idle}</p>}
        {!isOver && <StandingOrders />}
      </section>
    );
  }
  const isAssault = seen.phase === "assault";
  const isApart = !isInCombat && COMMITMENTS.has(decision.id);
  const special = isAssault ? ASSAULT : isApart ? APART : SPECIAL[decision.id];
  const main = mainAction(legal, decision.id, seen.scene)?.action;
  const open = legal.filter((action) => action !== main);
  const taken = new Set([...(special?.types ?? NO_ACTION), ...(isInCombat ? IN_COMBAT_WINDOW : NO_ACTION)]);
  const own = (special?.hasMain ? legal : open).filter(
    (action) => special?.types.includes(action.type) && !isWithDrop(action),
  );
  // Before the long list of units or bases: what is not about one of them.
  const isFree = decision.id === "D-ACT" && !isAssault && focus.unit === undefined;
  const isAhead = isFree || decision.id === "D-AIR";
  const others = open.filter((action) => (isWithDrop(action) ? !isFree : !taken.has(action.type)));
  return (
    <section ref={dock} className="dock" aria-label={texts.title}>
      <h2 className="unseen">{texts.title}</h2>
      {isInCombat && combat}
      {isInCombat && !combat && <p className="dock-control quiet">{texts.inCombat}</p>}
      {isAhead && others.length > 0 && <ActionGroups actions={others} isFolded />}
      {special && (own.length > 0 || special.isSteady) && <special.Control actions={own} />}
      {!isAhead && others.length > 0 && <ActionGroups actions={others} />}
      {!isInCombat && combat}
      <StandingOrders />
    </section>
  );
}
