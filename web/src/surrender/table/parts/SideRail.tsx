import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { Icon } from "../../../app/Icon.tsx";
import { TEXTS } from "../../../texts.ts";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { factionsOf } from "../model/scene.ts";
import type { SeenCountry } from "../model/seen.ts";
import { CounterPicture } from "./CounterPicture.tsx";
import { VictoryCard } from "./VictoryCard.tsx";

const texts = SURRENDER_TEXTS.panel;

/** The sides with their countries, markers and reserves, then what decides the game. */
export function SideRail() {
  const { seen } = useTable();
  const neutrals = seen.countries.filter(({ faction, status }) => faction === undefined && status === "neutral");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the rail scrolls, also by keyboard
    <aside className="rail" aria-label={SURRENDER_TEXTS.tabs.factions} tabIndex={0}>
      {factionsOf(seen.scene).map((faction) => (
        <SidePanel key={faction} faction={faction} />
      ))}
      {neutrals.length > 0 && (
        <details className="neutrals">
          <summary>
            {texts.neutrals} <small>{neutrals.length}</small>
          </summary>
          <ul>
            {neutrals.map(({ id, pro }) => (
              <li key={id}>
                {seen.scene.countryName(id)}
                {pro && <small className={FACTION_CLASS[pro]}>{texts.pro(seen.scene.sideName(pro))}</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
      <VictoryCard />
    </aside>
  );
}

/** A country with Will or points to spend matters; the rest folds away. */
const matters = ({ will, income, pointsLeft }: SeenCountry) => will !== undefined || income > 0 || pointsLeft > 0;
const MOST_SHOWN = 4;

function SidePanel({ faction }: { faction: Faction }) {
  const { seen, faction: own, seats } = useTable();
  const { scene } = seen;
  const seat = seats[factionsOf(scene).indexOf(faction)];
  const player = faction === own ? texts.you : (seat.name ?? TEXTS.seats.botNamed(seat.bot ?? ""));
  const name = scene.sideName(faction);
  const countries = seen.countries.filter((country) => country.faction === faction);
  const weighty = countries.filter(matters).toSorted((a, b) => b.income - a.income);
  const shown = weighty.slice(0, MOST_SHOWN);
  const folded = countries.filter((country) => !shown.includes(country));
  const markers = Map.groupBy(
    seen.markers.filter((marker) => marker.faction === faction && marker.place === undefined),
    ({ id, left }) => `${scene.markerName(id)} ${scene.markerValue(id)} ${left > 0}`,
  );
  return (
    <section className={`fp ${FACTION_CLASS[faction]} ${faction === own ? "me" : ""}`} aria-label={name}>
      <h2>
        <span className="emb">
          <Icon name={FACTION_CLASS[faction]} />
        </span>
        {name}
        <span className="nm">{player}</span>
      </h2>
      {shown.map((country) => (
        <Country key={country.id} country={country} />
      ))}
      {folded.length > 0 && (
        <details className="folded">
          <summary>{texts.otherCountries(folded.length)}</summary>
          {folded.map((country) => (
            <Country key={country.id} country={country} />
          ))}
        </details>
      )}
      <p className="facts">
        <span title={texts.strategicMoves}>
          <Icon name="t-motorized" label={texts.strategicMoves} />
          {seen.strategicMoves[faction] ?? 0}
        </span>
        {[...markers].map(([key, [{ id, left }, ...more]]) => (
          <span key={key} className={left > 0 ? "" : "used"} title={left > 0 ? texts.markerReady : texts.markerUsed}>
            <Icon name="s-surprise" />
            {more.length > 0 && `${more.length + 1} × `}
            {scene.markerName(id)}
            {scene.markerValue(id) > 0 && ` +${scene.markerValue(id)}`}
            <span className="unseen">{left > 0 ? texts.markerReady : texts.markerUsed}</span>
          </span>
        ))}
      </p>
      <Boxes faction={faction} />
    </section>
  );
}

function Country({ country }: { country: SeenCountry }) {
  const { scene } = useTable().seen;
  const { id, will, startWill, income, pointsLeft, facLost, isConquered } = country;
  const share = will === undefined || !startWill ? 0 : Math.min(1, will / startWill);
  return (
    <div className="country">
      <h3>{scene.countryName(id)}</h3>
      {isConquered && <b className="conquered">{texts.conquered}</b>}
      {facLost !== undefined && (
        <span className="figure" title={texts.facLost}>
          <Icon name="a-fire" label={texts.facLost} />
          {facLost}
        </span>
      )}
      {!isConquered && (income > 0 || pointsLeft > 0) && (
        <span className="figure" title={texts.productionPoints}>
          <Icon name="r-ind" label={texts.productionPoints} />
          {pointsLeft}
          <small>/{income}</small>
        </span>
      )}
      {will !== undefined && !isConquered && (
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

const BOXES = ["box", "eliminated", "upgrade"];
const FEW = 8;

/** What waits off the map. */
function Boxes({ faction }: { faction: Faction }) {
  const { seen } = useTable();
  return BOXES.map((box) => {
    const boxed = (seen.unitsByPlace.get(box) ?? []).filter((unit) => unit.faction === faction);
    if (boxed.length === 0) return null;
    return (
      <details key={box} className="box" open={boxed.length <= FEW}>
        <summary>
          {SURRENDER_TEXTS.places[box]} <small>{boxed.length}</small>
        </summary>
        <div className="blocks">
          {boxed.map((unit) => (
            <CounterPicture key={unit.id} unit={unit} />
          ))}
        </div>
      </details>
    );
  });
}
