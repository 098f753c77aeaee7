const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_LINES = 5;

export interface Scale {
  readonly least: number;
  readonly most: number;
  /** Where lines are drawn across. */
  readonly lines: readonly number[];
}

/** A scale of round numbers that holds all values and nought. */
export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = STEPS.find((one) => (high - low) / one <= MOST_LINES) ?? STEPS[STEPS.length - 1];
  const least = Math.floor(low / step) * step;
  const most = Math.ceil(high / step) * step;
  return { least, most, lines: Array.from({ length: (most - least) / step + 1 }, (_, i) => least + i * step) };
}

/** Labels at the end of lines, moved apart so that none covers another, none beyond `most`; in the order of the values. */
export function spread(places: readonly number[], room: number, most = Number.POSITIVE_INFINITY): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a] - places[b]);
  const spreadPlaces = [...places];
  for (let i = 1; i < order.length; i++)
    spreadPlaces[order[i]] = Math.max(spreadPlaces[order[i]], spreadPlaces[order[i - 1]] + room);
  let limit = most;
  for (const index of order.toReversed()) {
    spreadPlaces[index] = Math.min(spreadPlaces[index], limit);
    limit = spreadPlaces[index] - room;
  }
  return spreadPlaces;
}
