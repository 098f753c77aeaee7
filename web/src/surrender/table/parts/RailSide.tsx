/** One side: what its countries have left of Will and points, the markers it can use, and what waits off the map. */
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { SeatPresence } from "../../../app/desk/SeatPresence.tsx";
import { Icon } from "../../../app/Icon.tsx";
import { TEXTS } from "../../../texts.ts";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { factionsOf } from "../model/scene.ts";
import type { SeenCountry } from "../model/seen.ts";
import { RailTrays } from "./RailTrays.tsx";

const { panel: texts, rail } = SURRENDER_TEXTS;
const MOST_SHOWN = 4;

export function RailSide({ faction }: { faction: Faction }) {
  const { seen, isOver, faction: own, seats } = useTable();
  const { scene } = seen;
  const seat = seats[factionsOf(scene).indexOf(faction)];
  const player = faction === own ? texts.you : (seat.name ?? TEXTS.seats.botNamed(seat.bot ?? ""));
  const name = scene.sideName(faction);
  const isActing = seen.phasing === faction && !isOver;
  const { shown, lesser, conquered } = countriesOf(seen.countries.filter((country) => country.faction === faction));
  return (
    <section
      className={`fp ${FACTION_CLASS[faction]} ${faction === own ? "me" : ""}`}
      aria-label={name}
      data-acting={isActing}
    >
      <h2>
        <span className="emb">
          <Icon name={FACTION_CLASS[faction]} />
        </span>
        {name}
        <span className="nm">
          {player} <SeatPresence seat={factionsOf(scene).indexOf(faction)} />
        </span>
        <span className="st" title={texts.strategicMoves}>
          <Icon name="t-motorized" label={texts.strategicMoves} />
          {seen.strategicMoves[faction] ?? 0}
        </span>
      </h2>
      {shown.map((country) => (
        <Country key={country.id} country={country} />
      ))}
      {lesser.length > 0 && (
        <details className="folded">
          <summary>{rail.lesserCountries(lesser.length)}</summary>
          {lesser.map((country) => (
            <Country key={country.id} country={country} />
          ))}
        </details>
      )}
      {conquered.length > 0 && (
        <details className="folded">
          <summary>{rail.conqueredCountries(conquered.length)}</summary>
          <p>{conquered.map(({ id }) => scene.countryName(id)).join(", ")}</p>
        </details>
      )}
      <Markers faction={faction} />
      <RailTrays faction={faction} />
    </section>
  );
}

/** A country with Will or points to spend matters, the richest first; the rest folds away. */
function countriesOf(countries: readonly SeenCountry[]) {
  const conquered = countries.filter(({ isConquered }) => isConquered);
  const free = countries
    .filter(({ isConquered }) => !isConquered)
    .toSorted((a, b) => b.income - a.income || (b.startWill ?? 0) - (a.startWill ?? 0));
  return { shown: free.slice(0, MOST_SHOWN), lesser: free.slice(MOST_SHOWN), conquered };
}

function Country({ country }: { country: SeenCountry }) {
  const { scene } = useTable().seen;
  const { id, will, startWill, income, pointsLeft, facLost } = country;
  const share = will === undefined || !startWill ? 0 : Math.min(1, will / startWill);
  return (
    <div className="country">
      <h3>{scene.countryName(id)}</h3>
      <span className="figure" title={texts.facLost}>
        {facLost !== undefined && (
          <>
            <Icon name="a-fire" label={texts.facLost} />
            {facLost}
          </>
        )}
      </span>
      <span className="figure" title={texts.productionPoints}>
        {(income > 0 || pointsLeft > 0) && (
          <>
            <Icon name="r-ind" label={texts.productionPoints} />
            {pointsLeft}
            <small>/{income}</small>
          </>
        )}
      </span>
      {will !== undefined && (
        <span className="figure will" title={texts.will}>
          <Icon name="s-vp" label={texts.will} />
          {will}
          <span className="gauge" aria-hidden="true">
            <i style={{ width: `${100 * share}%` }} />
          </span>
        </span>
      )}
    </div>
  );
}

/** Markers that can be used, or were used in this turn; the others are on the Turn Track. */
function Markers({ faction }: { faction: Faction }) {
  const { seen } = useTable();
  const { scene } = seen;
  const here = seen.markers.filter((marker) => marker.faction === faction && marker.place === undefined);
  const kinds = Map.groupBy(here, ({ id }) => `${scene.markerName(id)} ${scene.markerValue(id)}`);
  if (kinds.size === 0) return null;
  return (
    <ul className="markers">
      {[...kinds].map(([key, markers]) => {
        const [{ id }] = markers;
        const ready = markers.filter(({ left }) => left > 0).length;
        return (
          <li key={key} className={ready > 0 ? "" : "used"} title={ready > 0 ? texts.markerReady : texts.markerUsed}>
            {markers.length > 1 && <b>{ready} ×</b>} {scene.markerName(id)}
            {scene.markerValue(id) > 0 && ` +${scene.markerValue(id)}`}
            <span className="unseen">{ready > 0 ? texts.markerReady : texts.markerUsed}</span>
          </li>
        );
      })}
    </ul>
  );
}
