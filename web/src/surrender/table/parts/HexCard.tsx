import { useRef } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { groundOf, holderOf, priceOf, unitState } from "../model/describe.ts";
import { unitsIn } from "../model/seen.ts";
import { useClearSide } from "../useClearSide.ts";
import { CounterPicture } from "./CounterPicture.tsx";
import { OddsBars } from "./OddsBars.tsx";
import { useThreatLine } from "./Threats.tsx";

/** What lies in the hex that is looked at or chosen, what it costs to go there, and how an attack would end. */
export function HexCard() {
  const { seen, focus, looked, lights, outlook, voyages, setFocus } = useTable();
  const threatLine = useThreatLine();
  const { scene } = seen;
  const { map, hexName } = scene;
  const id = looked ?? focus.hex;
  const hex = id === undefined ? undefined : map.byId.get(id);
  const card = useRef<HTMLElement>(null);
  const side = useClearSide(card, map, hex);
  if (id === undefined || hex === undefined) return null;
  const units = unitsIn(seen, id);
  const attack = outlook?.attacks.get(id);
  const voyage = voyages.get(id);
  const { hex: _, ...rest } = focus;
  return (
    <section
      ref={card}
      className={`area-card hex-card ${looked === undefined ? "" : "hex-card-glance"}`}
      data-side={side}
      aria-label={hexName(id)}
    >
      <header>
        <h2>{hexName(id)}</h2>
        {(hex.city || hex.fort) && <small className="hex-number">{id}</small>}
        {looked === undefined && (
          <button type="button" aria-label={SURRENDER_TEXTS.hex.close} onClick={() => setFocus(rest)}>
            <Icon name="a-close" />
          </button>
        )}
      </header>
      <p>{[groundOf(scene, hex), holderOf(seen, id)].filter(Boolean).join(" · ")}</p>
      {seen.noEzoc.has(id) && <p>{SURRENDER_TEXTS.hex.noEzoc}</p>}
      {units.map((unit) => (
        <p key={unit.id} className="hex-unit">
          <CounterPicture unit={unit} isDecoration />
          <span>
            <b>{unit.name}</b>
            <small>{unitState(unit)}</small>
          </span>
        </p>
      ))}
      <p className="price-line">
        {voyage ? SURRENDER_TEXTS.sea.cost(voyage.cost, voyage.left) : priceOf(lights.hexes.get(id))}
      </p>
      {voyage && <p>{threatLine(voyage.threats)}</p>}
      {attack && <OddsBars odds={attack.odds()} kind="ground" />}
    </section>
  );
}
