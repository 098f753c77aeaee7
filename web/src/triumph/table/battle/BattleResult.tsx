import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import type { Party } from "../model/action.ts";
import { areaName } from "../model/names.ts";
import { DiceLog } from "./DiceLog.tsx";
import { type BattleRecord, hitsTaken, shotsOf } from "./record.ts";
import { partyOf } from "./sides.ts";
import { Tray } from "./Tray.tsx";
import { BATTLE_TEXTS as texts } from "./texts.ts";

/** How the battle ended that has just been fought, until it is closed or another one begins. */
export function BattleResult({ record, onClose }: { record: BattleRecord; onClose(): void }) {
  return (
    <section className="bt-result" aria-label={texts.over(areaName(record.area))}>
      <header>
        <Icon name="p-battle" />
        <h2>{texts.over(areaName(record.area))}</h2>
        <button type="button" className="btn sq" aria-label={texts.close} onClick={onClose}>
          <Icon name="a-close" />
        </button>
      </header>
      <Tray area={record.area} record={record} />
      <ul>
        {record.parties.map((party) => (
          <li key={party}>
            {texts.result(TRIUMPH_TEXTS.parties[party], scored(record, party), hitsTaken(record, party))}
          </li>
        ))}
      </ul>
      <DiceLog record={record} />
    </section>
  );
}

function scored(record: BattleRecord, party: Party): number {
  return shotsOf(record)
    .filter(({ nationality }) => nationality !== undefined && partyOf(nationality) === party)
    .reduce((sum, { shot }) => sum + shot!.hits, 0);
}
