import type { FactionName } from "@tripartite/triumph/data/kinds";
import { CAPITAL_OF_NATION, FACTION_OF_NATION, NATION_IDS } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { AREAS, areaOf, type BoardArea } from "./boardMap.ts";
import { STATUS_SIGNS } from "./labels.ts";

type NationView = View["nations"][string];

/** Diplomacy and control at the capitals. */
export const NationMarks = memo(function NationMarks({ nations }: { nations: View["nations"] }) {
  return (
    <g className="nation-marks">
      {NATION_IDS.map((id, n) => {
        const [nation, capital] = [nations[id], AREAS[CAPITAL_OF_NATION[n]]];
        const holder = nation?.marker ?? nation?.influence?.faction;
        if (!nation || !isWorthAMark(nation, n)) return null;
        return <NationMark key={id} nation={nation} capital={capital} holder={holder} />;
      })}
    </g>
  );
});

/** Powers and Colonies in the hands of their own Faction, and Neutrals without Influence, need none. */
function isWorthAMark({ status, marker, influence }: NationView, n: number): boolean {
  if (influence) return true;
  if (status === "neutral" || status === "power") return marker !== undefined && marker !== homeOf(n);
  return true;
}

function homeOf(n: number): FactionName | undefined {
  return (["axis", "west", "ussr"] as const)[FACTION_OF_NATION[n]];
}

const MARK_HEIGHT = 24;

function NationMark({
  nation,
  capital,
  holder,
}: {
  nation: NationView;
  capital: BoardArea;
  holder: FactionName | undefined;
}) {
  const sign = nation.influence ? `${nation.influence.count}` : STATUS_SIGNS[nation.status];
  const width = 30 + sign.length * 9;
  const isSettled = !nation.influence && holder !== undefined;
  return (
    <g transform={`translate(${capital.label.join(" ")})`} {...DECORATION}>
      <g className="nation-mark-place">
        <g
          className={`nation-mark faction-${holder ?? "neutral"} ${isSettled ? "nation-mark-settled" : ""}`}
          transform={`translate(0 ${markOffset(capital)})`}
        >
          <rect x={-width / 2} y={-MARK_HEIGHT / 2} width={width} height={MARK_HEIGHT} rx={MARK_HEIGHT / 2} />
          <use href={`#f-${holder ?? "neutral"}`} x={-width / 2 + 4} y="-9" width="18" height="18" />
          <text x={10} y="6">
            {sign}
          </text>
        </g>
      </g>
    </g>
  );
}

/** On the side of the name that faces away from the blocks. */
function markOffset({ label, blocks, text }: BoardArea): number {
  return label[1] <= blocks[1] ? -text.size - MARK_HEIGHT / 2 + 2 : MARK_HEIGHT / 2 + 9;
}

/** Blockades beside the name of the area that they cut off. */
export const BlockadeMarks = memo(function BlockadeMarks({ marks }: { marks: View["marks"] }) {
  return marks.map(({ area: id, faction }, n) => {
    const area = areaOf(id);
    if (!area) return null;
    const earlier = marks.slice(0, n).filter((mark) => mark.area === id).length;
    const x = area.label[0] + area.text.width / 2 + 14 + earlier * 27;
    return (
      <g
        key={`${id} ${faction}`}
        className={`blockade faction-${faction}`}
        transform={`translate(${x} ${area.label[1] - 8})`}
        {...DECORATION}
      >
        <circle r="12" />
        <use href="#s-blockade" x="-9" y="-9" width="18" height="18" />
      </g>
    );
  });
});

/** Contested land, and Battles to come; the one that is being fought is live. */
export const BattleMarks = memo(function BattleMarks({ view }: { view: View }) {
  const current = view.battle?.area;
  const coming = new Set(view.playerTurn?.battles ?? []);
  return AREAS.map((area) => {
    const isBattle = area.id === current || coming.has(area.id);
    if (!isBattle && !view.areas[area.id]?.seniority) return null;
    const x = area.label[0] - area.text.width / 2 - 17;
    const y = area.label[1] - 8;
    return (
      <g
        key={area.id}
        className={area.id === current ? "battle-mark battle-mark-live" : "battle-mark"}
        transform={`translate(${x} ${y})`}
        {...DECORATION}
      >
        <circle r="15" />
        <use href={isBattle ? "#p-battle" : "#s-contested"} x="-10" y="-10" width="20" height="20" />
      </g>
    );
  });
});

/** Words beside the names of areas. */
export const PlanMarks = memo(function PlanMarks({ plans }: { plans: ReadonlyMap<string, string> }) {
  return [...plans].map(([id, text]) => {
    const area = areaOf(id);
    if (!area) return null;
    const x = area.label[0] + area.text.width / 2 + 8 + planMarkWidth(text) / 2;
    return <PlanMark key={id} text={text} x={x} y={area.label[1] - 8} />;
  });
});

function planMarkWidth(text: string): number {
  return 22 + text.length * 11;
}

/** A word about what is planned, around a point. */
export function PlanMark({ text, x, y, scale = 1 }: { text: string; x: number; y: number; scale?: number }) {
  const width = planMarkWidth(text);
  return (
    <g className="plan-mark" transform={`translate(${x} ${y}) scale(${scale})`} {...DECORATION}>
      <rect x={-width / 2} y="-14" width={width} height="28" rx="14" />
      <text y="7">{text}</text>
    </g>
  );
}
