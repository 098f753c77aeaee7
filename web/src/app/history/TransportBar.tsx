import type { WebGame } from "../../games/game.ts";
import type { ReplayIndex } from "../../net/api.ts";
import { Icon } from "../Icon.tsx";
import { Scrubber, timeAt } from "./Scrubber.tsx";
import { HISTORY_TEXTS } from "./texts.ts";
import { type Transport, UNITS, type Unit } from "./useTransport.ts";

const texts = HISTORY_TEXTS.replay;

interface Props {
  readonly game: WebGame;
  readonly index: ReplayIndex;
  readonly transport: Transport;
}

/** Play, step and scrub. */
export function TransportBar({ game, index, transport }: Props) {
  const { position, isPlaying, unit, delay, go, move, play, setUnit, setDelay } = transport;
  const last = index.seqs.length - 1;
  const step = (by: 1 | -1, size: Unit, symbol: string) => (
    <button
      type="button"
      className={`btn sq ${by < 0 ? "backwards" : ""}`}
      aria-label={by < 0 ? texts.back(texts.units[size]) : texts.forward(texts.units[size])}
      disabled={by < 0 ? position.step === 0 : position.step === last && position.event === undefined}
      onClick={() => move(by, size)}
    >
      <Icon name={symbol} />
    </button>
  );
  return (
    <section className="transport" aria-label={texts.controls}>
      <div className="transport-buttons">
        {step(-1, "phase", "a-skip")}
        {step(-1, unit, "a-chevron")}
        <button
          type="button"
          className="btn primary sq"
          aria-label={isPlaying ? texts.pause : texts.play}
          onClick={() => {
            if (!isPlaying && position.step === last) go(0);
            play(!isPlaying);
          }}
        >
          <Icon name={isPlaying ? "a-pause" : "a-play"} />
        </button>
        {step(1, unit, "a-chevron")}
        {step(1, "phase", "a-skip")}
      </div>
      <div className="transport-line">
        <p className="transport-time">
          <b>{timeAt(game, index, position.step)}</b>
          <span>{texts.position(position.step, last)}</span>
        </p>
        <Scrubber game={game} index={index} step={position.step} onGo={go} />
      </div>
      <div className="transport-choices">
        <label>
          <span>{texts.unit}</span>
          <select value={unit} onChange={({ target }) => setUnit(target.value as Unit)}>
            {UNITS.map((one) => (
              <option key={one} value={one}>
                {texts.units[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{texts.speed}</span>
          <select value={delay} onChange={({ target }) => setDelay(Number(target.value))}>
            {texts.speeds.map(({ name, ms }) => (
              <option key={ms} value={ms}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="unseen">{texts.keys}</p>
    </section>
  );
}
