/** Both sides face up, with the tray for the dice between them. */

import { type BattleSide, type BattleUnit, cvOf, isIdle, isSea } from "@tripartite/triumph/odds/sides";
import { Icon } from "../../../app/Icon.tsx";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useTable } from "../context.ts";
import { areaName, partyIn } from "../model/names.ts";
import { Block } from "../parts/Block.tsx";
import { type BattleRecord, hitsTaken } from "./record.ts";
import { Tray } from "./Tray.tsx";
import { BATTLE_TEXTS as texts } from "./texts.ts";
import type { Playback } from "./usePlayback.ts";

const { unitTypes } = TRIUMPH_TEXTS;

interface Props {
  readonly area: string;
  readonly sides: readonly BattleSide[];
  readonly record: BattleRecord | undefined;
  readonly acting: number | undefined;
  readonly playback: Playback;
}

export function Field({ area, sides, record, acting, playback }: Props) {
  const defenders = sides.filter(({ attacks }) => !attacks);
  const attackers = sides.filter(({ attacks }) => attacks);
  return (
    <div className="bt-field">
      <div className="bt-half">
        {defenders.map((side) => (
          <Side key={side.party} side={side} area={area} record={record} acting={acting} />
        ))}
      </div>
      <Tray record={record} playback={playback} />
      <div className="bt-half attacker">
        {attackers.map((side) => (
          <Side key={side.party} side={side} area={area} record={record} acting={acting} />
        ))}
      </div>
    </div>
  );
}

interface SideProps extends Omit<Props, "sides" | "playback"> {
  readonly side: BattleSide;
}

function Side({ side, area, record, acting }: SideProps) {
  const { view } = useTable();
  const { party, attacks, units, groups, hidden } = side;
  const taken = record ? hitsTaken(record, party) : 0;
  const facts = [
    party === view.viewer ? texts.you : "",
    attacks ? texts.attacking : texts.defends,
    texts.cv(cvOf(units)),
    taken > 0 ? texts.hitsTaken(taken) : "",
  ];
  return (
    <section className={`bt-side f-${party === "native" ? "neutral" : party}`} aria-label={partyIn(area, party)}>
      <h3>
        <span className="emb">
          <Icon name={`f-${party === "native" ? "neutral" : party}`} />
        </span>
        {partyIn(area, party)}
        <small>{facts.filter(Boolean).join(" · ")}</small>
      </h3>
      <ul className="bt-row" data-keep-clear>
        {units.map((unit) => (
          <li key={unit.key}>
            <Fighter unit={unit} area={area} isActing={unit.unit !== undefined && unit.unit === acting} />
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <div key={group[0].key} className="bt-waiting">
          <span>{texts.group(groupRoute(group[0], view.areas[area].units ?? []))}</span>
          <ul className="bt-row small">
            {group.map((unit) => (
              <li key={unit.key}>
                <Block nationality={unit.nationality} unitType={unit.unitType} cv={unit.cv} isAtSea />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hidden > 0 && <p className="bt-hidden">{texts.hiddenBlocks(hidden)}</p>}
    </section>
  );
}

function groupRoute({ unit }: BattleUnit, own: readonly { unit: number; route?: string[] }[]): string {
  return list((own.find((one) => one.unit === unit)?.route ?? []).slice(0, -1).map(areaName));
}

/** One block; an own one that may be chosen is a button. */
function Fighter({ unit, area, isActing }: { unit: BattleUnit; area: string; isActing: boolean }) {
  const { setFocus, decision } = useTable();
  const { lit, clickUnit } = useAttention();
  const note = noteOf(unit);
  const face = <Block nationality={unit.nationality} unitType={unit.unitType} cv={unit.cv} isAtSea={isSea(area)} />;
  const number = unit.unit !== undefined && lit.units.has(unit.unit) ? unit.unit : undefined;
  const choose = (number: number) => (decision?.id === "D26" ? setFocus({ unit: number }) : clickUnit(number));
  return (
    <span className={["bt-unit", unit.acted && "done", isActing && "on"].filter(Boolean).join(" ")} title={note}>
      {number !== undefined ? (
        <button type="button" aria-pressed={isActing} onClick={() => choose(number)}>
          {face}
        </button>
      ) : (
        face
      )}
      <small>
        {unitTypes[unit.unitType]}
        {note && <span className="unseen">, {note}</span>}
      </small>
      {isIdle(unit) && <em aria-hidden="true">{texts.idle}</em>}
    </span>
  );
}

export function noteOf({ acted, invader, raider, convoy }: BattleUnit): string | undefined {
  if (convoy) return texts.convoy;
  if (invader) return texts.invader;
  if (raider) return texts.raider;
  return acted ? texts.acted : undefined;
}
