/**
 * What an offered action means, in names: the facts that the rules know when they list it, for pages and bot programs.
 * Everything that is usual is left out.
 */

import type { FactionName, NationalityName } from "../data/kinds.ts";
import type { ActionType } from "../model/actions.ts";
import type { NamedActionOf } from "../model/namedAction.ts";
import type { PartyName } from "../model/names.ts";
import type { TurnKind } from "../model/state.ts";

/** §11.52, §11.221 How many have used a border before, and how many may. */
export type BorderUse = readonly [used: number, limit: number];

/** CV by area. */
export type CvByArea = Readonly<Record<string, number>>;

export interface PlaceMeaning {
  readonly nationality: NationalityName;
  /** Units still to be placed in the area, this one included. */
  readonly due: number;
  /** With it the seat's set-up is over. */
  readonly last?: true;
}

/** D02 A step or Cadre of the extra forces (§17). */
export interface ExtraMeaning {
  /** With it the seat's set-up is over. */
  readonly last?: true;
}

/** D05 What is left of the Level, and what the others will see of the plan. */
export interface ConfirmMeaning {
  readonly unspent?: number;
  readonly steps?: number;
  readonly blocks?: readonly string[];
  readonly cards?: number;
}

/** §7.4, §8 Markers of a Faction on the nation, before and after. */
export type MarkerChange = readonly [faction: FactionName, before: number, after: number];

export interface InfluenceMeaning {
  /** §7.31 Whose card it cancels: both are discarded, and nothing else happens. */
  readonly cancels?: FactionName;
  readonly markers?: MarkerChange;
  /** §17 A nation card of the set-up counts at once; in the card play it counts when that is over (§7.4). */
  readonly now?: true;
  /** §7.4 POP and RES that begin to count. */
  readonly gain?: readonly [pop: number, res: number];
  /** §8.2 The nation joins; its new units by area. */
  readonly joins?: CvByArea;
  /** §8.3 IND before and after. */
  readonly ind?: readonly [before: number, after: number];
}

export interface FundMeaning {
  /** Factories laid aside with this card. */
  readonly paid: number;
  readonly cost: number;
}

export interface RaiseMeaning {
  readonly ind: readonly [before: number, after: number];
}

export interface PassMeaning {
  /** §7.35, §10.1 The others have passed: this pass ends it. */
  readonly ends?: true;
}

export interface CommitMeaning {
  /** §10.11 Absent if the card gives no Player Turn. */
  readonly turn?: TurnKind;
  readonly commands?: number;
}

/** §15 What follows from a declaration; `unplan` shows the same of the one that it takes back. */
export interface DeclarationMeaning {
  /** §15.22 Factory Cost of the victim, before and after. */
  readonly factory?: readonly [before: number, after: number];
  /** §15.1, §7.21 Production Level of those for whom Peace ends, before and after. */
  readonly levels?: Partial<Readonly<Record<FactionName, readonly [before: number, after: number]>>>;
  /** §15.22 */
  readonly seas?: readonly string[];
  /** R43 Touching Ottawa would bring the USA into the war. §8.46 The USA itself is attacked and joins the West. */
  readonly usa?: true;
  /** §8.13 The Rival whose Protectorate it is. */
  readonly protector?: FactionName;
  /** §8.13 War with it follows. */
  readonly war?: true;
  /** §8.2 Units of the Satellite that the Protectorate becomes. */
  readonly joins?: CvByArea;
  /** §15.42 Fortresses that rise; absent if the nation is armed already. */
  readonly fortresses?: CvByArea;
  /** §15.41 Cards that Axis, West and USSR draw. */
  readonly reaction?: readonly number[];
  /** §15.42 Influence that is gone for ever, with its POP and RES. */
  readonly loses?: readonly [faction: FactionName, pop: number, res: number];
}

export interface AnswerMeaning {
  /** The nation stays a Protectorate: the Violation means war. */
  readonly keeps?: true;
}

export interface BattleMeaning {
  /** Enemies who fight there. */
  readonly meets: readonly PartyName[];
}

export interface ShotMeaning {
  readonly dice: number;
  /** A die not above this number hits. */
  readonly power: number;
  /** More hits than this find nothing left to hit; without it there is no such end. */
  readonly most?: number;
}

export interface RetreatMeaning {
  /** §11.52 Ground units only. */
  readonly limit?: number;
  /** Only the Active Player knows it. */
  readonly used?: number;
}

export interface HitMeaning {
  /** CV that are left; 0 if the unit is gone. */
  readonly cv: number;
}

export interface PickMeaning {
  /** §3.244 A Tank or Infantry at sea. */
  readonly convoy?: true;
}

export type ModeName = "land" | "sea" | "air" | "coast";

export interface MoveMeaning {
  readonly by: ModeName;
  /** §3.13 Points spent, of how many. */
  readonly cost: readonly [spent: number, speed: number];
  /** §11.51 The unit leaves a Battle; `exit` is the first border, for Ground units. */
  readonly leaves?: true;
  readonly exit?: BorderUse;
  /** Enemies that it Engages where it ends. */
  readonly meets?: readonly PartyName[];
  /** §11.0 It need not stop there: it could move past them. */
  readonly mayPass?: true;
  /** §11.221 */
  readonly invades?: true;
  /** Land that nobody defends. */
  readonly takes?: true;
  /** §15.422 Armed Minors that become Enemies. */
  readonly partitions?: readonly string[];
  /** The last border, for Ground units that Engage or Invade. */
  readonly entry?: BorderUse;
  /** §15.21 Declarations that get their Aggression, as positions in `playerTurn.duties`. */
  readonly fulfils?: readonly number[];
  /** R43 Brings the USA into the war. */
  readonly usa?: true;
}

/** The meanings by type of action; others have none. */
export interface Meanings {
  place: PlaceMeaning;
  step: ExtraMeaning;
  cadre: ExtraMeaning;
  confirm: ConfirmMeaning;
  unplan: DeclarationMeaning;
  diplomacy: InfluenceMeaning;
  wildcard: InfluenceMeaning;
  intelligence: InfluenceMeaning;
  fund: FundMeaning;
  raise: RaiseMeaning;
  pass: PassMeaning;
  commit: CommitMeaning;
  declareWar: DeclarationMeaning;
  violate: DeclarationMeaning;
  intervene: DeclarationMeaning;
  answer: AnswerMeaning;
  designate: BattleMeaning;
  fight: BattleMeaning;
  fire: ShotMeaning;
  strike: ShotMeaning;
  bomb: ShotMeaning;
  retreat: RetreatMeaning;
  hit: HitMeaning;
  pick: PickMeaning;
  move: MoveMeaning;
}

export type Meaning<Type extends ActionType> = Type extends keyof Meanings ? Meanings[Type] : unknown;

/** An offer as JSON: the action, and beside it what it means. */
export type NamedOfferOf<Type extends ActionType> = Type extends ActionType
  ? { readonly action: NamedActionOf<Type> } & Meaning<Type>
  : never;

export type NamedOffer = NamedOfferOf<ActionType>;
