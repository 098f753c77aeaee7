/** Battle: who faces whom, which unit acts, and what it may do. Also units that have to leave. */
import { Icon } from "../../../app/Icon.tsx";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { groupBy, ofTypes } from "../model/focus.ts";
import { areaName, partyIn, unitName } from "../model/names.ts";
import { Block } from "../parts/Block.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const { dock: texts, parties, targetClasses, unitTypes } = TRIUMPH_TEXTS;

export function BattleControl({ actions }: ControlProps) {
  return (
    <>
      <BattleHeader />
      <BattleUnits actions={actions} />
    </>
  );
}

/** Which unit, then what it does. */
function BattleUnits({ actions }: ControlProps) {
  const { setFocus, units } = useTable();
  const { focus } = useAttention();
  const byUnit = groupBy(actions, ({ unit }) => unit!);
  const acting = focus.unit !== undefined && byUnit.has(focus.unit) ? focus.unit : [...byUnit.keys()][0];
  const own = units.get(acting);
  return (
    <>
      <div className="dock-control">
        <h3>{texts.yourUnits}</h3>
        <div className="blocks">
          {[...byUnit.keys()].map((unit) => {
            const found = units.get(unit);
            return (
              found && (
                <button
                  key={unit}
                  type="button"
                  className="block-button"
                  aria-pressed={unit === acting}
                  onClick={() => setFocus({ unit })}
                >
                  <Block nationality={found.unit.nationality} unitType={found.unit.unitType} cv={found.unit.cv} />
                </button>
              )
            );
          })}
        </div>
      </div>
      <div className="dock-control">
        {own && (
          <h3>
            {unitName(own.unit)}, {areaName(own.area)}
          </h3>
        )}
        <UnitActions actions={byUnit.get(acting) ?? []} />
      </div>
    </>
  );
}

function BattleHeader() {
  const { view } = useTable();
  const { battle } = view;
  if (battle === undefined) return null;
  const { faceUp = [] } = view.areas[battle.area];
  return (
    <div className="dock-control battle-head">
      <h3>
        <Icon name="p-battle" />
        {texts.battle(areaName(battle.area), battle.round)}
      </h3>
      <p className="quiet">
        {list(battle.sides.map((side) => partyIn(battle.area, side)))}
        {battle.unitType && ` · ${texts.acts(unitTypes[battle.unitType])}`}
      </p>
      {battle.hits.map(({ party, targetClass, count }) => (
        <p key={party + targetClass}>
          {partyIn(battle.area, party)}: {texts.hitsDue(count, targetClasses[targetClass])}
        </p>
      ))}
      <div className="blocks">
        {faceUp.map(({ nationality, unitType, cv, acted }, index) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of others have no identity
            key={index}
            nationality={nationality}
            unitType={unitType}
            cv={cv}
            className={acted ? "done" : ""}
          />
        ))}
      </div>
    </div>
  );
}

function UnitActions({ actions }: ControlProps) {
  return (
    <>
      {ofTypes(actions, "fire", "bomb").map((action) => (
        <Choice key={JSON.stringify(action)} action={action} label={fireLabel(action)} symbol="a-fire" />
      ))}
      {ofTypes(actions, "hold").map((action) => (
        <Choice key="hold" action={action} label="Hold" detail="do nothing, stay" symbol="a-hold" />
      ))}
      <Exits title={texts.retreat} actions={ofTypes(actions, "retreat")} />
      <Exits title={texts.rebase} actions={ofTypes(actions, "rebase")} />
      <Exits title={texts.strike} actions={ofTypes(actions, "strike")} />
    </>
  );
}

function fireLabel({ type, targetClass, party }: TableAction): string {
  if (type === "bomb") return "Bomb industry";
  return `${texts.fire} at ${party ? `${parties[party]}'s ` : ""}${targetClasses[targetClass!]}`;
}

function Exits({ title, actions }: ControlProps & { title: string }) {
  if (actions.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <div className="exits">
        {actions.map((action) => (
          <Choice
            key={JSON.stringify(action)}
            action={action}
            label={areaName(action.to!)}
            symbol="a-retreat"
            {...(action.party && { detail: parties[action.party] })}
          />
        ))}
      </div>
    </>
  );
}
