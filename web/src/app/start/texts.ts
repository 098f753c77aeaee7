export const MORE_TEXTS = {
  title: "More choices",
  time: "Time",
  reserve: (unit: string) => `In reserve at the beginning (${unit})`,
  increment: (unit: string) => `More for each turn (${unit})`,
  units: { minutes: "minutes", days: "days" },
  rules: "Rules of this table",
};
