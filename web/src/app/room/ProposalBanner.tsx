import { useState } from "react";
import type { SideLook } from "../../games/game.ts";
import type { Proposal } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import type { Desk } from "../desk/context.ts";
import { useReplayIndex, useTold } from "../desk/rollbacks.ts";
import { timeAt } from "../history/Scrubber.tsx";
import { Link } from "../Link.tsx";
import { replayAddress } from "../router.ts";

const texts = TEXTS.room;

/** A proposal to take moves back or to end the game, or a request for a seat; all players must agree. */
export function ProposalBanner({ desk, proposal, seat }: { desk: Desk; proposal: Proposal; seat: number }) {
  const { live, game, table } = desk;
  const [problem, setProblem] = useState<string>();
  const answer = (accept: boolean) =>
    live.answerProposal(proposal.number, accept).catch((error: Error) => setProblem(error.message));
  const sides = game.sides(table.options);
  return (
    <aside className="table-banner" role="status">
      {proposal.kind === "rollback" ? (
        <RollbackQuestion desk={desk} proposal={proposal} seat={seat} sides={sides} />
      ) : (
        <b>{describeProposal(proposal, sides)}</b>
      )}
      {proposal.accepted.includes(seat) ? (
        <span>{texts.othersDecide}</span>
      ) : (
        <button type="button" className="btn primary" onClick={() => answer(true)}>
          {texts.agree}
        </button>
      )}
      <button type="button" className="btn" onClick={() => answer(false)}>
        {proposal.by.includes(seat) ? texts.takeProposalBack : texts.decline}
      </button>
      <span className="problem">{problem}</span>
    </aside>
  );
}

function describeProposal({ kind, by, winners = [], seat, name }: Proposal, sides: readonly SideLook[]): string {
  const nameOf = (one: number) => sides[one]?.name ?? String(one);
  const who = by.map(nameOf).join(", ");
  if (kind === "ending") return texts.proposals.ending(who, winners.map(nameOf).join(", "));
  if (kind === "seat") return texts.proposals.seat(name ?? "", nameOf(seat ?? 0));
  if (kind === "replacement") return texts.proposals.replacement(who, nameOf(seat ?? 0));
  return kind === "watching" ? texts.proposals.watching(who) : texts.proposals.pause(who);
}

interface RollbackProps {
  readonly desk: Desk;
  readonly proposal: Proposal;
  readonly seat: number;
  readonly sides: readonly SideLook[];
}

/** The moment is named by the first move that goes, with a look at it; moves that are made meanwhile go, too. */
function RollbackQuestion({ desk, proposal, seat, sides }: RollbackProps) {
  const { live, game, table } = desk;
  const { to = 0 } = proposal;
  const index = useReplayIndex(live);
  const step = index?.seqs.indexOf(to) ?? -1;
  const next = step < 0 ? undefined : index!.seqs[step + 1];
  const told = useTold(game, live, next === undefined ? [] : [next]);
  const who = proposal.by.map((one) => sides[one]?.name ?? String(one)).join(", ");
  if (index === undefined || next === undefined) return <b>{texts.proposals.rollback(who)}</b>;
  const what = told.get(next) ?? TEXTS.desk.unseen;
  return (
    <>
      <b>{texts.proposals.rollbackTo(who, what, timeAt(game, index, step), index.seqs.length - 1 - step)}</b>
      <Link className="btn ghost" href={replayAddress(table.id, to, seat)}>
        {TEXTS.desk.lookThere}
      </Link>
    </>
  );
}
