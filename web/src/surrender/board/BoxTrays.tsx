/** Map Boxes beside the map: the oceans, and the depth of Russia. */
import { CounterFace } from "./Counter.tsx";
import type { BoardUnit } from "./Counters.tsx";

export interface Tray {
  readonly id: string;
  readonly name: string;
  readonly units: readonly Omit<BoardUnit, "hex">[];
  readonly isLit: boolean;
  readonly isSelected: boolean;
}

interface Props {
  readonly trays: readonly Tray[];
  readonly litUnits: ReadonlySet<string>;
  readonly label: string;
  onTray(id: string): void;
  onUnit(id: string): void;
}

export function BoxTrays({ trays, litUnits, label, onTray, onUnit }: Props) {
  if (trays.length === 0) return null;
  return (
    <ul className="trays" aria-label={label}>
      {trays.map(({ id, name, units, isLit, isSelected }) => (
        <li key={id} className={isLit ? "map-box map-box-lit" : "map-box"}>
          <button type="button" aria-pressed={isSelected} data-box={id} onClick={() => onTray(id)}>
            {name}
            {units.length > 0 && <small>{units.length}</small>}
          </button>
          {units.length > 0 && (
            <div className="blocks">
              {units.map((unit) => (
                <button
                  key={unit.id}
                  type="button"
                  className={litUnits.has(unit.id) ? "boxed boxed-lit" : "boxed"}
                  data-unit={unit.id}
                  aria-label={unit.short}
                  onClick={() => onUnit(unit.id)}
                >
                  <svg className="cnt" viewBox="-2 -2 52 55" aria-hidden="true">
                    <CounterFace {...unit} />
                  </svg>
                </button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
