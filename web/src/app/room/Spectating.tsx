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

/** Says that one only watches, with how many others, and which seats could be taken. */
export function Spectating({ table, resigned }: { table: TableInfo; resigned: boolean }) {
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
  const mayCome = isPlaying && table.practiceSeed === undefined;
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
      {isPlaying && invitationHere() !== undefined && <LateInvitation vacant={vacant.length > 0} />}
      <aside className="spectating" aria-label={texts.title}>
        <p>
          <Icon name="a-eye" />
          <b>{texts.title}</b>
          <span>{texts.count(Math.max(1, count))}</span>
        </p>
        {isPlaying && resigned && <p>{texts.resigned}</p>}
        {vacant.map((seat) => (
          <button key={seat} type="button" className="btn" onClick={() => take(seat)}>
            {sides[seat] && <Icon name={sides[seat].emblem} />}
            {texts.take(sides[seat]?.name ?? String(seat))}
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
