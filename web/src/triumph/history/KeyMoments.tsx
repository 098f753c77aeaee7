import type { BattleTally, Chronicle, KeyMoment } from "@tripartite/triumph/chronicle";
import { MomentList, type ToldMoment, toldBy } from "../../app/history/figures/MomentList.tsx";
import { HISTORY_TEXTS } from "../../app/history/texts.ts";
import { logOf } from "../table/model/log.ts";
import { areaName } from "../table/model/names.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";

const texts = TRIUMPH_TEXTS.results;
const { moments: momentsTitle, battles: battlesTitle } = HISTORY_TEXTS.results;

interface Props {
  readonly tableId: string;
  readonly moments: Chronicle["moments"];
  readonly battles: Chronicle["battles"];
}

/** Wars, defeats and battles. */
export function KeyMoments({ tableId, moments, battles }: Props) {
  return (
    <div className="key-moments">
      <MomentList tableId={tableId} title={momentsTitle} moments={moments.map(toldMoment)} />
      <MomentList tableId={tableId} title={battlesTitle} moments={battles.map(toldBattle)} />
    </div>
  );
}

function toldMoment(moment: KeyMoment): ToldMoment {
  const { seq, event } = moment;
  const [line] = logOf([{ since: 0, seq, events: [event] }])[0].lines;
  return toldBy(line, moment, whenOf(moment));
}

function toldBattle(battle: BattleTally): ToldMoment {
  const text = (
    <>
      <b>{areaName(battle.area)}</b> {hitsOf(battle)}
    </>
  );
  return { key: String(battle.seq), seq: battle.seq, symbol: "p-battle", text, when: whenOf(battle) };
}

function hitsOf({ hits }: BattleTally): string {
  return Object.entries(hits)
    .map(([party, count]) =>
      texts.battleHits(TRIUMPH_TEXTS.parties[party as keyof typeof TRIUMPH_TEXTS.parties], count),
    )
    .join(", ");
}

function whenOf({ year, season }: Pick<KeyMoment, "year" | "season">): string {
  return texts.when(season && TRIUMPH_TEXTS.seasons[season], year);
}
