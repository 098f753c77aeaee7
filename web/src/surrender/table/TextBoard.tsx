/** The map as a list: every hex that holds something or where something can be done. Operable without seeing a map. */
import { useMemo, useState } from "react";
import type { BoardHex } from "../board/hexMap.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import { useTable } from "./context.ts";
import { keyOf, placeOf, type TableAction } from "./model/action.ts";
import { groundOf, holderOf, priceOf, unitState } from "./model/describe.ts";
import { actionLabel } from "./model/label.ts";
import { unitsIn } from "./model/seen.ts";

const texts = SURRENDER_TEXTS.textMode;

export function TextBoard() {
  const { seen, legal, lights, decision } = useTable();
  const { scene } = seen;
  const [onlyLit, setOnlyLit] = useState(false);
  const byCountry = useMemo(() => Map.groupBy(scene.map.hexes, ({ country = "" }) => country), [scene]);
  const canAct = (hex: BoardHex) => lights.hexes.has(hex.id) || actionsAt(hex.id, legal, seen.units).length > 0;
  const isShown = (hex: BoardHex) =>
    canAct(hex) || (!onlyLit && (hex.city !== undefined || unitsIn(seen, hex.id).length > 0));
  const boxed = unitsIn(seen, "box");
  return (
    <section className="text-board" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {decision && (
        <label className="option">
          <input type="checkbox" checked={onlyLit} onChange={({ target }) => setOnlyLit(target.checked)} />
          <span>{texts.filterLit}</span>
        </label>
      )}
      {[...byCountry].map(([country, hexes]) => {
        const shown = hexes.filter(isShown);
        if (shown.length === 0) return null;
        return (
          <section key={country}>
            <h3>{country === "" ? texts.sea : scene.countryName(country)}</h3>
            <ul>
              {shown.map((hex) => (
                <HexRow key={hex.id} hex={hex} />
              ))}
            </ul>
          </section>
        );
      })}
      {boxed.length > 0 && (
        <section>
          <h3>{texts.box}</h3>
          <ul>
            {boxed.map((unit) => (
              <li key={unit.id}>
                {unit.name}, {unitState(unit)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

/** What can be done by units in the hex or to it. */
function actionsAt(hex: string, legal: readonly TableAction[], units: ReturnType<typeof useTable>["seen"]["units"]) {
  return legal.filter((action) => {
    const place = placeOf(action);
    return place === undefined ? action.unit !== undefined && units.get(action.unit)?.hex === hex : place === hex;
  });
}

function HexRow({ hex }: { hex: BoardHex }) {
  const { seen, legal, lights, focus, busy, act, clickHex } = useTable();
  const { id } = hex;
  const { scene } = seen;
  const units = unitsIn(seen, id);
  const actions = actionsAt(id, legal, seen.units);
  return (
    <li className={lights.hexes.has(id) || actions.length > 0 ? "lit" : ""}>
      <button type="button" className="area-name" aria-pressed={focus.hex === id} onClick={() => clickHex(id)}>
        {scene.hexName(id)}
      </button>
      <span>
        {id}: {[groundOf(scene, hex), holderOf(seen, id)].filter(Boolean).join(", ")}. {priceOf(lights.hexes.get(id))}{" "}
        {units.length === 0
          ? SURRENDER_TEXTS.hex.noUnits
          : units.map((unit) => `${unit.name}, ${unitState(unit)}.`).join(" ")}
      </span>
      {actions.length > 0 && (
        <ul className="text-actions" aria-label={texts.legal}>
          {actions.map((action) => (
            <li key={keyOf(action)}>
              <button type="button" className="choice" disabled={busy} onClick={() => act(action)}>
                {actionLabel(action, scene)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
