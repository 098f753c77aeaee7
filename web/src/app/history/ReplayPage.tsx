import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import { webGame } from "../../games/registry.ts";
import { api, type Eyes, type OwnTable, type ReplayIndex } from "../../net/api.ts";
import { batchAt, frameAt, historyTo, Replay, type ReplayState, stepOf, viewAt } from "../../net/replay.ts";
import type { Pace } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";
import { CopyButton } from "../CopyButton.tsx";
import { Link } from "../Link.tsx";
import { PageProblem } from "../PageProblem.tsx";
import { person } from "../people.ts";
import { goTo, replayAddress, resultsAddress, tableAddress } from "../router.ts";
import { useLoaded } from "../useLoaded.ts";
import { useTitle } from "../useTitle.ts";
import { TransportBar } from "./TransportBar.tsx";
import { HISTORY_TEXTS } from "./texts.ts";
import { useReasons } from "./useReasons.ts";
import { useTransport, useTransportKeys } from "./useTransport.ts";
import "../styles/replay.css";

const texts = HISTORY_TEXTS.replay;

interface Props {
  readonly id: string;
  readonly at?: number;
  readonly eyes?: string;
}

/** A game as it went, by its address: which table, which moment, through whose eyes. */
export default function ReplayPage({ id, at, eyes: wanted }: Props) {
  const { known, changes } = useStore(person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person may see through other eyes
  const load = useCallback(() => api.table(id), [id, changes]);
  const { value: table, failure } = useLoaded(load);
  useTitle(table && texts.titleOf(table.title || (webGame(table.game)?.name ?? "")));
  if (failure !== undefined) return <PageProblem text={failure} />;
  if (table === undefined || !known) return <p className="notice">{texts.loading}</p>;
  const game = webGame(table.game);
  const eyes = eyesOf(table, wanted);
  if (game?.Replay === undefined) return <PageProblem text={TEXTS.unknownGame} />;
  return <LoadedReplay key={String(eyes)} table={table} game={game} eyes={eyes} at={at} />;
}

/** Whose eyes one may use: one's own, or after the end any. */
function choicesOf(table: OwnTable): Eyes[] {
  if (table.status === "ended") return [...table.seats.keys(), "watch", "open"];
  return [...table.yourSeats, "watch"];
}

function eyesOf(table: OwnTable, wanted: string | undefined): Eyes {
  const choices = choicesOf(table);
  const usual = table.yourSeats[0] ?? (table.status === "ended" ? "open" : "watch");
  return choices.find((choice) => String(choice) === wanted) ?? usual;
}

interface LoadedProps {
  readonly table: OwnTable;
  readonly game: WebGame;
  readonly eyes: Eyes;
  readonly at: number | undefined;
}

function LoadedReplay({ table, game, eyes, at }: LoadedProps) {
  const replay = useMemo(() => new Replay(table.id, eyes), [table.id, eyes]);
  const state = useStore(replay.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of the address matters only at first
  useEffect(() => {
    replay.load(at);
    return () => replay.stop();
  }, [replay]);
  if (state.problem !== undefined) return <PageProblem text={state.problem} />;
  if (state.index === undefined || viewAt(state, stepOf(state.index, at)) === undefined)
    return <p className="notice">{texts.loading}</p>;
  return <Player table={table} game={game} eyes={eyes} at={at} state={state} index={state.index} />;
}

function Player({ table, game, eyes, at, state, index }: LoadedProps & { state: ReplayState; index: ReplayIndex }) {
  const countEvents = useCallback((step: number) => batchAt(state, step)?.events.length ?? 0, [state]);
  const [isShowing, setShowing] = useState(false);
  const transport = useTransport(index, stepOf(index, at), countEvents, isShowing);
  useTransportKeys(transport, index.seqs.length - 1);
  const { step, event, isNext } = transport.position;
  const seq = index.seqs[step];
  const address = replayAddress(table.id, seq, eyes);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, "", address), 300);
    return () => clearTimeout(timer);
  }, [address]);
  const told = useMemo(() => historyTo(state, step), [state, step]);
  const isLoaded = viewAt(state, step - 1) !== undefined && viewAt(state, step) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts that arrive meanwhile do not begin the show anew
  const frame = useMemo(
    () => (isNext && isLoaded ? frameAt(state, step, historyTo(state, step - 1)) : undefined),
    [step, isNext, isLoaded],
  );
  const reason = useReasons(table.id, 0).get(seq);
  const view = viewAt(state, step);
  const events = batchAt(state, step)?.events ?? [];
  const Screen = game.Replay!;
  const sides = game.sides(table.options);
  const title = table.title || game.name;
  const bar = (
    <div className="replay-bar">
      <label className="eyes">
        <span>{texts.eyes}</span>
        <select value={String(eyes)} onChange={({ target }) => goTo(replayAddress(table.id, seq, target.value))}>
          {choicesOf(table).map((choice) => (
            <option key={choice} value={String(choice)}>
              {typeof choice === "number" ? sides[choice].name : texts[choice]}
            </option>
          ))}
        </select>
      </label>
      <CopyButton className="btn on-bar" text={new URL(address, location.origin).href} label={texts.share} />
      <Link
        className="btn on-bar"
        href={table.status === "ended" && game.Results ? resultsAddress(table.id) : tableAddress(table.id)}
      >
        {table.status === "ended" ? texts.toResults : texts.toTable}
      </Link>
    </div>
  );
  return (
    <Suspense fallback={<p className="notice">{texts.loading}</p>}>
      {view === undefined ? (
        <p className="notice">{texts.loading}</p>
      ) : (
        <Screen
          table={table}
          title={texts.of(title)}
          eyes={eyes}
          view={view}
          seq={seq}
          events={event === undefined ? events : [events[event]]}
          {...(reason !== undefined && { reason })}
          history={told}
          frame={frame}
          pace={paceOf(transport.delay)}
          onShowing={setShowing}
          bar={bar}
          controls={<TransportBar game={game} index={index} transport={transport} />}
          onMoment={(moment) => {
            transport.play(false);
            transport.go(stepOf(index, moment));
          }}
        />
      )}
    </Suspense>
  );
}

/** How fast a step is shown, by how soon the next one comes. */
function paceOf(delay: number): Pace {
  if (delay > 1200) return "slow";
  if (delay > 450) return "normal";
  return delay > 120 ? "quick" : "once";
}
