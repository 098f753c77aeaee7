export type Weights = Readonly<typeof WEIGHTS>;

/** The numbers by which Staff weighs things, found by games between bots. */
export const WEIGHTS = {
  /** A country whose conquest wins the game, and a city that decides it. */
  decides: 60,
  named: 24,
  /** What the date adds: the nearer the end, the more a city counts that decides it. */
  atFirst: 0.6,
  atLast: 1.4,
  /** The chance that what would win now is lost again before the end. */
  insecure: 0.5,
  /** How much it counts that a city taken now may be lost again before the end. */
  hold: 0.7,
  /** Turns from which on a country that decides nothing counts in full. */
  fade: 2,
  /** How much losses count in the last Operations Phase of the game. */
  lastLosses: 0.2,
  /** The part of an Assault of the next turn that counts for a unit which gathers for it. */
  siege: 0.4,
  /** How much nearer to its targets a voyage can bring a unit, and in a war of years. */
  mostPull: 10,
  mostPullInYears: 3,
  /** The part of a country's worth that the city adds with which it falls. */
  lastStraw: 0.9,
  /** Any city: supply lines run through it. */
  anyCity: 0.4,
  /** Will that a country can lose in a turn, and at once. */
  willATurn: 5,
  willAtOnce: 8,
  /** The most that a point of Will counts for when little is left of it. */
  mostWill: 4,
  /** Movement Points that a unit in the way, and its zone, cost an enemy. */
  zone: 6,
  /** … and the zone of a unit in a city. */
  guardZone: 4,
  /** A unit that is short of supply, or has none, comes back to it. */
  lowSupply: 2.5,
  noSupply: 4,
  /** A march that loses the line. */
  cutOff: 2,
  /** How much more that counts in a war of years. */
  longSupply: 3,
  /** What a Movement Point nearer to a target is worth to the weak and to the strong. */
  weakNearer: 0.025,
  nearer: 0.06,
  /** Movement Points at which a target is felt with a part of its worth (1 of e), and how much that counts. */
  reach: 13,
  pull: 0.15,
  /** How much a fort with an army in it draws, against an open city; times the enemy's strength near a city that are enough there. */
  walls: 0.7,
  enough: 1,
  /** A theatre of war draws by the enemy's strength in it over the own: what is added to both, and the limits. */
  theatreAlone: 1,
  theatreGarrison: 3,
  theatreLeast: 0.3,
  theatreMost: 2.5,
  /** How much a city is in danger from enemies that are two turns away, and three. */
  nextTurn: 0.15,
  soon: 0.03,
  /** The part of a guard's worth that counts for a unit that comes from another city in danger. */
  newGuard: 0.7,
  /** How much of a unit's exposure counts in a city of its own. */
  behindWalls: 0.5,
  /** A fort at the border, compared with the best city behind it. */
  shield: 1.6,
  /** The part of a city's worth that a unit keeps where the end depends on it, and elsewhere; a reduced unit's part of that. */
  guard: 0.75,
  otherGuard: 0.3,
  reducedGuard: 0.7,
  /** What a unit risks among stronger enemies, and how much friends near it count. */
  exposure: 0.3,
  support: 0.6,
  /** Points that nobody else needs. */
  sparePoint: 0.03,
  /** How much of a second Mobile attack is counted. */
  secondTry: 0.5,
};
