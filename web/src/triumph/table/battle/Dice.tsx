import { useEffect, useState } from "react";
import { hitDice, type Step } from "./record.ts";

const FACES = 6;
const TUMBLE_MS = 80;

interface Props {
  readonly shot: NonNullable<Step["shot"]>;
  readonly rolling?: boolean;
}

/** Dice of one shot; those that hit are amber. While they roll they show any face. */
export function Dice({ shot, rolling = false }: Props) {
  const [tumble, setTumble] = useState(0);
  useEffect(() => {
    if (!rolling) return;
    const timer = setInterval(() => setTumble((step) => step + 1), TUMBLE_MS);
    return () => clearInterval(timer);
  }, [rolling]);
  const hit = hitDice(shot);
  return (
    <span className={`dice ${rolling ? "rolling" : ""}`}>
      <span className="unseen">{rolling ? "" : shot.dice.join(", ")}</span>
      {shot.dice.map((die, index) => {
        const face = rolling ? 1 + ((die + tumble * (index + 2)) % FACES) : die;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity
            key={index}
            className={`die ${hit[index] && !rolling ? "hit" : ""}`}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <use href={`#d-${face}`} />
          </svg>
        );
      })}
    </span>
  );
}
