/** Prepared positions of the lessons: position files (docs/protocol.md) that a table may begin with. */
import type { Json } from "@tripartite/kernel";
import type { LessonName } from "../data/kinds.ts";

/** Two armies on the Rhine; the French are fewer. */
const LAND_BATTLE = {
  game: "triumph",
  year: 1940,
  season: "summer",
  phase: "movement",
  seat: "axis",
  command: 4,
  wars: [["axis", "west"]],
  factions: { axis: { hand: ["A03", "A08"] }, west: { hand: ["A02", "A07"] }, ussr: { hand: ["A13"] } },
  units: [
    { area: "munich", unitType: "tank", cv: 3 },
    { area: "munich", unitType: "infantry", cv: 3 },
    { area: "ruhr", unitType: "airForce", cv: 2 },
    { area: "berlin", unitType: "infantry", cv: 2 },
    { area: "rome", unitType: "infantry", cv: 2 },
    { area: "lorraine", unitType: "infantry", cv: 2 },
    { area: "lorraine", unitType: "tank", cv: 1 },
    { area: "paris", unitType: "infantry", cv: 2 },
    { area: "london", unitType: "fleet", cv: 3 },
    { area: "moscow", unitType: "infantry", cv: 3 },
  ],
};

/** A German convoy with its escort on the way to Norway; the Royal Navy is near. */
const SEA_BATTLE = {
  game: "triumph",
  year: 1940,
  season: "summer",
  phase: "movement",
  seat: "west",
  command: 4,
  wars: [["axis", "west"]],
  factions: { axis: { hand: ["A03", "A08"] }, west: { hand: ["A02", "A07"] }, ussr: { hand: ["A13"] } },
  units: [
    { area: "north-sea", nationality: "germany", unitType: "fleet", cv: 2 },
    { area: "north-sea", nationality: "germany", unitType: "infantry", cv: 3 },
    { area: "berlin", unitType: "infantry", cv: 2 },
    { area: "rome", unitType: "infantry", cv: 2 },
    { area: "london", unitType: "fleet", cv: 3 },
    { area: "london", unitType: "airForce", cv: 2 },
    { area: "glasgow", unitType: "carrier", cv: 2 },
    { area: "paris", unitType: "infantry", cv: 2 },
    { area: "moscow", unitType: "infantry", cv: 3 },
  ],
};

/** A Tank far ahead in Soviet land, and Italians in Tripoli behind a British Fleet. */
const SUPPLY = {
  game: "triumph",
  year: 1941,
  season: "spring",
  phase: "movement",
  seat: "axis",
  command: 4,
  wars: [
    ["axis", "west"],
    ["axis", "ussr"],
  ],
  factions: { axis: { hand: ["A03", "A08"] }, west: { hand: ["A02", "A07"] }, ussr: { hand: ["A13"] } },
  nations: { poland: { status: "conquered", marker: "axis" } },
  units: [
    { area: "bryansk", nationality: "germany", unitType: "tank", cv: 3 },
    { area: "vilna", nationality: "germany", unitType: "infantry", cv: 3 },
    { area: "warsaw", nationality: "germany", unitType: "infantry", cv: 2 },
    { area: "berlin", unitType: "infantry", cv: 2 },
    { area: "rome", unitType: "infantry", cv: 2 },
    { area: "tripoli", nationality: "italy", unitType: "infantry", cv: 2 },
    { area: "central-mediterranean", nationality: "britain", unitType: "fleet", cv: 3 },
    { area: "london", unitType: "fleet", cv: 2 },
    { area: "paris", unitType: "infantry", cv: 2 },
    { area: "moscow", unitType: "infantry", cv: 3 },
    { area: "leningrad", unitType: "infantry", cv: 3 },
  ],
};

/** Sweden's ore goes to Germany over the Baltic Sea; Denmark holds the Sound for the West, and the Baltic States are Soviet. */
const BLOCKADE = {
  game: "triumph",
  year: 1940,
  season: "summer",
  phase: "movement",
  seat: "west",
  command: 3,
  wars: [["axis", "west"]],
  factions: { axis: { hand: ["A03", "A08"] }, west: { hand: ["A02", "A07"] }, ussr: { hand: ["A13"] } },
  nations: {
    sweden: { status: "satellite", marker: "axis" },
    denmark: { status: "satellite", marker: "west" },
    "baltic-states": { status: "satellite", marker: "ussr" },
  },
  units: [
    { area: "berlin", unitType: "infantry", cv: 3 },
    { area: "rome", unitType: "infantry", cv: 2 },
    { area: "north-sea", nationality: "britain", unitType: "sub", cv: 2 },
    { area: "copenhagen", nationality: "britain", unitType: "infantry", cv: 2 },
    { area: "london", unitType: "fleet", cv: 3 },
    { area: "paris", unitType: "infantry", cv: 2 },
    { area: "moscow", unitType: "infantry", cv: 3 },
  ],
};

export const LESSON_POSITIONS: Readonly<Record<LessonName, Json>> = {
  "land-battle": LAND_BATTLE,
  "sea-battle": SEA_BATTLE,
  supply: SUPPLY,
  blockade: BLOCKADE,
};
