import type { BattleTally, Chronicle, KeyMoment } from "@tripartite/triumph/chronicle";
import { Icon } from "../../app/Icon.tsx";
import { Link } from "../../app/Link.tsx";
import { replayAddress } from "../../app/router.ts";
import { logOf } from "../table/model/log.ts";
import { areaName } from "../table/model/names.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";

const texts = TRIUMPH_TEXTS.results;

interface Props {
  readonly tableId: string;
  readonly moments: Chronicle["moments"];
  readonly battles: Chronicle["battles"];
}

/** Wars, defeats and battles, each with the way to its moment in the replay. */
export function KeyMoments({ tableId, moments, battles }: Props) {
  return (
    <div className="key-moments">
      <section>
        <h2>{texts.moments}</h2>
        <ol>
          {moments.map((moment) => (
            <li key={`${moment.seq} ${JSON.stringify(moment.event)}`}>
              <MomentLine moment={moment} />
              <SeeIt tableId={tableId} moment={moment} />
            </li>
          ))}
        </ol>
      </section>
      {battles.length > 0 && (
        <section>
          <h2>{texts.battles}</h2>
          <ol>
            {battles.map((battle) => (
              <li key={battle.seq}>
                <Icon name="p-battle" />
                <span className="grow">
                  <b>{areaName(battle.area)}</b> {hitsOf(battle)}
                </span>
                <SeeIt tableId={tableId} moment={battle} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function MomentLine({ moment }: { moment: KeyMoment }) {
  const [{ symbol, pieces, faction }] = logOf([{ since: 0, seq: moment.seq, events: [moment.event] }])[0].lines;
  return (
    <>
      <span className={faction ? `f-${faction} emb` : ""}>
        <Icon name={symbol} />
      </span>
      <span className="grow">{pieces.map(({ text }) => text).join("")}</span>
    </>
  );
}

function hitsOf({ hits }: BattleTally): string {
  return Object.entries(hits)
    .map(([party, count]) =>
      texts.battleHits(TRIUMPH_TEXTS.parties[party as keyof typeof TRIUMPH_TEXTS.parties], count),
    )
    .join(", ");
}

function SeeIt({ tableId, moment }: { tableId: string; moment: Pick<KeyMoment, "seq" | "year" | "season"> }) {
  const { seq, year, season } = moment;
  const when = texts.when(season && TRIUMPH_TEXTS.seasons[season], year);
  return (
    <Link className="see-it" href={replayAddress(tableId, seq, "open")}>
      {when}
      <Icon name="a-play" label={texts.seeIt} />
    </Link>
  );
}
