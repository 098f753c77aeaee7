import { FACTIONS, type FactionName } from "@tripartite/triumph/data/kinds";
import type { FactionView } from "@tripartite/triumph/view";
import { memo } from "react";
import { SeatPresence } from "../../../app/desk/SeatPresence.tsx";
import { Icon } from "../../../app/Icon.tsx";
import { TEXTS } from "../../../texts.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { TECHNOLOGY_SYMBOLS, technologyName } from "../model/names.ts";
import { isLimit, levelReasons, pointReasons } from "../model/standing.ts";
import { WarTriangle } from "./WarTriangle.tsx";

const texts = TRIUMPH_TEXTS.panel;
const CELLS = 20;

/** The three sides, in the order in which they act. */
export const FactionRail = memo(function FactionRail() {
  const { view } = useTable();
  const order = view.turnOrder.length === FACTIONS.length ? view.turnOrder : FACTIONS;
  return (
    <aside className="rail" aria-label={TRIUMPH_TEXTS.tabs.factions}>
      {order.map((faction) => (
        <FactionPanel key={faction} faction={faction} />
      ))}
      <WarTriangle wars={view.wars} />
      <p className="decks">
        <span data-tip="action-deck">
          <i />
          {texts.deckLeft(TRIUMPH_TEXTS.decks.action, view.decks.action)}
        </span>
        <span data-tip="investment-deck">
          <i className="v" />
          {texts.deckLeft(TRIUMPH_TEXTS.decks.investment, view.decks.investment)}
        </span>
      </p>
    </aside>
  );
});

function FactionPanel({ faction }: { faction: FactionName }) {
  const { view, faction: own, seats } = useTable();
  const side = view.factions[faction];
  const seat = seats[FACTIONS.indexOf(faction)];
  const player = faction === own ? texts.you : (seat.name ?? TEXTS.seats.botNamed(seat.bot ?? ""));
  return (
    <section className={`fp f-${faction} ${faction === own ? "me" : ""}`} aria-label={TRIUMPH_TEXTS.parties[faction]}>
      <h2>
        <span className="emb">
          <Icon name={`f-${faction}`} />
        </span>
        {TRIUMPH_TEXTS.parties[faction]}
        <span className="nm">
          {player} <SeatPresence seat={FACTIONS.indexOf(faction)} />
        </span>
        <span className="st" data-tip={side.atWar ? "s-war" : "s-peace"}>
          <Icon name={side.atWar ? "s-war" : "s-peace"} />
          <span>{side.atWar ? texts.war : texts.peace}</span>
        </span>
      </h2>
      <Track name="IND" symbol="r-ind" value={side.ind} limiting={isLimit(side, "ind", side.ind)} />
      <Track
        name="POP"
        symbol="r-pop"
        value={side.pop}
        usable={side.usablePop}
        limiting={isLimit(side, "pop", side.usablePop)}
      />
      <Track
        name="RES"
        symbol="r-res"
        value={side.res}
        usable={side.usableRes}
        limiting={isLimit(side, "res", side.usableRes)}
      />
      <Facts side={side} />
      <Standing side={side} />
      <Technologies side={side} />
    </section>
  );
}

interface TrackProps {
  readonly name: string;
  readonly symbol: string;
  readonly value: number;
  /** Without what is blockaded. */
  readonly usable?: number;
  readonly limiting: boolean;
}

const Track = memo(function Track({ name, symbol, value, usable = value, limiting }: TrackProps) {
  return (
    <div className={`trk ${limiting ? "lim" : ""}`} data-tip={name.toLowerCase()}>
      <Icon name={symbol} />
      <span>{name}</span>
      <span className="cells" aria-hidden="true">
        {Array.from({ length: CELLS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity
          <i key={i} className={i < usable ? "on" : i < value ? "cut" : ""} />
        ))}
      </span>
      <span className="v">
        {usable}
        {usable < value && <span className="unseen"> {texts.ofWhich(value)}</span>}
        {limiting && <span className="unseen"> {texts.limit}</span>}
      </span>
    </div>
  );
});

const Facts = memo(function Facts({ side }: { side: FactionView }) {
  return (
    <p className="facts">
      <span className="prod" data-tip="r-prod">
        <Icon name="r-prod" label={texts.production} />
        {side.level}
      </span>
      <span data-tip="factory-cost">
        <Icon name="r-ind" label={texts.factoryCostTitle} />
        {texts.factoryCost(side.factoryCost)}
      </span>
      <Fact symbol="s-hand" label={texts.hand} value={side.handSize} />
      <Fact symbol="s-vault" label={texts.vault} value={side.vault.length} />
      <Fact symbol="s-chit" label={texts.chits} value={side.chits} />
      {side.committed > 0 && side.command === undefined && (
        <Fact symbol="p-command" label={texts.committed} value={side.committed} />
      )}
      {side.dows > 0 && <Fact symbol="p-declare" label={texts.dows} value={side.dows} />}
    </p>
  );
});

/** Victory Points as far as they are known, and why Production and points are what they are. */
const Standing = memo(function Standing({ side }: { side: FactionView }) {
  const { least, most } = side.points;
  return (
    <details className="standing">
      <summary data-tip="s-vp">
        <Icon name="s-vp" />
        <b>{least === most ? least : `${least}–${most}`}</b> {texts.points}
      </summary>
      <ul>
        {pointReasons(side).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <h3>
        <Icon name="r-prod" />
        {texts.production}
      </h3>
      <ul>
        {levelReasons(side).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
});

function Fact({ symbol, label, value }: { symbol: string; label: string; value: number }) {
  return (
    <span data-tip={symbol}>
      <Icon name={symbol} label={label} />
      {value}
    </span>
  );
}

const Technologies = memo(function Technologies({ side }: { side: FactionView }) {
  if (side.revealed.length + side.vault.length === 0) return null;
  return (
    <ul className="techs">
      {side.revealed.map(({ technology }) => (
        <li key={technology} className="tech" data-tip={TECHNOLOGY_SYMBOLS[technology]}>
          <Icon name={TECHNOLOGY_SYMBOLS[technology]} label={technologyName(technology)} />
        </li>
      ))}
      {side.vault.map((pair, index) => {
        const label = pair === "hidden" ? texts.hiddenPair : texts.ownPair(technologyName(pair.technology));
        const symbol = pair === "hidden" ? "s-vault" : TECHNOLOGY_SYMBOLS[pair.technology];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden pairs have no identity
          <li key={index} className="tech vault" data-tip={symbol}>
            <Icon name={symbol} label={label} />
          </li>
        );
      })}
    </ul>
  );
});
