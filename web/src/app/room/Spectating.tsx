import { useCallback, useEffect, useState } from "react";
import { sidesOf } from "../../games/registry.ts";
import { api, type TableInfo } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { useDesk } from "../desk/context.ts";
import { Icon } from "../Icon.tsx";
import { goTo, tableAddress } from "../router.ts";
import { useLoaded } from "../useLoaded.ts";
import { LateInvitation } from "./LateInvitation.tsx";
import { invitationHere, takeOrAsk } from "./vacancy.ts";

const COUNT_EVERY_MS = 20_000;
const texts = TEXTS.spectator;

/** Says that one only watches, with how many others, and which seats could be taken. */
export function Spectating({ table }: { table: TableInfo }) {
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const desk = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the table the seat may be ours
  useEffect(() => {
    if (isAsking) desk?.reload();
  }, [isAsking, table.version]);
  const load = useCallback(() => api.watchers(table.id), [table.id]);
  const { value: count = 1, reload } = useLoaded(load);
  useEffect(() => {
    const timer = setInterval(reload, COUNT_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
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
