/** What is to be decided in a combat: whether to commit, what, where to retreat, who advances. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, ofTypes } from "../model/action.ts";
import type { Fight } from "../model/fight.ts";
import { actionLabel } from "../model/label.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { OddsTable } from "../parts/OddsTable.tsx";
import { Choice } from "./Choice.tsx";

const texts = SURRENDER_TEXTS.combat;

export function CombatControl({ fight }: { fight: Fight }) {
  const { decision, faction } = useTable();
  const isPending = fight.ground === undefined && fight.kind !== "airStrike";
  return (
    <div className="combat-control">
      {decision?.id === "D-COM" && <Commitment />}
      {decision?.id === "D-DEC" && <Declaration />}
      {decision?.id === "D-RET" && <Retreat />}
      {decision?.id === "D-ADV" && <Advance />}
      {isPending && decision === undefined && faction !== undefined && !fight.revealed && (
        <p className="quiet">{fight.chosen.includes(faction) ? texts.chosen : texts.othersChoose}</p>
      )}
      {isPending && <OddsTable />}
    </div>
  );
}

function Commitment() {
  return (
    <div className="combat-choices">
      <Choice actions={[{ type: "will" }]} label={texts.will} detail={texts.willHint} symbol="a-check" />
      <Choice actions={[{ type: "willNot" }]} label={texts.willNot} detail={texts.willNotHint} symbol="a-close" />
    </div>
  );
}

function Declaration() {
  const { legal, seen } = useTable();
  // Markers of one kind are one choice.
  const groups = Map.groupBy(ofTypes(legal, "support", "play"), (action) => actionLabel(action, seen.scene));
  return (
    <div className="combat-choices">
      {[...groups.values()].map(([action, ...same]) => {
        const unit = action.unit === undefined ? undefined : seen.units.get(action.unit);
        return (
          <Choice
            key={keyOf(action)}
            actions={[action]}
            label={actionLabel(action, seen.scene)}
            detail={unit ? texts.supportDetail(unit.sorties ?? 0) : texts.playDetail(1 + same.length)}
            {...(unit ? { picture: <CounterPicture unit={unit} isDecoration /> } : { symbol: "s-surprise" })}
          />
        );
      })}
    </div>
  );
}

function Retreat() {
  const { legal, seen } = useTable();
  return (
    <div className="combat-choices">
      {ofTypes(legal, "retreat").map((action) => (
        <Choice
          key={keyOf(action)}
          actions={[action]}
          label={actionLabel(action, seen.scene)}
          detail={seen.scene.nearBy(action.hex!)}
          symbol="a-retreat"
          hex={action.hex}
        />
      ))}
    </div>
  );
}

function Advance() {
  const { legal, seen } = useTable();
  const place = seen.combat ? seen.scene.hexName(seen.combat.hex ?? "") : "";
  return (
    <div className="combat-choices">
      {ofTypes(legal, "advance").map((action) => (
        <Choice
          key={keyOf(action)}
          actions={[action]}
          label={actionLabel(action, seen.scene)}
          detail={texts.advanceDetail(place)}
          picture={<CounterPicture unit={seen.units.get(action.unit!)!} isDecoration />}
        />
      ))}
      {ofTypes(legal, "stay").map((action) => (
        <Choice
          key={keyOf(action)}
          actions={[action]}
          label={actionLabel(action, seen.scene)}
          detail={texts.stayDetail(place)}
          symbol="a-close"
        />
      ))}
    </div>
  );
}
