import type { WebGame } from "../../games/game.ts";
import type { ReplayIndex } from "../../net/api.ts";
import { HISTORY_TEXTS } from "./texts.ts";

const texts = HISTORY_TEXTS.replay;

interface Props {
  readonly game: WebGame;
  readonly index: ReplayIndex;
  readonly step: number;
  onGo(step: number): void;
}

interface Tick {
  readonly step: number;
  /** Only where a new chapter begins, and there is room for its name. */
  readonly name?: string;
}

/** What a name needs, by its letters: chapters that begin too near to the named one before stay without a name. */
const LETTER_PX = 7;
const ROOM_BESIDE_NAME_PX = 14;
/** What stands beside the line on a wide screen. */
const WIDTH_OF_BUTTONS_PX = 480;

/** The whole game as a line, with its years and seasons. */
export function Scrubber({ game, index, step, onGo }: Props) {
  const last = Math.max(1, index.seqs.length - 1);
  const share = (at: number) => `${(100 * at) / last}%`;
  return (
    <div className="scrubber">
      <input
        type="range"
        min={0}
        max={index.seqs.length - 1}
        value={step}
        aria-label={texts.scrubber}
        aria-valuetext={`${timeAt(game, index, step)}. ${texts.position(step, index.seqs.length - 1)}`}
        onChange={({ target }) => onGo(Number(target.value))}
      />
      <ol className="ticks" aria-hidden="true">
        {ticksOf(game, index).map(({ step: at, name }) => (
          <li key={at} className={tickClass(name, at / last)} style={{ left: share(at) }}>
            {name && <span>{name}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** From here on a name stands before its tick, so that it does not leave the line. */
const NEAR_END = 0.95;

function tickClass(name: string | undefined, share: number): string {
  if (name === undefined) return "";
  return share > NEAR_END ? "named at-end" : "named";
}

/** When a step is, in the words of the game. */
export function timeAt(game: WebGame, { times }: ReplayIndex, step: number): string {
  const mark = times.findLast((one) => one.step <= step);
  if (mark === undefined || game.describeTime === undefined) return "";
  const { chapter, section, detail } = game.describeTime(mark.time);
  return [section ? `${section} ${chapter}` : chapter, detail].filter(Boolean).join(", ");
}

function ticksOf(game: WebGame, { times, seqs }: ReplayIndex): Tick[] {
  if (game.describeTime === undefined) return [];
  const width = innerWidth >= 1024 ? innerWidth - WIDTH_OF_BUTTONS_PX : innerWidth;
  const roomFor = (name: string) => ((LETTER_PX * name.length + ROOM_BESIDE_NAME_PX) / width) * seqs.length;
  const ticks: Tick[] = [];
  let before = { chapter: "", section: "" };
  let free = Number.NEGATIVE_INFINITY;
  for (const { step, time } of times) {
    const { chapter, section = "" } = game.describeTime(time);
    const isNew = chapter !== before.chapter;
    if (!isNew && section === before.section) continue;
    before = { chapter, section };
    const hasRoom = step > free;
    ticks.push({ step, ...(isNew && hasRoom && { name: chapter }) });
    if (isNew && hasRoom) free = step + roomFor(chapter);
  }
  return ticks;
}
