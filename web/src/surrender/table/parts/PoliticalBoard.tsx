/** Over the map: who is at war, what the policies forbid and when they are rolled for, the cup, and every country. */
import { useMemo } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { type Politics, politicsOf } from "../model/politics.ts";
import { factionsOf } from "../model/scene.ts";
import type { SeenCountry } from "../model/seen.ts";
import { CupList } from "./CupList.tsx";

const texts = SURRENDER_TEXTS.politics;

export function PoliticalBoard({ onClose }: { onClose(): void }) {
  const { seen, view } = useTable();
  const politics = useMemo(() => politicsOf(view), [view]);
  const neutrals = seen.countries.filter(({ status }) => status === "neutral");
  return (
    <section className="pol" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <button type="button" className="btn" onClick={onClose}>
          <Icon name="a-close" /> {texts.backToMap}
        </button>
      </header>
      <div className="pol-columns">
        <div className="pol-side">
          <Wars politics={politics} />
          <Policies politics={politics} />
          <Cup politics={politics} />
          <Disputed politics={politics} />
        </div>
        <div className="pol-countries">
          <h3>{texts.neutrals(neutrals.length)}</h3>
          <ul className="pol-tiles">
            {neutrals.map((country) => (
              <CountryTile key={country.id} country={country} />
            ))}
          </ul>
          {factionsOf(seen.scene).map((faction) => (
            <div key={faction} className={FACTION_CLASS[faction]}>
              <h3>
                <Icon name={FACTION_CLASS[faction]} className="emb-small" /> {seen.scene.sideName(faction)}
              </h3>
              <ul className="pol-tiles">
                {seen.countries
                  .filter((country) => country.faction === faction)
                  .map((country) => (
                    <CountryTile key={country.id} country={country} />
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Wars({ politics }: { politics: Politics }) {
  const { sideName } = useTable().seen.scene;
  return (
    <section>
      <h3>{texts.wars}</h3>
      <ul className="pol-wars">
        {politics.pairs.map(({ factions, isWar }) => (
          <li key={factions.join()} className={isWar ? "war" : ""}>
            {factions.map((faction) => (
              <Icon key={faction} name={FACTION_CLASS[faction]} className={FACTION_CLASS[faction]} />
            ))}
            <span>{factions.map(sideName).join(" – ")}</span>
            <b>{isWar ? texts.war : texts.peace}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Policies({ politics }: { politics: Politics }) {
  const { turns } = useTable().seen.scene.facts;
  return (
    <section>
      <h3>{texts.policies}</h3>
      {politics.policies.map(({ id, name, inForce, turn, endsOn }) => {
        const when = turns[turn - 1];
        return (
          <article key={id} className={inForce ? "pol-policy" : "pol-policy ended"}>
            <b>{name}</b>
            <small>{inForce ? texts.forbids[id] : texts.ended}</small>
            {inForce && when && (
              <span className="pol-roll">
                <Icon name="a-dice" /> {texts.roll(`${SURRENDER_TEXTS.months[when.month - 1]} ${when.year}`, endsOn)}
              </span>
            )}
          </article>
        );
      })}
    </section>
  );
}

function Cup({ politics }: { politics: Politics }) {
  const inAll = politics.cup.reduce((sum, { inCup }) => sum + inCup, 0);
  return (
    <section>
      <h3>{texts.cup(inAll)}</h3>
      <CupList politics={politics} withHolding />
    </section>
  );
}

function Disputed({ politics }: { politics: Politics }) {
  return (
    <section>
      <h3>{texts.disputed}</h3>
      <ul className="pol-disputed">
        {politics.disputed.map(({ id, name, standing }) => (
          <li key={id} className={standing}>
            <span>{name}</span>
            <small>{texts.standings[standing]}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The decisions that name a country. */
const namesCountry = ({ type }: TableAction) => type === "declareWar" || type === "pro";

function CountryTile({ country }: { country: SeenCountry }) {
  const { seen, legal, focus, setFocus } = useTable();
  const { id, pro, will, startWill, status, isConquered, income } = country;
  const isLit = legal.some((action) => namesCountry(action) && action.country === id);
  const state = isConquered ? texts.conquered : status === "neutral" ? "" : texts.statuses[status];
  return (
    <li>
      <button
        type="button"
        className={`pol-tile ${isLit ? "lit" : ""} ${pro ? `${FACTION_CLASS[pro]} held` : ""}`}
        aria-pressed={focus.country === id}
        onClick={() => setFocus(focus.country === id ? {} : { country: id })}
      >
        <b>{seen.scene.countryName(id)}</b>
        {pro && (
          <span className="pol-pro">
            <Icon name={FACTION_CLASS[pro]} /> {texts.pro(seen.scene.sideName(pro))}
          </span>
        )}
        {state && <small>{state}</small>}
        {will !== undefined && !isConquered && (
          <span className="figure">
            <Icon name="s-vp" label={SURRENDER_TEXTS.panel.will} />
            {will}
            {startWill !== undefined && startWill !== will && <small>/{startWill}</small>}
          </span>
        )}
        {income > 0 && (
          <span className="figure">
            <Icon name="r-ind" label={SURRENDER_TEXTS.panel.productionPoints} />
            {income}
          </span>
        )}
      </button>
    </li>
  );
}
