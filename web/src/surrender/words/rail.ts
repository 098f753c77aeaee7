/** Words of the side rail and its trays. */
export const RAIL_TEXTS = {
  conqueredCountries: (count: number) => `${count} conquered ${count === 1 ? "country" : "countries"}`,
  lesserCountries: (count: number) => `${count} lesser ${count === 1 ? "country" : "countries"}`,
  turnTrack: "Turn Track",
  comes: (units: number, markers: number) =>
    [
      units === 0 ? "" : `${units} ${units === 1 ? "unit" : "units"}`,
      markers === 0 ? "" : `${markers} ${markers === 1 ? "marker" : "markers"}`,
    ]
      .filter(Boolean)
      .join(", "),
  later: (count: number) => `${count} later`,
  afterUsa: (turns: number) => `${turns} turns after the USA enters`,
  printed: "printed dates; each may come up to two turns early or late",
};
