/**
 * What happened, written once in the form that everybody may see and, where useful, in a second form for the seats of
 * `audience`. Ids are integers; a field's name says what it holds: see FIELD_KINDS in codec.ts.
 * Units carry an id only in events for their owner: rivals see "one block of a nationality".
 */

import type { GameEvent } from "@tripartite/kernel";
import type {
  Area,
  Card,
  Faction,
  Nation,
  Nationality,
  Party,
  TargetClass,
  Technology,
  Unit,
  UnitType,
} from "../data/ids.ts";

interface Base extends GameEvent {
  audience?: number;
}

/** One declaration: war against a Rival, violation of or intervention in a nation. */
export interface Declaration {
  kind: "war" | "violation" | "intervention";
  rival?: Faction;
  nation?: Nation;
}

export type Event = Base &
  (
    | { type: "yearBegan"; year: number }
    | { type: "turnOrder"; die: number; factions: Faction[] }
    | { type: "activeAlly"; faction: Faction }
    | { type: "reshuffled"; deck: number; count: number }
    | { type: "chitDrawn"; faction: Faction }
    /** For its owner only. */
    | { type: "chitValue"; faction: Faction; count: number }
    | { type: "phaseBegan"; name: string; faction?: Faction }
    | { type: "controlChanged"; area: Area; party: Party }
    | { type: "influenceChanged"; nation: Nation; faction: Faction; count: number }
    | { type: "satellite"; nation: Nation; faction: Faction }
    | { type: "blockArrived"; area: Area; nationality: Nationality }
    /** For its owner only. */
    | { type: "unitArrived"; unit: Unit; area: Area; nationality: Nationality; unitType: UnitType; cv: number }
    | { type: "blockRemoved"; area: Area; nationality: Nationality; unitType: UnitType; cv: number; reason: string }
    | {
        type: "productionLevel";
        faction: Faction;
        level: number;
        pop: number;
        ind: number;
        res: number;
        peace: boolean;
      }
    | { type: "produced"; faction: Faction; steps: number; action: number; investment: number; unspent: number }
    /** For its owner only: which units grew. */
    | { type: "unitGrew"; unit: Unit; area: Area; nationality: Nationality; unitType: UnitType; cv: number }
    | { type: "cardsDrawn"; faction: Faction; deck: number; count: number }
    /** For its owner only. */
    | { type: "cardsSeen"; faction: Faction; cards: Card[] }
    | { type: "marksRemoved"; faction: Faction }
    /** Items of an area without a Trade Route in Summer: 1 POP, 2 red RES, 4 black RES. */
    | { type: "blockadeMarked"; faction: Faction; area: Area; items: number }
    /** Blocks of one nationality in one area that lost a CV each without Supply. */
    | { type: "supplyLoss"; faction: Faction; area: Area; nationality: Nationality; count: number }
    /** For its owner only. */
    | { type: "unitWeakened"; unit: Unit; area: Area; cv: number }
    | { type: "diplomacyPlayed"; faction: Faction; card: Card; nation: Nation }
    | { type: "diplomacyCancelled"; nation: Nation; cards: Card[] }
    | { type: "wildcardPlayed"; faction: Faction; card: Card; nation: Nation }
    | { type: "industryRaised"; faction: Faction; cards: Card[]; ind: number }
    | { type: "industryLowered"; faction: Faction; ind: number; reason: string }
    | { type: "technologyRevealed"; faction: Faction; technology: Technology; card: Card; discarded: Card }
    | { type: "pairVaulted"; faction: Faction }
    /** For its owner and a Mole's victim. */
    | { type: "pairSeen"; faction: Faction; technology: Technology; cards: Card[] }
    | { type: "intelligencePlayed"; faction: Faction; card: Card; rival: Faction; area?: Area; nation?: Nation }
    | { type: "doubleAgentPlayed"; faction: Faction; card: Card; rival: Faction }
    /** For the spy only. */
    | {
        type: "unitsInspected";
        area: Area;
        rival: Faction;
        units: { unitType: UnitType; nationality: Nationality; cv: number }[];
      }
    | { type: "areaInspected"; faction: Faction; rival: Faction; area: Area }
    | { type: "handInspected"; rival: Faction; cards: Card[] }
    | { type: "vaultInspected"; rival: Faction; technologies: Technology[]; cards: Card[] }
    | { type: "cardStolen"; faction: Faction; rival: Faction }
    /** For thief and victim. */
    | { type: "stolenCard"; faction: Faction; rival: Faction; card: Card }
    | { type: "passed"; faction: Faction }
    | { type: "cardsDiscarded"; faction: Faction; cards: Card[] }
    | { type: "cardsDiscardedUnseen"; faction: Faction; count: number }
    | { type: "repudiated"; faction: Faction; nation: Nation; count: number }
    | { type: "factoryCost"; faction: Faction; cost: number }
    | { type: "seasonBegan"; season: number }
    | { type: "commandCommitted"; faction: Faction; count: number }
    /** `kind` is the Player Turn that follows: none, normal, emergency, defensive or winter. */
    | { type: "commandRevealed"; faction: Faction; cards: Card[]; kind: string; command: number }
    | { type: "commandOrder"; factions: Faction[] }
    | { type: "playerTurnBegan"; faction: Faction; kind: string; command: number }
    | { type: "declarationsAnnounced"; faction: Faction; declarations: Declaration[] }
    | { type: "protectorateKept"; faction: Faction; nation: Nation }
    | ({ type: "declarationWithdrawn"; faction: Faction } & Declaration)
    | { type: "warDeclared"; faction: Faction; rival: Faction }
    | { type: "neutralityViolated"; faction: Faction; nation: Nation }
    | { type: "worldReaction"; faction: Faction; nation: Nation; count: number }
    | { type: "interventionDeclared"; faction: Faction; nation: Nation }
    | { type: "interventionLapsed"; faction: Faction; nation: Nation }
    | ({ type: "declarationFulfilled"; faction: Faction } & Declaration)
    /** No legal move could bring the Aggression any more that a declaration asks for (R101). */
    | ({ type: "aggressionWaived"; faction: Faction } & Declaration)
    | { type: "battlesDesignated"; faction: Faction; areas: Area[] }
    | { type: "subsReengaged"; area: Area; faction: Faction; count: number }
    /** Turned face up: units of Active Battles, and BattleGroups when they join. */
    | { type: "unitsRevealed"; area: Area; units: { unitType: UnitType; nationality: Nationality; cv: number }[] }
    | { type: "battleBegan"; area: Area; parties: Party[] }
    | { type: "targetsFlagged"; area: Area; faction: Faction; parties: Party[] }
    | { type: "roundBegan"; area: Area; count: number }
    | {
        type: "fired";
        area: Area;
        nationality: Nationality;
        unitType: UnitType;
        cv: number;
        target: Party;
        targetClass: TargetClass;
        dice: number[];
        /** A die not above it is a Hit. */
        power: number;
        hits: number;
      }
    | {
        type: "bombed";
        area: Area;
        nationality: Nationality;
        cv: number;
        faction: Faction;
        dice: number[];
        power: number;
        hits: number;
      }
    | { type: "held"; area: Area; nationality: Nationality; unitType: UnitType; cv: number }
    /** `cv` is what is left. */
    | { type: "unitHit"; area: Area; nationality: Nationality; unitType: UnitType; cv: number; lost: number }
    /** Type and CV only of units that were face up. */
    | { type: "retreated"; from: Area; to: Area; nationality: Nationality; unitType?: UnitType; cv?: number }
    | { type: "rebased"; from: Area; to: Area; nationality: Nationality; unitType?: UnitType; cv?: number }
    | { type: "subEscaped"; area: Area; nationality: Nationality; cv: number }
    | { type: "battleEnded"; area: Area }
    | { type: "defeated"; nation: Nation }
    /** §2.31 A Colony of a Defeated Power stands alone. */
    | { type: "colonyArmed"; nation: Nation }
    | { type: "moved"; nationality: Nationality; from: Area; route: Area[]; strategic: boolean }
    /** For its owner only. */
    | {
        type: "unitMoved";
        unit: Unit;
        nationality: Nationality;
        unitType: UnitType;
        cv: number;
        from: Area;
        route: Area[];
        strategic: boolean;
      }
    | { type: "partitioned"; faction: Faction; nation: Nation }
    | { type: "victory"; factions: Faction[]; kind: string; points: number[] }
  );

/** Where rule functions write what they did. */
export type Out = Event[];

/** The audience that holds one seat. */
export function only(seat: Faction): number {
  return 1 << seat;
}
