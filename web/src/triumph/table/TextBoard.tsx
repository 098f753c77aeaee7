/** The map as a list: every area with its blocks and what can be done there. Operable without seeing a map. */
import { FACTIONS, type FactionName } from "@tripartite/triumph/data/kinds";
import {
  AREA_IDS,
  FACTION_OF_NATION,
  IS_LAND,
  NATION_IDS,
  NATION_NAMES,
  NATION_OF_AREA,
} from "@tripartite/triumph/data/map";
import { useState } from "react";
import type { History } from "../../net/history.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import { useAttention, useBusy, useTable } from "./context.ts";
import { belongsTo, garrison, heldBy, worth } from "./model/describeArea.ts";
import { offersAt } from "./model/focus.ts";
import { actionLabel } from "./model/label.ts";
import { areaName } from "./model/names.ts";
import { AreaCard } from "./parts/AreaCard.tsx";

const texts = TRIUMPH_TEXTS.textMode;

/** Long lists of actions are cut; choosing the area shows the rest in the dock. */
const SHOWN_ACTIONS = 12;
const WATER = TRIUMPH_TEXTS.areaKinds.sea;

const BY_NATION: ReadonlyMap<string, readonly string[]> = (() => {
  const groups = new Map<string, string[]>(NATION_IDS.map((_, nation) => [NATION_NAMES[nation], []]));
  groups.set(WATER, []);
  for (const [index, id] of AREA_IDS.entries()) {
    const nation = IS_LAND[index] ? NATION_NAMES[NATION_OF_AREA[index]] : WATER;
    groups.get(nation)!.push(id);
  }
  return groups;
})();

export function TextBoard({ history }: { history: History }) {
  const { legal, units, decision, faction } = useTable();
  const { lit } = useAttention();
  const [onlyLit, setOnlyLit] = useState(false);
  const isShown = (area: string) => !onlyLit || lit.areas.has(area) || offersAt(legal, area, units).length > 0;
  return (
    <section className="text-board" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {decision && (
        <label className="option">
          <input type="checkbox" checked={onlyLit} onChange={({ target }) => setOnlyLit(target.checked)} />
          <span>{texts.filterLit}</span>
        </label>
      )}
      {[...BY_NATION]
        .toSorted(([a], [b]) => ownFirst(a, b, faction))
        .map(([nation, areas]) => {
          const shown = areas.filter(isShown);
          if (shown.length === 0) return null;
          return (
            <section key={nation}>
              <h3>{nation}</h3>
              <ul>
                {shown.map((area) => (
                  <AreaRow key={area} area={area} history={history} />
                ))}
              </ul>
            </section>
          );
        })}
    </section>
  );
}

/** The nations of one's own side come first; the others keep their order. */
function ownFirst(a: string, b: string, faction: FactionName | undefined): number {
  const own = faction === undefined ? -1 : FACTIONS.indexOf(faction);
  const rank = (name: string) => (own >= 0 && FACTION_OF_NATION[NATION_NAMES.indexOf(name)] === own ? 0 : 1);
  return rank(a) - rank(b);
}

function AreaRow({ area, history }: { area: string; history: History }) {
  const { view, legal, units, act } = useTable();
  const { lit, focus, clickArea } = useAttention();
  const busy = useBusy();
  const offers = offersAt(legal, area, units);
  const blocks = garrison(view.areas[area]);
  return (
    <li className={lit.areas.has(area) ? "lit" : ""}>
      <button type="button" className="area-name" aria-pressed={focus.area === area} onClick={() => clickArea(area)}>
        {areaName(area)}
      </button>
      <span>
        {[belongsTo(view, area), heldBy(view, area), worth(area)].filter(Boolean).join("; ")}.{" "}
        {blocks.length > 0 ? blocks.join(", ") : TRIUMPH_TEXTS.area.empty}
      </span>
      {offers.length > 0 && (
        <ul className="text-actions" aria-label={texts.legal}>
          {offers.slice(0, SHOWN_ACTIONS).map(({ action }) => (
            <li key={JSON.stringify(action)}>
              <button type="button" className="choice" disabled={busy} onClick={() => act(action)}>
                {actionLabel(action, units)}
              </button>
            </li>
          ))}
          {offers.length > SHOWN_ACTIONS && <li>{TRIUMPH_TEXTS.dock.more(offers.length - SHOWN_ACTIONS)}</li>}
        </ul>
      )}
      {focus.area === area && <AreaCard history={history} />}
    </li>
  );
}
