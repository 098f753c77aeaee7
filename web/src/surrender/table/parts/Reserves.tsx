import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { SeenReserves } from "../model/commitment.ts";
import { CounterPicture } from "./CounterPicture.tsx";

const texts = SURRENDER_TEXTS.sea;

interface Props {
  readonly reserves: SeenReserves;
  readonly hasCommitted?: boolean;
}

/** What a side could commit: open to both before the secret choice. */
export function Reserves({ reserves: { air, markers }, hasCommitted = false }: Props) {
  const { seen } = useTable();
  const { markerName, markerValue } = seen.scene;
  const nameOf = (id: string) => (markerValue(id) > 0 ? `${markerName(id)} +${markerValue(id)}` : markerName(id));
  if (air.length + markers.length === 0)
    return <p className="quiet">{hasCommitted ? texts.noMoreReserves : texts.noReserves}</p>;
  return (
    <p className="reserves">
      <small>{texts.reserves}</small>
      {air.flatMap((id) => {
        const unit = seen.units.get(id);
        return unit ? [<CounterPicture key={id} unit={unit} />] : [];
      })}
      {[...Map.groupBy(markers, nameOf)].map(([name, { length }]) => (
        <span key={name} className="marker-chip">
          {length > 1 && `${length} × `}
          {name}
        </span>
      ))}
    </p>
  );
}
