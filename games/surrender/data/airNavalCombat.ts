/** Modifiers and halvings of air/naval combat. */
import type { Halving, Modifier } from "./conditions.ts";
import type { AirNavalType, Faction, Mission, Role, SupplyState, Weather } from "./vocabulary.ts";

/** Facts about a side of an air/naval combat. */
export interface AirNavalFacts {
  readonly role: Role;
  /** Of the defender's hex or Sea Zone. */
  readonly weather: Weather;
  readonly mission: Mission;
  readonly faction: Faction | undefined;
  readonly country: string;
  readonly class: "air" | "naval";
  readonly type: AirNavalType;
  readonly supply: SupplyState;
  readonly sorties: number;
  readonly inBritain: boolean;
  readonly attackerInBritain: boolean;
  readonly enemyClass: "air" | "naval";
}

export const AIR_NAVAL_MODIFIERS: readonly Modifier<AirNavalFacts>[] = [
  { id: "N1", value: 2, when: { country: "germany", class: "air" }, text: "Germany air unit" },
  { id: "N2", value: 1, when: { country: "germany", class: "naval" }, text: "Germany naval unit" },
  { id: "N3", value: 2, when: { country: ["uk", "usa"], class: "naval" }, text: "UK or USA naval unit" },
  { id: "N4", value: 1, when: { country: ["uk", "usa"], class: "air" }, text: "UK or USA air unit" },
  { id: "N5", value: 1, when: { country: "france", class: "naval" }, text: "France naval unit" },
  {
    id: "N6",
    value: 2,
    when: {
      role: "defender",
      faction: "western",
      class: "air",
      inBritain: true,
      mission: "airStrike",
      attackerInBritain: false,
    },
    text: "Western air unit in Britain, Air Strike from outside",
  },
  { id: "N7", value: 2, when: { type: "carrier", weather: "fair" }, text: "Carrier, Fair" },
  { id: "N8", value: 1, when: { type: "carrier", weather: "poor" }, text: "Carrier, Poor" },
  { id: "N9", value: -1, when: { type: "carrier", weather: "severe" }, text: "Carrier, Severe" },
  { id: "N10", value: -2, when: { type: "bomber" }, text: "Bomber" },
  { id: "N11", value: -2, when: { type: "convoy" }, text: "Convoy" },
  { id: "N12", value: -2, when: { supply: "low" }, text: "Low Supply" },
  { id: "N13", value: 1, when: { class: "air", enemyClass: "naval" }, text: "Air unit against naval unit" },
  { id: "N14", value: -2, when: { weather: "poor" }, text: "Poor weather, both sides" },
  { id: "N15", value: -1, when: {}, each: "sorties", text: "Each Sortie of the unit" },
];

export const AIR_NAVAL_HALVINGS: readonly Halving<AirNavalFacts>[] = [
  { id: "NH1", when: { supply: "no" }, text: "No Supply" },
  { id: "NH2", when: { weather: "severe" }, text: "Severe weather, both sides" },
];

export const AIR_NAVAL_EVENT = { id: "NX1", text: "Event markers" } as const;
