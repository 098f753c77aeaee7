/** Modifiers and halvings of ground combat. */
import type { Halving, Modifier } from "./conditions.ts";
import type { AttackKind, GroundType, Hexside, Role, Strength, SupplyState, Weather } from "./vocabulary.ts";

/** Facts about a side of a ground combat. Its unit is the Primary Attacker or the defender. */
export interface GroundFacts {
  readonly role: Role;
  /** Of the defender's hex. */
  readonly weather: Weather;
  readonly attack: AttackKind;
  readonly amphibious: boolean;
  /** The hexside that the Primary Attacker crosses. */
  readonly hexside: Hexside;
  readonly isolated: boolean;
  readonly inFort: boolean;
  readonly inFortOnIsland: boolean;
  readonly cityOrRough: boolean;
  readonly coastal: boolean;
  readonly country: string;
  readonly type: GroundType;
  readonly elite: boolean;
  readonly strength: Strength;
  readonly supply: SupplyState;
  readonly airSupport: boolean;
  readonly navalSupport: boolean;
  readonly additionalTankOrShock: number;
  readonly additionalOther: number;
  readonly additional: number;
  readonly anyNoSupply: boolean;
}

/** For the Primary Attacker and for the defender. */
const GENERAL: readonly Modifier<GroundFacts>[] = [
  { id: "G1", value: 2, when: { country: "germany" }, text: "Germany unit" },
  { id: "G2", value: 1, when: { country: ["france", "uk", "usa"] }, text: "France, UK or USA unit" },
  { id: "G3", value: 1, when: { elite: true }, text: "Elite unit (star)" },
  { id: "G4", value: -2, when: { strength: "reduced" }, text: "Reduced unit" },
  { id: "G5", value: -2, when: { supply: "low" }, text: "Low Supply" },
  { id: "G6", value: 1, when: { type: "shock", weather: "fair" }, text: "Shock unit, Fair" },
  { id: "G7", value: 2, when: { type: "tank", weather: "fair" }, text: "Tank unit, Fair" },
  { id: "G8", value: 1, when: { type: "tank", weather: "poor" }, text: "Tank unit, Poor" },
  {
    id: "G9",
    value: 2,
    when: { role: "attacker", isolated: true, inFortOnIsland: false },
    text: "Defender is Isolated (not in a fort on an island)",
  },
  { id: "G10", value: -2, when: { role: "attacker", weather: "poor" }, text: "Attack in Poor weather" },
  { id: "G11", value: -1, when: { role: "attacker", cityOrRough: true }, text: "City or Rough hex, once" },
  { id: "G12", value: -2, when: { role: "attacker", hexside: "strait" }, text: "Across a Strait" },
  {
    id: "G13",
    value: -1,
    when: { role: "attacker", hexside: ["canal", "mountain", "river"] },
    text: "Across a Canal, Mountain or River",
  },
  { id: "G14", value: 2, when: { airSupport: true, weather: "fair" }, text: "Air Support, Fair" },
  { id: "G15", value: 1, when: { airSupport: true, weather: "poor" }, text: "Air Support, Poor" },
];

/** For the attacker in an Assault. */
const ASSAULT: readonly Modifier<GroundFacts>[] = [
  {
    id: "GA1",
    value: 2,
    when: { role: "attacker", attack: "assault", weather: ["fair", "poor"] },
    each: "additionalTankOrShock",
    text: "Each Additional Attacker, tank or shock, Fair or Poor",
  },
  {
    id: "GA2a",
    value: 1,
    when: { role: "attacker", attack: "assault", weather: ["fair", "poor"] },
    each: "additionalOther",
    text: "Each other Additional Attacker",
  },
  {
    id: "GA2b",
    value: 1,
    when: { role: "attacker", attack: "assault", weather: "severe" },
    each: "additional",
    text: "Each Additional Attacker, Severe",
  },
];

/** For the attacker in an Amphibious Invasion. */
const AMPHIBIOUS: readonly Modifier<GroundFacts>[] = [
  { id: "GM1", value: -1, when: { role: "attacker", amphibious: true }, text: "Amphibious Invasion" },
  {
    id: "GM2",
    value: 2,
    when: { role: "attacker", amphibious: true, navalSupport: true, coastal: true, weather: "fair" },
    text: "Naval Support against a coastal hex, Fair",
  },
  {
    id: "GM3",
    value: 1,
    when: { role: "attacker", amphibious: true, navalSupport: true, coastal: true, weather: "poor" },
    text: "Naval Support against a coastal hex, Poor",
  },
];

/** As the chart groups them. */
export const GROUND_MODIFIER_GROUPS = { general: GENERAL, assault: ASSAULT, amphibious: AMPHIBIOUS } as const;

export const GROUND_MODIFIERS: readonly Modifier<GroundFacts>[] = [...GENERAL, ...ASSAULT, ...AMPHIBIOUS];

/** §12.8 */
export const ISOLATED_TEXT =
  "Isolated: the defender has no hex to retreat to, and no friendly city, fort or ground unit is next to it.";

export const GROUND_HALVINGS: readonly Halving<GroundFacts>[] = [
  { id: "GH1", when: { anyNoSupply: true }, text: "A ground unit of the side has No Supply, once" },
  { id: "GH2", when: { weather: "severe" }, text: "Severe weather, both sides" },
  { id: "GH3", when: { role: "attacker", inFort: true }, text: "Defender in a fort, which only an Assault can attack" },
];

/** The line of Event markers that name no line of their own. */
export const GROUND_EVENT = { id: "GX1", text: "Event markers" } as const;

export const MAX_ADDITIONAL_ATTACKERS = 2;

/** §10.6 */
export const FORT_ONLY_BY_ASSAULT = true;
