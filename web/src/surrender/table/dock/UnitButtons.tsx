import { useMemo } from "react";
import { useTable } from "../context.ts";
import { unitState } from "../model/describe.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";

interface Props {
  readonly units: readonly string[];
  /** What stands beside the name, for example a price. */
  detailOf?(unit: string): string;
}

/** Units to choose from: the same as a click on their counters. A unit to be placed can be dragged to the map. */
export function UnitButtons({ units, detailOf }: Props) {
  const { seen, legal, focus, busy, clickUnit, pressUnit, setLooked } = useTable();
  const placed = useMemo(
    () => new Set(legal.flatMap(({ type, unit }) => (type === "place" && unit !== undefined ? [unit] : []))),
    [legal],
  );
  return units.map((id) => {
    const unit = seen.units.get(id)!;
    const show = () => setLooked(unit.hex);
    const hide = () => setLooked(undefined);
    const isOffMap = unit.hex === undefined && (unit.place === "box" || placed.has(id));
    const place = isOffMap ? "" : seen.scene.nearName(unit.place);
    const canDrag = placed.has(id) && !busy;
    return (
      <button
        key={id}
        type="button"
        className={canDrag ? "choice unit-choice can-drag" : "choice unit-choice"}
        disabled={busy}
        aria-pressed={focus.unit === id}
        onClick={() => clickUnit(id)}
        {...(canDrag && { onPointerDown: (event) => pressUnit(id, event) })}
        onMouseOver={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <CounterPicture unit={unit} isDecoration />
        <span className="choice-text">
          <b>{seen.scene.shortUnitName(id)}</b>
          <small>
            {[place, unitState(unit)].filter(Boolean).join(" · ")}
            {detailOf && <span className="whole"> · {detailOf(id)}</span>}
          </small>
        </span>
      </button>
    );
  });
}
