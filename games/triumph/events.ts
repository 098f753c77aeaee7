/**
 * What happened, written once in the form that everybody may see and, where useful, in a second form for the seats of
 * `audience`. Ids are integers; a field's name says what it holds: see FIELD_KINDS in codec.ts.
 * Units carry an id only in events for their owner: rivals see "one block of a nationality".
 */
import type { GameEvent } from "@tripartite/kernel";

interface Base extends GameEvent {
  audience?: number;
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
    | { type: "unitGrew"; unit: number; cv: number }
    | { type: "cardsDrawn"; faction: number; deck: number; count: number }
    /** For its owner only. */
    | { type: "cardsSeen"; faction: number; cards: number[] }
    | { type: "marksRemoved"; faction: number }
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
    | { type: "unitsInspected"; area: number; rival: number; units: { unitType: number; nationality: number; cv: number }[] }
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
    | { type: "victory"; factions: number[]; kind: string; points: number[] }
  );

/** Where rule functions write what they did. */
export type Out = Event[];

/** The audience that holds one seat. */
export function only(seat: number): number {
  return 1 << seat;
}
