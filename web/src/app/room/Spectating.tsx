import { useEffect, useState } from "react";
import { sidesOf } from "../../games/registry.ts";
import type { TableInfo } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { useDesk } from "../desk/context.ts";
import { useWatching } from "../desk/deeds.ts";
import { Icon } from "../Icon.tsx";
import { goTo, tableAddress } from "../router.ts";
import { LateInvitation } from "./LateInvitation.tsx";
import { invitationHere, takeOrAsk } from "./vacancy.ts";

const texts = TEXTS.spectator;

interface Props {
  readonly table: TableInfo;
  readonly resigned: boolean;
  /** Seats that the person left and may take back. */
  readonly kept: readonly number[];
}

/** Says that one only watches, with how many others, and which seats could be taken. */
export function Spectating({ table, resigned, kept }: Props) {
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const desk = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the table the seat may be ours
  useEffect(() => {
    if (isAsking) desk?.reload();
  }, [isAsking, table.version]);
  const count = useWatching();
  const sides = sidesOf(table);
  const isPlaying = table.status === "playing";
  const mayCome = isPlaying && !resigned && table.practiceSeed === undefined;
  const isInvited = invitationHere() !== undefined;
  const labelOf = (seat: number) =>
    texts[kept.includes(seat) ? "takeBack" : isInvited ? "take" : "ask"](sides[seat]?.name ?? String(seat));
  const vacant = table.seats.flatMap(({ vacant: isFree }, seat) => (isFree && mayCome ? [seat] : []));
  const take = async (seat: number) => {
    try {
      if ((await takeOrAsk(table.id, seat)) === "seated") goTo(`${tableAddress(table.id)}?seat=${seat}`);
      else setAsking(true);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <>
      {isPlaying && isInvited && !resigned && kept.length === 0 && <LateInvitation vacant={vacant.length > 0} />}
      <aside className="spectating" aria-label={texts.title}>
        <p>
          <Icon name="a-eye" />
          <b>{texts.title}</b>
          <span>{texts.count(Math.max(1, count))}</span>
        </p>
        {isPlaying && resigned && <p>{texts.resigned}</p>}
        {isPlaying && kept.length > 0 && <p>{TEXTS.room.seatKept}</p>}
        {vacant.map((seat) => (
          <button key={seat} type="button" className="btn" onClick={() => take(seat)}>
            {sides[seat] && <Icon name={sides[seat].emblem} />}
            {labelOf(seat)}
          </button>
        ))}
        {isAsking && table.proposal?.kind === "seat" && <span role="status">{texts.asked}</span>}
        <span className="problem" role="alert">
          {problem}
        </span>
      </aside>
    </>
  );
}
