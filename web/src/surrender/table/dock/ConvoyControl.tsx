/** Supply over a Sea Zone: the proposed convoy first, whom it supplies, who could stop it, and what that would cost. */
import { useMemo } from "react";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, type TableAction } from "../model/action.ts";
import { supplyBySea } from "../model/sea.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { Threats, useThreatLine } from "../parts/Threats.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = SURRENDER_TEXTS.sea;

export function ConvoyControl({ actions }: ControlProps) {
  const [proposal, ...others] = actions;
  if (proposal === undefined) return null;
  return (
    <>
      <Way action={proposal} isProposal />
      {others.length > 0 && (
        <details className="dock-control folded">
          <summary>{texts.otherWays(others.length)}</summary>
          {others.map((action) => (
            <Way key={keyOf(action)} action={action} />
          ))}
        </details>
      )}
    </>
  );
}

function Way({ action, isProposal = false }: { action: TableAction; isProposal?: boolean }) {
  const { seen, view } = useTable();
  const threatLine = useThreatLine();
  const { scene } = seen;
  const supply = useMemo(() => supplyBySea(view, action), [view, action]);
  const convoy = seen.units.get(action.unit!);
  const way = texts.via((action.route ?? []).map((node) => scene.seaName(node)));
  return (
    <div className={isProposal ? "dock-control" : ""}>
      <Choice
        actions={[action]}
        label={scene.shortUnitName(action.unit!)}
        detail={[
          isProposal ? texts.proposal : "",
          way,
          supply && texts.serves(supply.units.length),
          supply && !isProposal && threatLine(supply.threats),
        ]
          .filter(Boolean)
          .join("; ")}
        {...(convoy && { picture: <CounterPicture unit={convoy} isDecoration /> })}
        hex={convoy?.hex}
        isMain={isProposal}
      />
      {isProposal && supply && (
        <>
          <span className="blocks">
            {supply.units.flatMap((id) => {
              const unit = seen.units.get(id);
              return unit ? [<CounterPicture key={id} unit={unit} />] : [];
            })}
          </span>
          {supply.threats.length > 0 && <p className="quiet">{texts.fails}</p>}
          <Threats threats={supply.threats} />
        </>
      )}
    </div>
  );
}
