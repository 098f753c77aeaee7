import type { Forecast, Question } from "@tripartite/triumph/odds/forecast";
import { useEffect, useState } from "react";

/** The worker is started with the first question and answers in order. */
let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (forecast: Forecast) => void>();
const known = new Map<string, Promise<Forecast>>();
const MOST_KNOWN = 400;

function startWorker(): Worker {
  const started = new Worker(new URL("./oddsWorker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data: { id, forecast } }: MessageEvent<{ id: number; forecast: Forecast }>) => {
    waiting.get(id)?.(forecast);
    waiting.delete(id);
  };
  return started;
}

function ask(key: string, question: Question): Promise<Forecast> {
  const asked = known.get(key);
  if (asked !== undefined) return asked;
  if (known.size >= MOST_KNOWN) known.clear();
  worker ??= startWorker();
  const id = ++lastId;
  const { promise, resolve } = Promise.withResolvers<Forecast>();
  waiting.set(id, resolve);
  known.set(key, promise);
  worker.postMessage({ id, question });
  return promise;
}

export type Forecasts = ReadonlyMap<string, Forecast>;

/** Forecasts by name, each as soon as it is there. */
export function useForecasts(questions: Readonly<Record<string, Question>>): Forecasts {
  const key = JSON.stringify(questions);
  const [answers, setAnswers] = useState<{ readonly key: string; readonly found: Forecasts }>({
    key: "",
    found: new Map(),
  });
  useEffect(() => {
    let isWanted = true;
    const asked = JSON.parse(key) as Record<string, Question>;
    for (const [name, question] of Object.entries(asked)) {
      ask(JSON.stringify(question), question).then((forecast) => {
        if (!isWanted) return;
        setAnswers((before) => ({
          key,
          found: new Map([...(before.key === key ? before.found : []), [name, forecast]]),
        }));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [key]);
  return answers.key === key ? answers.found : NONE;
}

const NONE: Forecasts = new Map();
