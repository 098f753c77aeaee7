/** A battle over the map: order of action, both sides, dice, and the decision with its odds. */
import { FACTIONS, TECHNOLOGIES, UNIT_TYPES } from "@tripartite/triumph/data/kinds";
import { FIRST_FIRE } from "@tripartite/triumph/odds";
import { type BattleSide, isSea, sidesOf } from "@tripartite/triumph/odds/sides";
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../../../app/Icon.tsx";
import type { History } from "../../../net/history.ts";
import type { LiveTable } from "../../../net/live.ts";
import type { Stage } from "../../../net/stage.ts";
import { useStore } from "../../../net/store.ts";
import { sceneOf } from "../../../table/stage/scene.ts";
import type { TriumphScene } from "../../stage/scene.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { unitOf } from "../model/action.ts";
import { areaName, partyIn, TECHNOLOGY_SYMBOLS, technologyName } from "../model/names.ts";
import { BattleDecision } from "./BattleDecision.tsx";
import { BattleEndCard } from "./BattleEndCard.tsx";
import { BattleResult } from "./BattleResult.tsx";
import { DiceLog } from "./DiceLog.tsx";
import { Field } from "./Field.tsx";
import { OrderColumns } from "./OrderColumns.tsx";
import { type BattleRecord, latestCombat, shotsOf } from "./record.ts";
import { BATTLE_TEXTS as texts } from "./texts.ts";
import { usePlayback } from "./usePlayback.ts";
import "./battle.css";
import "./decision.css";
import "./result.css";
import "./narrow.css";

const { parties } = TRIUMPH_TEXTS;

interface Props {
  readonly stage: Stage;
  /** Absent when the battle is looked at again. */
  readonly live?: LiveTable;
  readonly history: History;
}

export const BattleWindow = memo(function BattleWindow({ stage, live, history }: Props) {
  const { view, legal, decision } = useTable();
  const { focus, actedAt } = useAttention();
  const { battles, defeated } = useMemo(() => latestCombat(history), [history]);
  const record = battles.at(-1);
  const [folded, setFolded] = useState<string>();
  /** What had ended before the page was opened is not news. */
  const [closed, setClosed] = useState(record?.ended ? record.key : undefined);
  const { beat, haste } = useStore(stage.state);
  const end = sceneOf<TriumphScene>(beat)?.end;
  useEffect(() => {
    if (end) setClosed(end.record.key);
  }, [end]);
  const { battle } = view;
  if (end) return <BattleEndCard end={end} onContinue={stage.seen} />;
  if (battle === undefined) {
    const wentOn = record !== undefined && actedAt !== undefined && actedAt > record.seq;
    if (!live || record === undefined || !record.ended || record.key === closed || wentOn) return null;
    return <BattleResult battles={battles} defeated={defeated} onClose={() => setClosed(record.key)} />;
  }
  const { area } = battle;
  const current = record?.area === area && !record.ended ? record : undefined;
  const key = current?.key ?? area;
  if (folded === key) {
    return (
      <button type="button" className="btn primary bt-back" onClick={() => setFolded(undefined)}>
        <Icon name="p-battle" />
        {texts.backToBattle}: {areaName(area)}
      </button>
    );
  }
  const sides = sidesOf(view, area, battle.sides);
  const able = [...new Set(legal.map(({ action }) => unitOf(action)).filter((unit) => unit !== undefined))];
  const acting = focus.unit !== undefined && able.includes(focus.unit) ? focus.unit : able[0];
  return (
    <Place question={`${decision?.id} ${able.join()}`}>
      <section className="bt" data-fills-window aria-label={texts.title(areaName(area))}>
        <header className="bt-head">
          <Icon name="p-battle" className="big" />
          <h2>{areaName(area)}</h2>
          <p>
            <b>{kindOf(area, battle.round)}</b> {setting(view, area, sides)}
          </p>
          <Advantages sides={sides} />
          <button
            type="button"
            className="btn on-bar sq"
            aria-label={texts.lookAtMap}
            title={texts.lookAtMap}
            onClick={() => setFolded(key)}
          >
            <Icon name="a-hide" />
          </button>
        </header>
        <Course {...{ area, sides, acting, haste }} isStaged={beat !== undefined} record={current} />
        {live && <BattleDecision live={live} area={area} sides={sides} acting={acting} />}
        {current && <DiceLog record={current} />}
      </section>
    </Place>
  );
});

interface CourseProps {
  readonly area: string;
  readonly sides: readonly BattleSide[];
  readonly record: BattleRecord | undefined;
  readonly acting: number | undefined;
  readonly haste: number;
  readonly isStaged: boolean;
}

/** Order of action, both sides, and the dice. */
function Course({ area, sides, record, acting, haste, isStaged }: CourseProps) {
  const shots = useMemo(() => (record ? shotsOf(record) : []), [record]);
  const playback = usePlayback(record?.key ?? "", shots, haste, isStaged);
  return (
    <>
      <OrderColumns sides={sides} record={record} acting={acting} done={playback.done} />
      <Field area={area} sides={sides} record={record} acting={acting} playback={playback} />
    </>
  );
}

/** A new question is read from the top, where both sides and the last dice are. */
function Place({ question, children }: { question: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question turns back to the top
  useEffect(() => {
    if (place.current) place.current.scrollTop = 0;
  }, [question]);
  return (
    <div ref={place} className="bt-place">
      {children}
    </div>
  );
}

function kindOf(area: string, round: number): string {
  if (!isSea(area)) return texts.landBattle;
  return round > 0 ? texts.seaBattle(round) : texts.seaBattleBegins;
}

function setting(view: ReturnType<typeof useTable>["view"], area: string, sides: readonly BattleSide[]): string {
  const attacker = sides.find(({ attacks }) => attacks);
  const owner = view.areas[area].control;
  const facts = [
    attacker ? texts.attacks(parties[attacker.party]) : "",
    owner === undefined ? "" : texts.owns(partyIn(area, owner)),
  ];
  return facts.filter(Boolean).join("; ");
}

/** Surprise, and technologies that make one side act first. */
function Advantages({ sides }: { sides: readonly BattleSide[] }) {
  const { view } = useTable();
  const present = new Set(sides.flatMap(({ units }) => units.map(({ unitType }) => UNIT_TYPES.indexOf(unitType))));
  const useful = FIRST_FIRE.filter((technology, type) => technology >= 0 && present.has(type));
  const held = FACTIONS.filter((faction) => sides.some(({ party }) => party === faction)).flatMap((faction) =>
    view.factions[faction].revealed
      .filter(({ technology }) => useful.includes(TECHNOLOGIES.indexOf(technology)))
      .map(({ technology }) => ({ faction, technology })),
  );
  const attacker = sides.find(({ attacks }) => attacks);
  return (
    <ul className="bt-advantages">
      {view.playerTurn?.surprise && attacker && (
        <li title={texts.surpriseHint}>
          <Icon name="s-surprise" />
          {texts.surprise(parties[attacker.party])}
        </li>
      )}
      {held.map(({ faction, technology }) => (
        <li key={faction + technology}>
          <Icon name={TECHNOLOGY_SYMBOLS[technology]} />
          {texts.firstFire(parties[faction], technologyName(technology))}
        </li>
      ))}
    </ul>
  );
}
