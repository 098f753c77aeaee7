/** The neutrals as tiles: markers, worth, cards in play, and what the chosen card would do. */
import type { FactionName } from "@tripartite/triumph/data/kinds";
import { AREA_IDS, CAPITAL_OF_NATION, IS_MINOR, NATION_IDS, NATION_NAMES, USA } from "@tripartite/triumph/data/map";
import { type DragEvent, memo, useEffect, useRef } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useBusy, useTable } from "../context.ts";
import { ofTypes } from "../model/action.ts";
import { offersWith } from "../model/focus.ts";
import { nationIndex } from "../model/names.ts";
import { printedIn } from "../model/printed.ts";
import { effectText, influenceText } from "./influenceText.ts";
import { Outline } from "./Outline.tsx";
import "./government.css";

const { government: texts, parties } = TRIUMPH_TEXTS;
const SLOTS = 3;
const MARKERS_NAMES = texts.markers;

const NEUTRALS: readonly string[] = NATION_IDS.filter((_, nation) => IS_MINOR[nation] || nation === USA);

interface Props {
  /** The nation that something is shown of. */
  readonly shown: string | undefined;
}

export const DiplomacyBoard = memo(function DiplomacyBoard({ shown }: Props) {
  const { view } = useTable();
  const tiles = NEUTRALS.filter((nation) => view.nations[nation].status === "neutral");
  const gone = NEUTRALS.filter((nation) => !tiles.includes(nation));
  return (
    <section className="dp" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <span>{texts.count(tiles.length)}</span>
        <span className="dp-key">
          <span className="dp-signs">
            <Icon name="r-pop" /> {texts.pop} <Icon name="r-res" /> {texts.res} ·{" "}
          </span>
          {texts.key}
        </span>
      </header>
      <ul className="dp-tiles">
        {tiles.map((nation) => (
          <Tile key={nation} nation={nation} isShown={nation === shown} />
        ))}
        {gone.length > 0 && (
          <li className="dp-gone">
            <b>{texts.outside}</b>
            <span>{gone.map((nation) => goneText(nation, view.nations[nation].marker)).join(" · ")}</span>
          </li>
        )}
      </ul>
    </section>
  );

  function goneText(nation: string, holder: FactionName | undefined): string {
    const status = TRIUMPH_TEXTS.statuses[view.nations[nation].status];
    return `${NATION_NAMES[nationIndex(nation)]}: ${status}${holder ? `, ${parties[holder]}` : ""}`;
  }
});

function Tile({ nation, isShown }: { nation: string; isShown: boolean }) {
  const { view, legal, act, setFocus } = useTable();
  const { focus } = useAttention();
  const busy = useBusy();
  const index = nationIndex(nation);
  const { influence } = view.nations[nation];
  const offered = focus.card === undefined ? [] : offersWith(legal, focus.card);
  const plays = ofTypes(offered, "diplomacy", "wildcard", "intelligence").filter(
    ({ action }) => action.nation === nation,
  );
  const inPlay = view.inPlay.filter((card) => card.nation === nation);
  const capital = AREA_IDS[CAPITAL_OF_NATION[index]];
  const choose = () => {
    if (plays.length === 1) act(plays[0].action);
    else setFocus({ ...focus, area: capital });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose();
  };
  const { pop, res } = printedIn(index);
  const status = MARKERS_NAMES[Math.min(influence?.count ?? 0, SLOTS)];
  const tile = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) tile.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return (
    <li ref={tile}>
      <button
        type="button"
        className={`dp-tile ${influence ? `f-${influence.faction} held` : ""} ${plays.length > 0 ? "lit" : ""} ${isShown ? "shown" : ""}`}
        disabled={busy}
        aria-pressed={focus.area === capital}
        {...(plays.length > 0 && { title: influenceText(plays[0]) })}
        onClick={choose}
        onDragOver={(event) => plays.length > 0 && event.preventDefault()}
        onDrop={drop}
      >
        <Outline nation={nation} className="dp-outline" />
        <b className="dp-name">{NATION_NAMES[index]}</b>
        <span className="dp-worth">
          {pop > 0 && (
            <span>
              <Icon name="r-pop" label={texts.pop} /> {pop}
            </span>
          )}
          {res > 0 && (
            <span>
              <Icon name="r-res" label={texts.res} /> {res}
            </span>
          )}
        </span>
        <Slots nation={nation} />
        <span className="dp-status">
          {status}
          {influence && <span className="unseen">, {parties[influence.faction]}</span>}
        </span>
        {inPlay.length > 0 && (
          <span className="dp-card" title={texts.cardInPlay}>
            <Icon name="s-hand" />
            {inPlay.map(({ card, faction }) => (
              <Icon key={card} name={`f-${faction}`} className={`f-${faction}`} label={parties[faction]} />
            ))}
            <span className="unseen">{texts.cardInPlay}</span>
          </span>
        )}
        {plays.length > 0 && <span className="dp-effect">{effectText(plays[0])}</span>}
      </button>
    </li>
  );
}

function Slots({ nation }: { nation: string }) {
  const { view } = useTable();
  const { influence } = view.nations[nation];
  return (
    <span className="dp-slots" aria-hidden="true">
      {Array.from({ length: SLOTS }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no identity
        <i key={slot}>{influence && slot < influence.count && <Icon name={`f-${influence.faction}`} />}</i>
      ))}
    </span>
  );
}
