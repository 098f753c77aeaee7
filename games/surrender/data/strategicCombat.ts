/** Modifiers and halvings of strategic combat: the Axis against the West and against the Soviets. */
import type { Halving, Modifier } from "./conditions.ts";
import type { Faction, StrategicOpponent } from "./vocabulary.ts";

/** The situation that both sides of a strategic combat are asked about. Sea Zones by number. */
export interface StrategicFacts {
  readonly versus: StrategicOpponent;
  /** Sea Zones with a port that the Axis controls. */
  readonly axisPorts: readonly number[];
  /** Sea Zones with an Axis air unit in one of their ports. */
  readonly axisAirPorts: readonly number[];
  readonly sovietAirPorts: readonly number[];
  /** A Western fighter or warship stands in a port of Sea Zone 13. */
  readonly westernIn13: boolean;
  /** Allied countries that the Axis has conquered. */
  readonly alliedConquered: number;
  /** Bombed markers in Germany Factory hexes. */
  readonly bombed: number;
  readonly usa: Faction | "none";
  /** Event markers that halve the side which is asked. */
  readonly halvingMarkers: number;
}

export const STRATEGIC_AXIS_MODIFIERS: readonly Modifier<StrategicFacts>[] = [
  {
    id: "S-A1",
    value: 2,
    when: { versus: "western", axisPorts: [1, 2, 7, 9] },
    text: "Axis port in Sea Zone 1, 2, 7 or 9, against the West",
  },
  {
    id: "S-A2",
    value: 1,
    when: { versus: ["soviet", "western"], axisAirPorts: [3, 4] },
    text: "Axis air unit in a port of Sea Zone 3 or 4",
  },
  {
    id: "S-A3",
    value: 2,
    when: { versus: "soviet", axisPorts: 6 },
    text: "Axis port in Sea Zone 6, against the Soviets",
  },
  {
    id: "S-A4",
    value: 1,
    when: { versus: "western", axisPorts: 31 },
    text: "Axis port in Sea Zone 31, against the West",
  },
  {
    id: "S-A5",
    value: 2,
    when: { versus: ["soviet", "western"], axisPorts: 32 },
    text: "Axis port in Sea Zone 32",
  },
];

export const STRATEGIC_ALLIED_MODIFIERS: Readonly<Record<StrategicOpponent, readonly Modifier<StrategicFacts>[]>> = {
  western: [
    { id: "S-W1", value: 2, when: { usa: "western" }, text: "USA is a Western country" },
    { id: "S-W2", value: 2, when: { westernIn13: true }, text: "Western fighter or warship in a port of Sea Zone 13" },
    { id: "S-W3", value: 1, when: {}, each: "bombed", text: "Each Bombed marker in a Germany Factory hex" },
  ],
  soviet: [
    {
      id: "S-S1",
      value: 2,
      when: { sovietAirPorts: 13, westernIn13: false },
      text: "Soviet air unit in a port of Sea Zone 13, no Western fighter or warship there",
    },
    {
      id: "S-S2",
      value: 1,
      when: {},
      each: "alliedConquered",
      per: 3,
      text: "Every three Allied countries conquered by the Axis, rounded up",
    },
  ],
};

export const STRATEGIC_HALVINGS: readonly Halving<StrategicFacts>[] = [
  { id: "S-H1", when: {}, each: "halvingMarkers", text: "Each Event marker that halves the side" },
];

export const STRATEGIC_EVENT = { id: "S-X1", text: "Event markers" } as const;

/** The Allied country whose Fac Lost marker the combat moves. */
export const STRATEGIC_COUNTRY: Readonly<Record<StrategicOpponent, "uk" | "ussr">> = { western: "uk", soviet: "ussr" };
