/** Sentences of upgrades and of Limited sources. */
export const UPGRADE_TEXTS = {
  candidates: (count: number) => `can replace ${count === 1 ? "one unit" : `one of ${count} units`}`,
  becomes: (old: string, fresh: string) => `${old} → ${fresh}`,
  also: (unit: string) => `together with ${unit}`,
};

export const SUPPLY_TEXTS = {
  limited: (source: string) => `Supply from ${source}`,
  feeds: (source: string, units: string) => `${source} supplies ${units}`,
  chooseTwo: (count: number) => `Choose ${count} units.`,
};
