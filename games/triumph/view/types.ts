/**
 * What a seat or spectator may know (§4.31), in names. None of these types has room for a secret of another seat:
 * face-down blocks are counts without identity, hands and Vaults are numbers.
 */
import type { Unit } from "../data/ids.ts";
import type {
  Deck,
  FactionName,
  NationalityName,
  Scenario,
  Season,
  Status,
  TargetClassName,
  TechnologyName,
  UnitTypeName,
  VICTORIES,
} from "../data/kinds.ts";
import type { PartyName } from "../model/names.ts";
import type { PhaseName, TurnKind } from "../model/state.ts";
import type { Factor } from "../rules/economy/economy.ts";

type AreaName = string;
type NationName = string;
type CardName = string;

export type View = {
  viewer: FactionName | "spectator";
  scenario: Scenario;
  options: { canadaIsHome: boolean; allowInlandShips: boolean; publicHandDiscards: boolean; moscowInfantry: boolean };
  year: number;
  season?: Season;
  phase: PhaseName;
  turnOrder: FactionName[];
  commandOrder: FactionName[];
  /** The seat whose turn it is in Turn Order or Command Order. */
  turn?: FactionName;
  /** Consecutive Passes. */
  passes: number;
  /** §17 Extra forces that the seat in turn may still add before a game of 1939. */
  setupPoints?: number;
  /** Two players. */
  activeAlly?: FactionName;
  victory?: { kind: (typeof VICTORIES)[number]; winners: FactionName[] };
  wars: [FactionName, FactionName][];
  factions: Record<FactionName, FactionView>;
  nations: Record<NationName, NationView>;
  areas: Record<AreaName, AreaView>;
  /** Blockade marks. */
  marks: { area: AreaName; faction: FactionName; items: BlockadeItem[] }[];
  /** Cards left in each deck. */
  decks: Record<Deck, number>;
  /** Absent if the table keeps HandSize discards secret (R21). */
  discards?: CardName[];
  discardCount: number;
  inPlay: { card: CardName; nation: NationName; faction: FactionName }[];
  /** An Intelligence card that is being resolved. */
  intelligence?: { card: CardName; faction: FactionName; rival: FactionName; area?: AreaName; nation?: NationName };
  playerTurn?: PlayerTurnView;
  battle?: BattleView;
  /** What only this seat knows. */
  own?: OwnView;
  /** Everybody's cards; only where nothing is hidden any more. */
  hands?: Record<FactionName, { hand: CardName[]; committed: CardName[] }>;
};

export type BlockadeItem = "pop" | "redRes" | "blackRes";

export type FactionView = {
  ind: number;
  pop: number;
  res: number;
  /** POP and RES that are left when Blockades are taken off. */
  usablePop: number;
  usableRes: number;
  /** Production Level as it would be now, Blockades taken off. */
  level: number;
  /** What the Level is the lowest of; nothing without the MainCapital. */
  factors: Factor[];
  /** §16.1 Victory Points now, as far as the viewer knows: the least and the most. */
  points: {
    least: number;
    most: number;
    /** Capitals of Enemies, and their points. */
    capitals?: [count: number, points: number];
    /** Atomic stages that are known. */
    atomic?: number;
    /** Hidden pairs that may be further stages. */
    vault?: number;
  };
  factoryCost: number;
  atWar: boolean;
  dows: number;
  violated: boolean;
  fought: boolean;
  indRaises: number;
  handSize: number;
  /** Two players: cards in the Passive Stack. */
  passiveStack: number;
  /** Face-down Command cards. */
  committed: number;
  /** The Command cards after their reveal. */
  command?: CardName[];
  /** The Player Turn that they give, if they give one. */
  commandTurn?: { kind: TurnKind; commands: number };
  vault: (VaultPair | "hidden")[];
  revealed: { technology: TechnologyName; card: CardName }[];
  chits: number;
  /** Values, for their owner and at victory. */
  chitValues?: number[];
};

export type VaultPair = { technology: TechnologyName; cards: [CardName, CardName] };

export type NationView = {
  status: Status;
  influence?: { faction: FactionName; count: number };
  violator?: FactionName;
  enemies?: FactionName[];
  marker?: FactionName;
};

