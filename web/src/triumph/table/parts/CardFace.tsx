/** Cards of our own design: nation and wild cards, technologies, intelligence. */
import {
  INTEL_OF_CARD,
  NATIONS_OF_CARD,
  SCIENCE_OF_CARD,
  SCIENCE_YEAR_OF_CARD,
  TECHS_OF_CARD,
  WILD_NAMES,
  WILD_OF_CARD,
  WILD_ONLY_REMOVES,
  WILD_TARGETS,
} from "@tripartite/triumph/data/deck";
import { FACTIONS, INTELLIGENCE, TECHNOLOGIES } from "@tripartite/triumph/data/kinds";
import { NATION_IDS, NATION_NAMES } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { Outline } from "../government/Outline.tsx";
import { cardIndex, commandOf, factoriesOf, isActionCard, TECHNOLOGY_SYMBOLS, technologyName } from "../model/names.ts";

const texts = TRIUMPH_TEXTS.card;

const INTELLIGENCE_SYMBOLS = ["i-agent", "i-codebreak", "i-spyring", "i-coup", "i-sabotage", "i-mole", "i-double"];

/** `nations` shows the markers that lie on a nation now. */
export function CardFace({ card, nations }: { card: string; nations?: View["nations"] }) {
  if (isActionCard(card)) return <ActionFace card={card} {...(nations && { nations })} />;
  return INTEL_OF_CARD[cardIndex(card)] >= 0 ? <IntelligenceFace card={card} /> : <TechnologyFace card={card} />;
}

export function cardClass(card: string): string {
  if (isActionCard(card)) return `card season-${commandOf(card).season}`;
  return INTEL_OF_CARD[cardIndex(card)] >= 0 ? "card int" : "card inv";
}

function ActionFace({ card, nations }: { card: string; nations?: View["nations"] }) {
  const { season, letter, value } = commandOf(card);
  const wild = WILD_OF_CARD[cardIndex(card)];
  return (
    <>
      <span className="cmd">
        <span className="vl">{value}</span>
        <span className="lt">{letter}</span>
        <span className="sn">{TRIUMPH_TEXTS.seasons[season]}</span>
        <Icon name={`p-${season}`} />
      </span>
      {wild >= 0 ? <WildBody wild={wild} /> : <Halves card={card} {...(nations && { nations })} />}
      <span className="card-use">
        {wild >= 0 ? wildUse(wild) : texts.twoUses(value, TRIUMPH_TEXTS.seasons[season])}
      </span>
    </>
  );
}

function wildUse(wild: number): string {
  return WILD_ONLY_REMOVES[wild] ? texts.wildRemoves : texts.wildUse;
}

function Halves({ card, nations }: { card: string; nations?: View["nations"] }) {
  return NATIONS_OF_CARD[cardIndex(card)].map((nation) => {
    const influence = nations?.[NATION_IDS[nation]]?.influence;
    return (
      <span key={nation} className="half">
        <Outline nation={NATION_IDS[nation]} className="outline" />
        <b>{NATION_NAMES[nation]}</b>
        {influence && (
          <span className={`marks f-${influence.faction}`}>
            {Array.from({ length: influence.count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: markers have no identity
              <Icon key={i} name={`f-${influence.faction}`} />
            ))}
          </span>
        )}
      </span>
    );
  });
}

function WildBody({ wild }: { wild: number }) {
  const targets = WILD_TARGETS[wild];
  return (
    <span className="body">
      <span className="title">
        <Icon name="w-wild" className="big" />
        {WILD_NAMES[wild]}
      </span>
      {typeof targets === "string" ? (
        <span className="row">{texts.wildFollows[targets]}</span>
      ) : (
        sharedRows(targets).map(({ factions, names }) => (
          <span key={names} className={factions.length > 1 ? "row shared" : `row f-${factions[0]}`}>
            {factions.map((faction) => (
              <span key={faction} className={`emb f-${faction}`}>
                <Icon name={`f-${faction}`} />
              </span>
            ))}
            <span>{names}</span>
          </span>
        ))
      )}
    </span>
  );
}

/** Sides that may play it on the same nations share a row. */
function sharedRows(targets: readonly (readonly number[])[]) {
  const namesOf = (seat: number) => targets[seat].map((nation) => NATION_NAMES[nation]).join(", ");
  const rows = Map.groupBy(FACTIONS, (_, seat) => namesOf(seat));
  return [...rows].map(([names, factions]) => ({ names, factions }));
}

function Factories({ card }: { card: string }) {
  return (
    <span className="fac">
      <Icon name="r-prod" label={texts.factories(factoriesOf(card))} />
      <b aria-hidden="true">{factoriesOf(card)}</b>
    </span>
  );
}

function TechnologyFace({ card }: { card: string }) {
  const index = cardIndex(card);
  const year = SCIENCE_YEAR_OF_CARD[index];
  const shown = TECHNOLOGIES.filter((_, tech) => ((TECHS_OF_CARD[index] | SCIENCE_OF_CARD[index]) & (1 << tech)) !== 0);
  return (
    <>
      <Factories card={card} />
      <span className="kind">{year > 0 ? texts.science : texts.technology}</span>
      {year > 0 && <span className="from">{texts.scienceFrom(year)}</span>}
      <span className="techlist">
        {shown.map((technology) => (
          <span key={technology} className="t">
            <Icon name={TECHNOLOGY_SYMBOLS[technology]} />
            <b>{technologyName(technology)}</b>
          </span>
        ))}
      </span>
    </>
  );
}

function IntelligenceFace({ card }: { card: string }) {
  const kind = INTEL_OF_CARD[cardIndex(card)];
  const name = INTELLIGENCE[kind];
  return (
    <>
      <Factories card={card} />
      <span className="kind">{texts.intelligence}</span>
      <Icon name={INTELLIGENCE_SYMBOLS[kind]} className="big" />
      <span className="title">{name.replaceAll("-", " ")}</span>
      <span className="tx">{texts.intelligenceTexts[name]}</span>
    </>
  );
}
