/** §71 R-STA-1 How the campaign stands when it begins. Statuses and Wills are in countries.ts, places in the forces. */
import { RULINGS } from "../rulings.ts";
import type { Faction, Weather, WeatherZone } from "../vocabulary.ts";
import type { Month, StartMonth } from "./calendar.ts";
import type { Standing } from "./country.ts";
import type { EventId } from "./eventEffects.ts";
import type { PolicyId } from "./policies.ts";
import type { WarPair } from "./wars.ts";

export const START_IDS = ["1939-09-historical", "1939-09-eastFirst", "1941-06", "1944-06"] as const;
export type StartId = (typeof START_IDS)[number];

export interface Start {
  readonly id: StartId;
  readonly month: StartMonth;
  readonly wars: Readonly<Record<WarPair, boolean>>;
  readonly policies: Readonly<Record<PolicyId, "inForce" | "ended">>;
  /** Standings that differ from those of countries.ts. */
  readonly countries?: Readonly<Record<string, Standing>>;
  /** Boxes of the Fac Lost markers. */
  readonly facLost: Readonly<Record<string, number>>;
  readonly fired: readonly EventId[];
  /** Disputed Areas. */
  readonly ceded: readonly string[];
  /** The turn of the USA marker. */
  readonly usaMarker?: Month;
  readonly usaActiveSince?: Month;
  /** Cities whose controller is not the faction that holds their country. */
  readonly control?: { readonly [Holder in Faction]?: readonly string[] };
  /** Factions with an available Surprise Attack marker. */
  readonly surpriseAvailable: readonly Faction[];
  /** R-WX-1 */
  readonly firstTurnWeather?: Readonly<Partial<Record<WeatherZone, Weather>>>;
}

const FAIR = { cold: "fair", mild: "fair", warm: "fair" } as const;
const ALL_DISPUTED = ["easternPoland", "karelia", "bessarabia", "estoniaState", "latviaState", "lithuaniaState"];

export const STARTS: Readonly<Record<StartId, Start>> = {
  "1939-09-historical": {
    id: "1939-09-historical",
    month: "1939-09",
    wars: { "axis-western": true, "axis-soviet": false, "western-soviet": false },
    policies: { appeasement: "ended", naziSovietPact: "inForce" },
    facLost: { germany: 1, uk: 1, ussr: 1 },
    fired: [],
    ceded: [],
    surpriseAvailable: ["axis"],
  },
  "1939-09-eastFirst": {
    id: "1939-09-eastFirst",
    month: "1939-09",
    wars: { "axis-western": false, "axis-soviet": true, "western-soviet": false },
    policies: { appeasement: "inForce", naziSovietPact: "ended" },
    countries: { italy: { status: "neutral" }, poland: { status: "active", faction: "soviet" } },
    facLost: { germany: 1, uk: 1, ussr: 1 },
    fired: [],
    ceded: [],
    surpriseAvailable: ["axis"],
  },
  "1941-06": {
    id: "1941-06",
    month: "1941-06",
    wars: { "axis-western": true, "axis-soviet": true, "western-soviet": false },
    policies: { appeasement: "ended", naziSovietPact: "ended" },
    facLost: { germany: 2, uk: 4, ussr: 1 },
    fired: ["CE-MED", "CE-WEST", "CE-NOR", "CE-USA"],
    ceded: ALL_DISPUTED,
    usaMarker: "1941-12",
    control: { axis: ["Iraklion"], western: ["Tobruk"] },
    surpriseAvailable: ["axis"],
    firstTurnWeather: FAIR,
  },
  "1944-06": {
    id: "1944-06",
    month: "1944-06",
    wars: { "axis-western": true, "axis-soviet": true, "western-soviet": false },
    policies: { appeasement: "ended", naziSovietPact: "ended" },
    facLost: { germany: 7, uk: 2, ussr: 2 },
    fired: ["CE-MED", "CE-WEST", "CE-EAST", "CE-NOR", "CE-SOU", "CE-USA"],
    ceded: ALL_DISPUTED,
    usaActiveSince: "1941-12",
    control: {
      axis: [
        "Minsk",
        "Vitebsk",
        "Pskov",
        "Brześć",
        "Lwów",
        "Wilno",
        "Kaunas",
        "Riga",
        "Tallinn",
        "Kishinev",
        "Viipuri",
        "Roma",
        "Firenze",
        "Bologna",
        "Milano",
        "Torino",
        "Genova",
        "Venezia",
        "Trieste",
        "Tirana",
        "Rodi",
      ],
      western: [
        "Napoli",
        "Bari",
        "Taranto",
        "Palermo",
        "Siracusa",
        "Cagliari",
        "Bastia",
        "Tripoli",
        "Benghazi",
        "Tobruk",
      ],
    },
    surpriseAvailable: ["western", "soviet"],
    firstTurnWeather: FAIR,
  },
};

/** §70.3 R-STA-1 The variable opening of 1939: East First on this die or less, else historical. */
export const EAST_FIRST_ON_DIE: number = RULINGS["R-STA-1"].value;
