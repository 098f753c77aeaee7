import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { belongsTo, heldBy, worth } from "../model/describeArea.ts";
import { areaName } from "../model/names.ts";
import { Block } from "./Block.tsx";

const texts = TRIUMPH_TEXTS.area;

/** Who holds the area on which the person clicked, what it is worth, and which blocks stand there. */
export function AreaCard() {
  const { view, focus, setFocus, clickUnit } = useTable();
  if (focus.area === undefined) return null;
  const area = view.areas[focus.area];
  const { area: _, ...rest } = focus;
  const { units = [], faceUp = [], blocks = [] } = area;
  return (
    <section className="area-card" aria-label={areaName(focus.area)}>
      <header>
        <h2>{areaName(focus.area)}</h2>
        <button type="button" aria-label={texts.close} onClick={() => setFocus(rest)}>
          <Icon name="a-close" />
        </button>
      </header>
      <p>{belongsTo(view, focus.area)}</p>
      <p>{[heldBy(area), worth(focus.area)].filter(Boolean).join(" · ")}</p>
      <div className="blocks">
        {units.map((unit) => (
          <button key={unit.unit} type="button" className="block-button" onClick={() => clickUnit(unit.unit)}>
            <Block nationality={unit.nationality} unitType={unit.unitType} cv={unit.cv} />
          </button>
        ))}
        {faceUp.map(({ nationality, unitType, cv }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of others have no identity
          <Block key={index} nationality={nationality} unitType={unitType} cv={cv} />
        ))}
        {blocks.map(({ nationality, count, escaped }) => (
          <span key={`${nationality}${escaped ?? ""}`} className="counted">
            <Block nationality={nationality} />
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
        {units.length + faceUp.length + blocks.length === 0 && <span className="quiet">{texts.empty}</span>}
      </div>
    </section>
  );
}
