import { FACTIONS, type Faction } from "@tripartite/triumph/data/kinds";
import type { FactionView } from "@tripartite/triumph/view";
import { Icon } from "../../../app/Icon.tsx";
import { TEXTS } from "../../../texts.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { TECHNOLOGY_SYMBOLS, technologyName } from "../model/names.ts";
import { WarTriangle } from "./WarTriangle.tsx";

const texts = TRIUMPH_TEXTS.panel;
const CELLS = 20;

/** The three sides, in the order in which they act. */
export function FactionRail() {
  const { view } = useTable();
  const order = view.turnOrder.length === FACTIONS.length ? view.turnOrder : FACTIONS;
  return (
    <aside className="rail" aria-label={TRIUMPH_TEXTS.tabs.factions}>
      {order.map((faction) => (
        <FactionPanel key={faction} faction={faction} />
      ))}
      <WarTriangle wars={view.wars} />
      <p className="decks">
        <span>
          <i />
          {texts.deckLeft(TRIUMPH_TEXTS.decks.action, view.decks.action)}
        </span>
        <span>
          <i className="v" />
          {texts.deckLeft(TRIUMPH_TEXTS.decks.investment, view.decks.investment)}
        </span>
      </p>
    </aside>
  );
}

function FactionPanel({ faction }: { faction: Faction }) {
  const { view, faction: own, seats } = useTable();
  const side = view.factions[faction];
  const seat = seats[FACTIONS.indexOf(faction)];
  const player = faction === own ? texts.you : (seat.name ?? TEXTS.seats.botNamed(seat.bot ?? ""));
  const least = Math.min(side.ind, side.pop, ...(side.atWar ? [side.res] : []));
  return (
    <section className={`fp f-${faction} ${faction === own ? "me" : ""}`} aria-label={TRIUMPH_TEXTS.parties[faction]}>
      <h2>
        <span className="emb">
          <Icon name={`f-${faction}`} />
        </span>
        {TRIUMPH_TEXTS.parties[faction]}
        <span className="nm">{player}</span>
        <span className="st">
          <Icon name={side.atWar ? "s-war" : "s-peace"} />
          {side.atWar ? texts.war : texts.peace}
        </span>
      </h2>
      <Track name="IND" symbol="r-ind" value={side.ind} limiting={side.ind === least} />
      <Track name="POP" symbol="r-pop" value={side.pop} limiting={side.pop === least} />
      <Track name="RES" symbol="r-res" value={side.res} limiting={side.atWar && side.res === least} />
      <Facts side={side} />
      <Technologies side={side} />
    </section>
  );
}

function Track({ name, symbol, value, limiting }: { name: string; symbol: string; value: number; limiting: boolean }) {
  return (
    <div className={`trk ${limiting ? "lim" : ""}`}>
      <Icon name={symbol} />
      <span>{name}</span>
      <span className="cells" aria-hidden="true">
        {Array.from({ length: CELLS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity
          <i key={i} className={i < value ? "on" : ""} />
        ))}
      </span>
      <span className="v">
        {value}
        {limiting && <span className="unseen"> {texts.limit}</span>}
      </span>
    </div>
  );
}

function Facts({ side }: { side: FactionView }) {
  return (
    <p className="facts">
      <span className="prod">
        <Icon name="r-prod" label={texts.production} />
        {side.level}
      </span>
      <span>
        <Icon name="r-ind" label={texts.factoryCostTitle} />
        {texts.factoryCost(side.factoryCost)}
      </span>
      <Fact symbol="s-hand" label={texts.hand} value={side.handSize} />
      <Fact symbol="s-vault" label={texts.vault} value={side.vault.length} />
      <Fact symbol="s-chit" label={texts.chits} value={side.chits} />
      {side.dows > 0 && <Fact symbol="p-declare" label={texts.dows} value={side.dows} />}
    </p>
  );
}

function Fact({ symbol, label, value }: { symbol: string; label: string; value: number }) {
  return (
    <span title={label}>
      <Icon name={symbol} label={label} />
      {value}
    </span>
  );
}

function Technologies({ side }: { side: FactionView }) {
  if (side.revealed.length + side.vault.length === 0) return null;
  return (
    <ul className="techs">
      {side.revealed.map(({ technology }) => (
        <li key={technology} className="tech" title={technologyName(technology)}>
          <Icon name={TECHNOLOGY_SYMBOLS[technology]} label={technologyName(technology)} />
        </li>
      ))}
      {side.vault.map((pair, index) => {
        const label = pair === "hidden" ? texts.hiddenPair : texts.ownPair(technologyName(pair.technology));
        const symbol = pair === "hidden" ? "s-vault" : TECHNOLOGY_SYMBOLS[pair.technology];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden pairs have no identity
          <li key={index} className="tech vault" title={label}>
            <Icon name={symbol} label={label} />
          </li>
        );
      })}
    </ul>
  );
}
