/** Units and the places they may go to: set-ups, entries by event, shipping, new ports, the way home. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Hint } from "./Hint.tsx";
import { PlaceChips } from "./PlaceChips.tsx";
import { UnitButtons } from "./UnitButtons.tsx";

const texts = SURRENDER_TEXTS.dock;

export function PlaceControl({ actions }: ControlProps) {
  const { focus, seen, decision } = useTable();
  const units = [...new Set(actions.flatMap(({ unit }) => unit ?? []))];
  const chosen = units.length === 1 ? units[0] : units.find((unit) => unit === focus.unit);
  const single = units.length === 1 ? seen.units.get(units[0]) : undefined;
  const isOnMap = single?.hex !== undefined;
  const hint = decision?.id === "D-SET" && units.length > 1 ? texts.placingAnew : texts.placing[decision?.id ?? ""];
  return (
    <div className="dock-control">
      <Hint text={hint ?? texts.chooseDestination} />
      {single && isOnMap && (
        <h3 className="picked">
          <CounterPicture unit={single} isDecoration />
          {seen.scene.unitName(single.id)}
        </h3>
      )}
      {(chosen !== undefined || units.length === 0) && (
        <PlaceChips actions={actions.filter(({ unit }) => unit === undefined || unit === chosen)} />
      )}
      {(units.length > 1 || !isOnMap) && <UnitButtons units={units} />}
    </div>
  );
}
