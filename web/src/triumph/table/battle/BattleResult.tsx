import { partyOf } from "@tripartite/triumph/odds/sides";
import { useMemo } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { list } from "../../../words.ts";
import { useTable } from "../context.ts";
import type { Party } from "../model/action.ts";
import { heldBy } from "../model/describeArea.ts";
import { areaName, nationName, partyIn } from "../model/names.ts";
import { DiceLog } from "./DiceLog.tsx";
import { type BattleRecord, type CombatRecord, hitsTaken, shotsOf } from "./record.ts";
import { Tray } from "./Tray.tsx";
import { BATTLE_TEXTS as texts } from "./texts.ts";
import { usePlayback } from "./usePlayback.ts";

/** How the battles ended that have just been fought, until the person closes it, continues, or another one begins. */
export function BattleResult({ battles, defeated, onClose }: CombatRecord & { onClose(): void }) {
  const title = texts.over(list(battles.map(({ area }) => areaName(area))));
  const latest = battles.at(-1)!;
  const shots = useMemo(() => shotsOf(latest), [latest]);
  const playback = usePlayback(latest.key, shots);
  return (
    <section className="bt-result" data-keep-clear aria-label={title}>
      <header>
        <Icon name="p-battle" />
        <h2>{title}</h2>
        <button type="button" className="btn sq" aria-label={texts.close} onClick={onClose}>
          <Icon name="a-close" />
        </button>
      </header>
      <Tray record={latest} playback={playback} />
      {battles.map((record) => (
        <Outcome key={record.key} record={record} />
      ))}
      {defeated.length > 0 && <p className="bt-defeated">{texts.defeated(list(defeated.map(nationName)))}</p>}
    </section>
  );
}

function Outcome({ record }: { record: BattleRecord }) {
  const { view } = useTable();
  return (
    <>
      <ul>
        <li>
          <b>
            {areaName(record.area)}: {heldBy(view, record.area)}
          </b>
        </li>
        <Score record={record} />
      </ul>
      <DiceLog record={record} />
    </>
  );
}

/** Hits of each side. */
export function Score({ record }: { record: BattleRecord }) {
  return record.parties.map((party) => (
    <li key={party}>{texts.result(partyIn(record.area, party), scored(record, party), hitsTaken(record, party))}</li>
  ));
}

function scored(record: BattleRecord, party: Party): number {
  return shotsOf(record)
    .filter(({ nationality }) => nationality !== undefined && partyOf(nationality) === party)
    .reduce((sum, { shot }) => sum + shot!.hits, 0);
}
