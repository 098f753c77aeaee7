/** WILL or WILL NOT in a combat without ground units: both sums, the exact odds, and what either side could commit. */
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { useMemo } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, type TableAction } from "../model/action.ts";
import { combatUnderWay } from "../model/commitment.ts";
import { actionLabel } from "../model/label.ts";
import { percent } from "../model/percent.ts";
import { OddsBars } from "../parts/OddsBars.tsx";
import { Reserves } from "../parts/Reserves.tsx";
import { SideSum } from "../parts/SideSum.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const { combat: texts, sea } = SURRENDER_TEXTS;

export function CommitControl({ actions }: ControlProps) {
  const { seen, view } = useTable();
  const combat = useMemo(() => combatUnderWay(view), [view]);
  const { scene } = seen;
  const kind = seen.combat?.kind;
  return (
    <div className="dock-control">
      {kind && <h3>{texts[kind]}</h3>}
      <div className="combat-choices">
        {actions.map((action) => (
          <Choice
            key={keyOf(action)}
            actions={[action]}
            label={actionLabel(action, scene)}
            detail={hintOf(action)}
            symbol={action.type === "willNot" ? "a-close" : "a-check"}
          />
        ))}
      </div>
      {combat && (
        <OddsBars
          odds={combat.odds}
          kind={kind === "strategic" ? "strategic" : "strike"}
          title={texts.oddsNow}
          sides={[combat.attacking, combat.defending].map(scene.sideName)}
        />
      )}
      {combat &&
        ([combat.attacking, combat.defending] as const).map((faction, index) => (
          <section key={faction} className={`commit-side ${FACTION_CLASS[faction as Faction]}`}>
            <h4>
              <Icon name={FACTION_CLASS[faction]} className="emb-small" /> {scene.sideName(faction)}
            </h4>
            <SideSum sum={index === 0 ? combat.sums.attacker : combat.sums.defender} />
            <Reserves reserves={combat.reserves[index]} />
          </section>
        ))}
      {combat && combat.facLost.length > 0 && (
        <table className="sum">
          <caption>{sea.facLost}</caption>
          <tbody>
            {combat.facLost.map(({ germany, allied, chance }) => (
              <tr key={`${germany} ${allied}`}>
                <th scope="row">{sea.facLostPair(germany, scene.sideName(combat.defending), allied)}</th>
                <td>{percent(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function hintOf({ type }: TableAction): string {
  return type === "will" ? texts.willHint : type === "willNot" ? texts.willNotHint : "";
}
