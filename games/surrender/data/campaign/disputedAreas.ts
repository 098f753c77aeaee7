/** §42 Disputed Areas: sets of hexes on the map (R-MAP-15), or whole states. */
import { RULINGS } from "../rulings.ts";

export interface DisputedArea {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** The whole country is the area. */
  readonly whole?: true;
}

export const DISPUTED_AREAS: readonly DisputedArea[] = [
  { id: "easternPoland", name: "Eastern Poland", owner: "poland" },
  { id: "karelia", name: "Karelia", owner: "finland" },
  { id: "bessarabia", name: "Bessarabia and Northern Bukovina", owner: "romania" },
  { id: "estoniaState", name: "Estonia", owner: "estonia", whole: true },
  { id: "latviaState", name: "Latvia", owner: "latvia", whole: true },
  { id: "lithuaniaState", name: "Lithuania", owner: "lithuania", whole: true },
];

/** §42.3 R-POL-13 A neutral owner cedes the area on this die or less. */
export const CEDED_ON_DIE: number = RULINGS["R-POL-13"].value;

/** §42.4 Who receives it. */
export const CEDED_TO = "ussr";