export type AreaView = {
  /** Land: who controls it in this phase. */
  control?: PartyName;
  /** Water: who occupied it at the start of this phase. */
  occupiedBy?: FactionName[];
  /** Disputed land: the Parties by length of stay, the Owner first. */
  seniority?: PartyName[];
  /** Blocks of others, face down. */
  blocks?: HiddenBlocks[];
  /** Blocks of others, face up, in canonical order. */
  faceUp?: FaceUpUnit[];
  /** The viewer's own units. */
  units?: OwnUnit[];
};

export type HiddenBlocks = { nationality: NationalityName; count: number; escaped?: true };

export type FaceUpUnit = { nationality: NationalityName; unitType: UnitTypeName; cv: number } & UnitMarks;

export type OwnUnit = {
  unit: Unit;
  nationality: NationalityName;
  unitType: UnitTypeName;
  cv: number;
  faceUp?: true;
  moved?: true;
  engaged?: true;
  disengaged?: true;
  new?: true;
  retreated?: true;
  route?: AreaName[];
} & UnitMarks;

type UnitMarks = { escaped?: true; invader?: true; raider?: true; joined?: true; acted?: true };

export type PlayerTurnView = {
  kind: TurnKind;
  /** Unspent Commands. */
  command: number;
  surprise: boolean;
  moving: boolean;
  /** Announced and not yet carried out. */
  announced: DeclarationView[];
  /** Declarations whose Aggression is still due. */
  duties: DeclarationView[];
  interventions: NationName[];
  aggressed: AreaName[];
  battles: AreaName[];
};

export type DeclarationView =
  | { kind: "war"; rival: FactionName }
  | { kind: "violation" | "intervention"; nation: NationName };

export type BattleView = {
  area: AreaName;
  attacker: FactionName;
  /** Units that stay fight again in a later turn: no more dice are rolled in this one. */
  over?: true;
  round: number;
  sides: PartyName[];
  targets: Partial<Record<PartyName, PartyName[]>>;
  unitType?: UnitTypeName;
  queue: PartyName[];
  /** §12.3 By unit type: the sides in the order in which they act. */
  order: PartyName[][];
  hits: { party: PartyName; targetClass: TargetClassName; count: number }[];
};

export type OwnView = {
  hand: CardName[];
  /** §7.5 Cards that may be kept when the card play is over. */
  handLimit: number;
  /** Laid aside for Industry. */
  funding: CardName[];
  /** Their factories. */
  funded: number;
  /** Chosen for the HandSize discard. */
  discarding: CardName[];
  committed: CardName[];
  orders: Record<string, string>;
  /** An Atomic stage was Achieved this year. */
  atomicRaised: boolean;
  plan: PlanItem[];
  musters: { area: AreaName; cv: number; nationality: NationalityName }[];
  /** USA units on their way, with the areas chosen so far. */
  arrivals: { unitType: UnitTypeName; cv: number; area?: string }[];
  /** Declarations that are not announced yet. */
  declarations: DeclarationView[];
  /** The unit picked up for its move. */
  picked?: Unit;
  /** Units that must leave a Battle. */
  leaving: number[];
  /**
   * Areas with own Tanks, Infantry or Convoys: a Supply Line from there to its source, absent if there is none; and
   * whether they would lose a CV in a Supply Phase.
   */
  supply: { area: AreaName; line?: AreaName[]; fails?: true }[];
  /** Own sources of POP and RES: a Trade Route to the MainCapital, and the items that would fail the test now. */
  trade: { area: AreaName; route?: AreaName[]; failing: BlockadeItem[] }[];
  /** For the Active Player: borders that Ground units have used in this phase. */
  crossings: Crossing[];
};

export type Crossing = {
  areas: [AreaName, AreaName];
  /** Ground units that Engaged or Disengaged. */
  used: number;
  /** How many may Engage or Disengage. */
  limit: number;
  invaders: number;
  /** How many may Invade; only where some have. */
  invasionLimit?: number;
};

export type PlanItem =
  | { type: "cadre"; area: AreaName; nationality: NationalityName; unitType: UnitTypeName }
  | { type: "step"; unit: Unit }
  | { type: "buy"; deck: Deck };
