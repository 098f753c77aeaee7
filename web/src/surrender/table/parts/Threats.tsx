import { Icon } from "../../../app/Icon.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { SeenThreat } from "../model/sea.ts";
import { CounterPicture } from "./CounterPicture.tsx";

const texts = SURRENDER_TEXTS.sea;

/** Who could intercept on a way, zone by zone. */
export function Threats({ threats }: { threats: readonly SeenThreat[] }) {
  const { seen } = useTable();
  if (threats.length === 0) return <p className="quiet">{texts.nobody}</p>;
  return (
    <div className="threats">
      <h4>
        <Icon name="a-fire" /> {texts.threats}
      </h4>
      {threats.map(({ sea, units, markers }) => (
        <div key={sea}>
          <small>{texts.inZone(seen.scene.seaName(sea))}</small>
          <span className="blocks">
            {units.flatMap((id) => {
              const unit = seen.units.get(id);
              return unit ? [<CounterPicture key={id} unit={unit} />] : [];
            })}
            {markers.map((id) => (
              <span key={id} className="marker-chip">
                {seen.scene.markerName(id)}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The same in one line, for lists. */
export function useThreatLine(): (threats: readonly SeenThreat[]) => string {
  const { scene } = useTable().seen;
  return (threats) => {
    const enemies = threats.flatMap(({ units, markers }) => [
      ...units.map(scene.shortUnitName),
      ...markers.map(scene.markerName),
    ]);
    return enemies.length === 0 ? texts.safe : texts.threatened([...new Set(enemies)]);
  };
}
