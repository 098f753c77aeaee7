import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { SeenReserves } from "../model/commitment.ts";
import { CounterPicture } from "./CounterPicture.tsx";

const texts = SURRENDER_TEXTS.sea;

/** What a side could commit: open to both before the secret choice. */
export function Reserves({ reserves: { air, markers } }: { reserves: SeenReserves }) {
  const { seen } = useTable();
  if (air.length + markers.length === 0) return <p className="quiet">{texts.noReserves}</p>;
  return (
    <p className="reserves">
      <small>{texts.reserves}</small>
      {air.flatMap((id) => {
        const unit = seen.units.get(id);
        return unit ? [<CounterPicture key={id} unit={unit} />] : [];
      })}
      {markers.map((id) => (
        <span key={id} className="marker-chip">
          {seen.scene.markerName(id)}
          {seen.scene.markerValue(id) > 0 && ` +${seen.scene.markerValue(id)}`}
        </span>
      ))}
    </p>
  );
}
