/** Units that have to leave, with the places to which they may go. */
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { type OfferOf, ofTypes } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { areaName, unitName } from "../model/names.ts";
import { Block } from "../parts/Block.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = TRIUMPH_TEXTS.dock;

/** Which unit, then where it goes. */
export function LeaveControl({ offers }: ControlProps) {
  const { setFocus, units } = useTable();
  const { focus } = useAttention();
  const byUnit = groupBy(ofTypes(offers, "retreat", "rebase"), ({ action }) => action.unit);
  const leaving = focus.unit !== undefined && byUnit.has(focus.unit) ? focus.unit : [...byUnit.keys()][0];
  const own = units.get(leaving);
  const exits = byUnit.get(leaving) ?? [];
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
                  aria-pressed={unit === leaving}
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
        <Exits title={texts.retreat} offers={ofTypes(exits, "retreat")} />
        <Exits title={texts.rebase} offers={ofTypes(exits, "rebase")} />
      </div>
    </>
  );
}

function Exits({ title, offers }: { title: string; offers: readonly OfferOf<"retreat" | "rebase">[] }) {
  if (offers.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <div className="exits">
        {offers.map((offer) => (
          <Choice key={offer.action.to} offer={offer} label={areaName(offer.action.to)} symbol="a-retreat" />
        ))}
      </div>
    </>
  );
}
