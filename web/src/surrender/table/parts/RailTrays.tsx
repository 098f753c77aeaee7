/** What waits off the map: Mobilization, Eliminated and Upgrade Box, and what the Turn Track will bring. */
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { Seen, SeenUnit } from "../model/seen.ts";
import { CounterPicture } from "./CounterPicture.tsx";

const { rail: texts, months } = SURRENDER_TEXTS;
const BOXES = ["box", "eliminated", "upgrade"];
const FEW = 6;
/** Dates of the Turn Track that are shown; the rest is a number. */
const AHEAD = 4;

export function RailTrays({ faction }: { faction: Faction }) {
  const { seen } = useTable();
  return (
    <>
      {BOXES.map((box) => {
        const boxed = (seen.unitsByPlace.get(box) ?? []).filter((unit) => unit.faction === faction);
        return boxed.length === 0 ? null : <Box key={box} name={SURRENDER_TEXTS.places[box]} units={boxed} />;
      })}
      <Coming faction={faction} />
    </>
  );
}

function Box({ name, units }: { name: string; units: readonly SeenUnit[] }) {
  return (
    <details className="box" open={units.length <= FEW}>
      <summary>
        {name} <small>{units.length}</small>
      </summary>
      <div className="blocks">
        {units.map((unit) => (
          <CounterPicture key={unit.id} unit={unit} />
        ))}
      </div>
    </details>
  );
}

interface Arrival {
  readonly turn: number;
  readonly units: readonly SeenUnit[];
  readonly markers: readonly string[];
}

function Coming({ faction }: { faction: Faction }) {
  const { seen } = useTable();
  const { turns } = seen.scene.facts;
  const arrivals = arrivalsOf(seen, faction);
  if (arrivals.length === 0) return null;
  const later = arrivals.slice(AHEAD).reduce((sum, { units, markers }) => sum + units.length + markers.length, 0);
  return (
    <details className="box">
      <summary>
        {texts.turnTrack} <small>{dateOf(turns, arrivals[0].turn)}</small>
      </summary>
      {arrivals.slice(0, AHEAD).map(({ turn, units, markers }) => (
        <div key={turn} className="arrival">
          <h4>{dateOf(turns, turn)}</h4>
          {units.length > 0 && (
            <div className="blocks">
              {units.map((unit) => (
                <CounterPicture key={unit.id} unit={unit} />
              ))}
            </div>
          )}
          {markers.length > 0 && <p>{markers.join(", ")}</p>}
        </div>
      ))}
      {later > 0 && <p className="quiet">{texts.later(later)}</p>}
    </details>
  );
}

function dateOf(turns: Seen["scene"]["facts"]["turns"], turn: number): string {
  const { month, year } = turns[turn - 1];
  return `${months[month - 1]} ${year}`;
}

const TURN = /^turn (\d+)$/;

/** By turn, the next one first. Units of countries that take no side yet wait with their country. */
function arrivalsOf({ scene, units, markers }: Seen, faction: Faction): Arrival[] {
  const turnOf = (place: string | undefined) => Number(TURN.exec(place ?? "")?.[1] ?? 0);
  const ownUnits = [...units.values()].filter((unit) => unit.faction === faction && turnOf(unit.place) > 0);
  const ownMarkers = markers.filter((marker) => marker.faction === faction && turnOf(marker.place) > 0);
  const dates = [...new Set([...ownUnits, ...ownMarkers].map(({ place }) => turnOf(place)))];
  return dates
    .filter((turn) => turn <= scene.facts.turns.length)
    .sort((a, b) => a - b)
    .map((turn) => ({
      turn,
      units: ownUnits.filter(({ place }) => turnOf(place) === turn),
      markers: ownMarkers.filter(({ place }) => turnOf(place) === turn).map(({ id }) => scene.markerName(id)),
    }));
}
