/** In an activation: march on, attack, or end it. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, ofTypes } from "../model/action.ts";
import { targetName } from "../model/describe.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { OddsBars } from "../parts/OddsBars.tsx";
import { BaseWarning } from "./BaseWarning.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = SURRENDER_TEXTS.dock;
const SHOWN_MARCHES = 8;

export function MarchControl({ actions }: ControlProps) {
  const { seen, focus, outlook } = useTable();
  const { hexName, nearBy, unitName } = seen.scene;
  const marches = ofTypes(actions, "march").toSorted(
    (a, b) => (outlook?.reach.get(a.hex!)?.cost ?? 0) - (outlook?.reach.get(b.hex!)?.cost ?? 0),
  );
  const attacks = ofTypes(actions, "attack");
  const attacked = attacks.find(({ hex }) => hex === focus.hex);
  const planned = attacked || focus.hex === undefined ? undefined : outlook?.attacks.get(focus.hex);
  const shownAttacks = attacked ? [attacked] : planned ? [] : attacks;
  const unit = seen.active === undefined ? undefined : seen.units.get(seen.active);
  const left = (cost: number) => (outlook?.points ?? 0) - cost;
  return (
    <div className="dock-control">
      {unit && (
        <h3 className="picked">
          <CounterPicture unit={unit} isDecoration />
          {unitName(unit.id)}
        </h3>
      )}
      <p className="quiet">{texts.chooseTarget}</p>
      {unit && <BaseWarning army={unit.id} />}
      {shownAttacks.map((action) => {
        const attack = outlook?.attacks.get(action.hex!);
        return (
          <Choice
            key={keyOf(action)}
            actions={[action]}
            label={texts.mobileAttack(targetName(seen, action.hex!))}
            detail={attack && texts.attackDetail("", attack.price, left(attack.price))}
            symbol="p-battle"
            hex={action.hex}
            isMain={action === attacked}
          />
        );
      })}
      {attacked && outlook?.attacks.has(attacked.hex!) && (
        <OddsBars
          odds={outlook.attacks.get(attacked.hex!)!.odds()}
          kind="ground"
          title={SURRENDER_TEXTS.combat.oddsBare}
        />
      )}
      {planned && (
        <>
          <Choice
            actions={[
              { type: "march", hex: planned.from },
              { type: "attack", hex: focus.hex! },
            ]}
            label={texts.mobileAttack(targetName(seen, focus.hex!))}
            detail={texts.attackDetail(
              texts.viaFirst(hexName(planned.from), planned.marchCost),
              planned.price,
              left(planned.marchCost + planned.price),
            )}
            symbol="p-battle"
            isMain
          />
          <OddsBars odds={planned.odds()} kind="ground" title={SURRENDER_TEXTS.combat.oddsBare} />
        </>
      )}
      {!attacked &&
        !planned &&
        marches.slice(0, SHOWN_MARCHES).map((action) => {
          const cost = outlook?.reach.get(action.hex!)?.cost ?? 0;
          return (
            <Choice
              key={keyOf(action)}
              actions={[action]}
              label={texts.march(hexName(action.hex!))}
              detail={[nearBy(action.hex!), texts.marchDetail(cost, left(cost))].filter(Boolean).join(" · ")}
              symbol="p-move"
              hex={action.hex}
            />
          );
        })}
      {!attacked && !planned && marches.length > SHOWN_MARCHES && (
        <p className="quiet">{texts.more(marches.length - SHOWN_MARCHES)}</p>
      )}
    </div>
  );
}
