import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { Icon } from "../../../app/Icon.tsx";
import { TEXTS } from "../../../texts.ts";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { countryName, markerName, markerValue, SCENARIO } from "../model/scene.ts";
import type { SeenCountry } from "../model/seen.ts";
import { CounterPicture } from "./CounterPicture.tsx";
import { VictoryCard } from "./VictoryCard.tsx";

const texts = SURRENDER_TEXTS.panel;
const CELLS = 20;

/** Both sides with their countries, markers and reserves, then what decides the game. */
export function SideRail() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the rail scrolls, also by keyboard
    <aside className="rail" aria-label={SURRENDER_TEXTS.tabs.factions} tabIndex={0}>
      {SCENARIO.factions.map((faction) => (
        <SidePanel key={faction} faction={faction} />
      ))}
      <VictoryCard />
    </aside>
  );
}

function SidePanel({ faction }: { faction: Faction }) {
  const { seen, faction: own, seats } = useTable();
  const seat = seats[SCENARIO.factions.indexOf(faction)];
  const player = faction === own ? texts.you : (seat.name ?? TEXTS.seats.botNamed(seat.bot ?? ""));
  const name = SURRENDER_TEXTS.factions[faction];
  return (
    <section className={`fp ${FACTION_CLASS[faction]} ${faction === own ? "me" : ""}`} aria-label={name}>
      <h2>
        <span className="emb">
          <Icon name={FACTION_CLASS[faction]} />
        </span>
        {name}
        <span className="nm">{player}</span>
      </h2>
      {seen.countries
        .filter((country) => country.faction === faction)
        .map((country) => (
          <Country key={country.id} country={country} />
        ))}
      <p className="facts">
        <span title={texts.strategicMoves}>
          <Icon name="t-motorized" label={texts.strategicMoves} />
          {seen.strategicMoves[faction] ?? 0}
        </span>
        {seen.markers
          .filter((marker) => marker.faction === faction)
          .map(({ id, left }) => (
            <span key={id} className={left > 0 ? "" : "used"} title={left > 0 ? texts.markerReady : texts.markerUsed}>
              <Icon name="s-surprise" />
              {markerName(id)} +{markerValue(id)}
              <span className="unseen">{left > 0 ? texts.markerReady : texts.markerUsed}</span>
            </span>
          ))}
      </p>
      <Box faction={faction} />
    </section>
  );
}

function Country({ country }: { country: SeenCountry }) {
  const { id, will, startWill, income, pointsLeft, isConquered } = country;
  return (
    <div className="country">
      <h3>{countryName(id)}</h3>
      {isConquered && <b className="conquered">{texts.conquered}</b>}
      {will !== undefined && startWill !== undefined && !isConquered && (
        <div className="trk will">
          <span>{texts.will}</span>
          <span className="cells" aria-hidden="true">
            {Array.from({ length: CELLS }, (_, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity
              <i key={cell} className={cell < Math.ceil((CELLS * will) / startWill) ? "on" : ""} />
            ))}
          </span>
          <span className="v">{will}</span>
        </div>
      )}
      {!isConquered && (
        <div className="trk">
          <Icon name="r-ind" label={texts.productionPoints} />
          <span className="coins" aria-hidden="true">
            {Array.from({ length: income }, (_, coin) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity
              <i key={coin} className={coin < pointsLeft ? "" : "spent"} />
            ))}
          </span>
          <span className="v">{pointsLeft}</span>
        </div>
      )}
    </div>
  );
}

function Box({ faction }: { faction: Faction }) {
  const { seen } = useTable();
  const boxed = [...seen.units.values()].filter((unit) => unit.faction === faction && unit.hex === undefined);
  if (boxed.length === 0) return null;
  return (
    <div className="box">
      <h3>{texts.box}</h3>
      <div className="blocks">
        {boxed.map((unit) => (
          <CounterPicture key={unit.id} unit={unit} />
        ))}
      </div>
    </div>
  );
}
