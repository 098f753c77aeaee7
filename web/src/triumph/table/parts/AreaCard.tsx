import { BORDER_KINDS, BORDER_LIMIT } from "@tripartite/triumph/data/kinds";
import { AREA_IDS, BLACK_RES_OF_AREA, NEIGHBOURS, POP_OF_AREA, RED_RES_OF_AREA } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { memo, useMemo, useRef, useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import type { History } from "../../../net/history.ts";
import { useIsNarrow } from "../../../table/useIsNarrow.ts";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { belongsTo, heldBy } from "../model/describeArea.ts";
import { inspectedAreas } from "../model/inspected.ts";
import { areaIndex, areaName } from "../model/names.ts";
import { borderKind } from "../model/ways.ts";
import { whyControlled } from "../model/why.ts";
import { useClearCorner } from "../useClearCorner.ts";
import { Block } from "./Block.tsx";

const { area: texts, borderKinds } = TRIUMPH_TEXTS;

/** Who holds the area on which the person clicked and why, what it is worth, which blocks stand there, its borders; on narrow screens in brief. */
export const AreaCard = memo(function AreaCard({ history }: { history: History }) {
  const { view, setFocus } = useTable();
  const { focus, lit, notice, looked } = useAttention();
  const isNarrow = useIsNarrow();
  const [isWhole, setWhole] = useState(false);
  const isBrief = isNarrow && !isWhole;
  const card = useRef<HTMLElement>(null);
  const corner = useClearCorner(card, focus.area, looked);
  /** The sheet tells of it already, and the map must not be covered. */
  const isGoal = view.own?.picked !== undefined && lit.areas.has(focus.area ?? "");
  if (focus.area === undefined || (isNarrow && (notice || isGoal))) return null;
  const { area: id, ...rest } = focus;
  return (
    <section
      ref={card}
      className={isBrief ? "area-card brief" : "area-card"}
      data-corner={isNarrow ? undefined : corner}
      aria-label={areaName(id)}
    >
      <header>
        <h2>{areaName(id)}</h2>
        {isNarrow && (
          <button
            type="button"
            className="more"
            aria-expanded={isWhole}
            aria-label={texts.details}
            onClick={() => setWhole(!isWhole)}
          >
            <Icon name="a-chevron" />
          </button>
        )}
        <button type="button" aria-label={texts.close} onClick={() => setFocus(rest)}>
          <Icon name="a-close" />
        </button>
      </header>
      {isBrief ? <Brief id={id} /> : <Whole id={id} />}
      {!isBrief && <LastSeen id={id} history={history} />}
    </section>
  );
});

/** What an agent saw there; the blocks may have gone since. */
function LastSeen({ id, history }: { id: string; history: History }) {
  const seen = useMemo(() => inspectedAreas(history), [history]).get(id);
  if (seen === undefined) return null;
  return (
    <>
      <p>
        <Icon name="i-agent" /> {texts.lastSeen(seen.when, seen.units.length)}
      </p>
      <div className="blocks">
        {seen.units.map(({ nationality, unitType, cv }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of others have no identity
          <Block key={index} nationality={nationality} unitType={unitType} cv={cv} />
        ))}
      </div>
    </>
  );
}

function Brief({ id }: { id: string }) {
  const { view } = useTable();
  return (
    <>
      <p>
        <b className="sentence">{heldBy(view, id)}.</b>
      </p>
      <Worth id={id} />
      {hasBlocks(view, id) && <Blocks id={id} />}
    </>
  );
}

function Whole({ id }: { id: string }) {
  const { view } = useTable();
  return (
    <>
      <p>{belongsTo(view, id)}</p>
      <p>
        <b className="sentence">{heldBy(view, id)}.</b> {whyControlled(view, id)}
      </p>
      <Worth id={id} />
      <Ways id={id} />
      <Blocks id={id} />
      <Borders id={id} />
    </>
  );
}

function hasBlocks(view: View, id: string): boolean {
  const { units = [], faceUp = [], blocks = [] } = view.areas[id];
  return units.length + faceUp.length + blocks.length > 0;
}

function Worth({ id }: { id: string }) {
  const index = areaIndex(id);
  const { view } = useTable();
  const marks = view.marks.filter(({ area }) => area === id);
  const items = [
    { symbol: "r-pop", name: texts.popLong, count: POP_OF_AREA[index] },
    { symbol: "r-res", name: texts.resLong, count: BLACK_RES_OF_AREA[index] },
    { symbol: "r-trans", name: texts.transAfrica, count: RED_RES_OF_AREA[index] },
  ].filter(({ count }) => count > 0);
  if (items.length === 0) return null;
  return (
    <p className="worth">
      {items.map(({ symbol, name, count }) => (
        <span key={symbol} title={name}>
          <Icon name={symbol} label={name} /> {count}
        </span>
      ))}
      {marks.map(({ faction, items: blocked }) => (
        <span key={faction}>
          <Icon name="s-blockade" />
          {texts.blockaded(TRIUMPH_TEXTS.parties[faction], list(blocked.map((item) => texts.items[item])))}
        </span>
      ))}
    </p>
  );
}

/** Supply Line and Trade Route of the viewer. */
function Ways({ id }: { id: string }) {
  const { view } = useTable();
  const supply = view.own?.supply.find(({ area }) => area === id);
  const trade = view.own?.trade.find(({ area }) => area === id);
  return (
    <>
      {supply && (
        <p>
          <Icon name={supply.line ? "p-supply" : "s-unsupplied"} />{" "}
          {supply.line ? texts.supplyLine(supply.line.map(areaName).join(" – ")) : texts.noSupplyLine}
        </p>
      )}
      {trade && (
        <p>
          <Icon name={trade.failing.length > 0 ? "s-blockade" : "r-res"} />{" "}
          {trade.failing.length > 0
            ? texts.noTradeRoute(list(trade.failing.map((item) => texts.items[item])))
            : texts.tradeRoute((trade.route ?? []).map(areaName).join(" – "))}
        </p>
      )}
    </>
  );
}

function Blocks({ id }: { id: string }) {
  const { view } = useTable();
  const { clickUnit } = useAttention();
  const { units = [], faceUp = [], blocks = [] } = view.areas[id];
  return (
    <div className="blocks">
      {units.map((unit) => (
        <button key={unit.unit} type="button" className="block-button" onClick={() => clickUnit(unit.unit)}>
          <Block nationality={unit.nationality} unitType={unit.unitType} cv={unit.cv} />
        </button>
      ))}
      {faceUp.map(({ nationality, unitType, cv }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of others have no identity
        <Block key={index} nationality={nationality} unitType={unitType} cv={cv} />
      ))}
      {blocks.map(({ nationality, count, escaped }) => (
        <span key={`${nationality}${escaped ?? ""}`} className="counted">
          <Block nationality={nationality} />
          {count > 1 && <b>×{count}</b>}
        </span>
      ))}
      {!hasBlocks(view, id) && <span className="quiet">{texts.empty}</span>}
    </div>
  );
}

/** §11.52 Ground units that may fight their way over each border in one phase, and how many have. */
function Borders({ id }: { id: string }) {
  const { view, setFocus } = useTable();
  const isActive = view.viewer === view.turn;
  const used = (to: string) =>
    view.own?.crossings.find(({ areas }) => areas.includes(id) && areas.includes(to))?.used ?? 0;
  return (
    <details className="borders">
      <summary>{texts.borders(NEIGHBOURS[areaIndex(id)].length)}</summary>
      <ul>
        {NEIGHBOURS[areaIndex(id)].map((neighbour) => {
          const to = AREA_IDS[neighbour];
          const kind = borderKind(id, to);
          const limit = BORDER_LIMIT[BORDER_KINDS.indexOf(kind)];
          const limited = limit < Number.MAX_SAFE_INTEGER;
          return (
            <li key={to}>
              <button type="button" onClick={() => setFocus({ area: to })}>
                {areaName(to)}
              </button>
              <span>
                {borderKinds[kind]}
                {limited && (isActive ? ` ${used(to)}/${limit}` : ` ${limit}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
