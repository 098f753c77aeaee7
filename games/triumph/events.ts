/**
 * What happened, written once in the form that everybody may see and, where useful, in a second form for the seats of
 * `audience`. Ids are integers; a field's name says what it holds: see FIELD_KINDS in codec.ts.
 * Units carry an id only in events for their owner: rivals see "one block of a nationality".
 */
import type { GameEvent } from "@tripartite/kernel";

interface Base extends GameEvent {
  audience?: number;
}

/** One declaration: war against a Rival, violation of or intervention in a nation. */
export interface Declaration {
  kind: "war" | "violation" | "intervention";
  rival?: number;
  nation?: number;
}

export type Event = Base &
  (
    | { type: "yearBegan"; year: number }
    | { type: "turnOrder"; die: number; factions: number[] }
    | { type: "activeAlly"; faction: number }
    | { type: "reshuffled"; deck: number; count: number }
    | { type: "chitDrawn"; faction: number }
    /** For its owner only. */
    | { type: "chitValue"; faction: number; count: number }
    | { type: "phaseBegan"; name: string; faction?: number }
    | { type: "controlChanged"; area: number; party: number }
    | { type: "influenceChanged"; nation: number; faction: number; count: number }
    | { type: "satellite"; nation: number; faction: number }
    | { type: "blockArrived"; area: number; nationality: number }
    /** For its owner only. */
    | { type: "unitArrived"; unit: number; area: number; nationality: number; unitType: number; cv: number }
    | { type: "blockRemoved"; area: number; nationality: number; unitType: number; cv: number; reason: string }
    | { type: "productionLevel"; faction: number; level: number; pop: number; ind: number; res: number; peace: boolean }
    | { type: "produced"; faction: number; steps: number; action: number; investment: number; unspent: number }
    /** For its owner only: which units grew. */
    | { type: "unitGrew"; unit: number; area: number; nationality: number; unitType: number; cv: number }
    | { type: "cardsDrawn"; faction: number; deck: number; count: number }
    /** For its owner only. */
    | { type: "cardsSeen"; faction: number; cards: number[] }
    | { type: "marksRemoved"; faction: number }
    /** Items of an area without a Trade Route in Summer: 1 POP, 2 red RES, 4 black RES. */
    | { type: "blockadeMarked"; faction: number; area: number; items: number }
    /** Blocks of one nationality in one area that lost a CV each for want of Supply. */
    | { type: "supplyLoss"; faction: number; area: number; nationality: number; count: number }
    /** For its owner only. */
    | { type: "unitWeakened"; unit: number; area: number; cv: number }
    | { type: "diplomacyPlayed"; faction: number; card: number; nation: number }
    | { type: "diplomacyCancelled"; nation: number; cards: number[] }
    | { type: "wildcardPlayed"; faction: number; card: number; nation: number }
    | { type: "industryRaised"; faction: number; cards: number[]; ind: number }
    | { type: "industryLowered"; faction: number; ind: number; reason: string }
    | { type: "technologyRevealed"; faction: number; technology: number; card: number; discarded: number }
    | { type: "pairVaulted"; faction: number }
    /** For its owner and a Mole's victim. */
    | { type: "pairSeen"; faction: number; technology: number; cards: number[] }
    | { type: "intelligencePlayed"; faction: number; card: number; rival: number; area?: number; nation?: number }
    | { type: "doubleAgentPlayed"; faction: number; card: number; rival: number }
    /** For the spy only. */
    | {
        type: "unitsInspected";
        area: number;
        rival: number;
        units: { unitType: number; nationality: number; cv: number }[];
      }
    | { type: "areaInspected"; faction: number; rival: number; area: number }
    | { type: "handInspected"; rival: number; cards: number[] }
    | { type: "vaultInspected"; rival: number; technologies: number[]; cards: number[] }
    | { type: "cardStolen"; faction: number; rival: number }
    /** For thief and victim. */
    | { type: "stolenCard"; faction: number; rival: number; card: number }
    | { type: "passed"; faction: number }
    | { type: "cardsDiscarded"; faction: number; cards: number[] }
    | { type: "cardsDiscardedUnseen"; faction: number; count: number }
    | { type: "repudiated"; faction: number; nation: number; count: number }
    | { type: "factoryCost"; faction: number; cost: number }
    | { type: "seasonBegan"; season: number }
    | { type: "commandCommitted"; faction: number; count: number }
    /** `kind` is the Player Turn that follows: none, normal, emergency, defensive or winter. */
    | { type: "commandRevealed"; faction: number; cards: number[]; kind: string; command: number }
    | { type: "commandOrder"; factions: number[] }
    | { type: "playerTurnBegan"; faction: number; kind: string; command: number }
    | { type: "declarationsAnnounced"; faction: number; declarations: Declaration[] }
    | { type: "protectorateKept"; faction: number; nation: number }
    | ({ type: "declarationWithdrawn"; faction: number } & Declaration)
    | { type: "warDeclared"; faction: number; rival: number }
    | { type: "neutralityViolated"; faction: number; nation: number }
    | { type: "worldReaction"; faction: number; nation: number; count: number }
    | { type: "interventionDeclared"; faction: number; nation: number }
    | { type: "interventionLapsed"; faction: number; nation: number }
    | ({ type: "declarationFulfilled"; faction: number } & Declaration)
    /** No legal move could bring the Aggression any more that a declaration asks for (R101). */
    | ({ type: "aggressionWaived"; faction: number } & Declaration)
    | { type: "battlesDesignated"; faction: number; areas: number[] }
    | { type: "subsReengaged"; area: number; faction: number; count: number }
    /** Turned face up: units of Active Battles, and BattleGroups when they join. */
    | { type: "unitsRevealed"; area: number; units: { unitType: number; nationality: number; cv: number }[] }
    | { type: "battleBegan"; area: number; parties: number[] }
    | { type: "targetsFlagged"; area: number; faction: number; parties: number[] }
    | { type: "roundBegan"; area: number; count: number }
    | {
        type: "fired";
        area: number;
        nationality: number;
        unitType: number;
        cv: number;
        target: number;
        targetClass: number;
        dice: number[];
        /** A die not above it is a Hit. */
        power: number;
        hits: number;
      }
    | {
        type: "bombed";
        area: number;
        nationality: number;
        cv: number;
        faction: number;
        dice: number[];
        power: number;
        hits: number;
      }
    | { type: "held"; area: number; nationality: number; unitType: number; cv: number }
    /** `cv` is what is left. */
    | { type: "unitHit"; area: number; nationality: number; unitType: number; cv: number; lost: number }
    /** Type and CV only of units that were face up. */
    | { type: "retreated"; from: number; to: number; nationality: number; unitType?: number; cv?: number }
    | { type: "rebased"; from: number; to: number; nationality: number; unitType?: number; cv?: number }
    | { type: "subEscaped"; area: number; nationality: number; cv: number }
    | { type: "battleEnded"; area: number }
    | { type: "defeated"; nation: number }
    /** §2.31 A Colony of a Defeated Power stands alone. */
    | { type: "colonyArmed"; nation: number }
    | { type: "moved"; nationality: number; from: number; route: number[]; strategic: boolean }
    /** For its owner only. */
    | {
        type: "unitMoved";
        unit: number;
        nationality: number;
        unitType: number;
        cv: number;
        from: number;
        route: number[];
        strategic: boolean;
      }
    | { type: "partitioned"; faction: number; nation: number }
    | { type: "victory"; factions: number[]; kind: string; points: number[] }
  );

/** Where rule functions write what they did. */
export type Out = Event[];

/** The audience that holds one seat. */
export function only(seat: number): number {
  return 1 << seat;
}
