/**
 * The parts of a state that have no section of their own in position files and views: one entry for each field says what
 * it holds. Only what differs from the start is written.
 */
import { InputError, type Json, readArray, readObject } from "@tripartite/kernel";
import { fieldKindsOf, type Kind } from "../codec.ts";
import { CUP_MARKERS } from "../data/campaign/cup.ts";
import { EVENT_IDS } from "../data/campaign/eventEffects.ts";
import { POLICY_IDS } from "../data/campaign/policies.ts";
import { FACTIONS, UNDERTAKINGS } from "../data/vocabulary.ts";
import { boardOf, isGroundCombat, PHASES, type State } from "../model/state.ts";
import { optionsOf } from "../options.ts";
import { initialState } from "../setup.ts";

/** Fields that sections of their own tell, and those that follow from others. */
type SectionField =
  | "scenario"
  | "optional"
  | "opening"
  | "random"
  | "dice"
  | "turn"
  | "turnPhase"
  | "phase"
  | "phasing"
  | "toAct"
  | "victory"
  | "weather"
  | "wars"
  | "countryStatus"
  | "countryFaction"
  | "allegiance"
  | "pro"
  | "exile"
  | "facLost"
  | "will"
  | "income"
  | "received"
  | "given"
  | "spent"
  | "control"
  | "noEzoc"
  | "markerPlace"
  | "strategicMoves"
  | "mobilizedIn"
  | "unitPlace"
  | "unitFaction"
  | "unitReduced"
  | "unitSupply"
  | "unitSorties"
  | "unitFlags"
  | "groundAt"
  | "airAt"
  | "convoyAt"
  | "warshipAt"
  | "active"
  | "attack"
  | "choices"
  | "declaring"
  | "passes"
  | "committedAir"
  | "committedMarkers"
  | "mayHold"
  | "displaced";

type DetailField = Exclude<keyof State, SectionField>;

/** `of` is what the numbers are; a list has any number of them, one `by` something one for each of these. */
interface Detail {
  readonly of: "integer" | "hex" | "unit" | "faction" | "country" | "marker" | "sea" | "phase" | "operation";
  readonly list?: true;
  readonly by?: "country" | "faction" | "area" | "policy" | "event" | "cup";
  /** Written only if this section does not tell it. */
  readonly unless?: "activation" | "groundCombat";
}

const DETAILS: Readonly<Record<DetailField, Detail>> = {
  points: { of: "integer", unless: "activation" },
  left: { of: "integer", unless: "activation" },
  target: { of: "hex", unless: "groundCombat" },
  defender: { of: "unit", unless: "groundCombat" },
  attackers: { of: "unit", list: true, unless: "groundCombat" },
  attackingFaction: { of: "faction", unless: "groundCombat" },
  defendingFaction: { of: "faction", unless: "groundCombat" },
  seatOf: { of: "integer", by: "faction" },
  stack: { of: "phase", list: true },
  queue: { of: "integer", list: true },
  item: { of: "integer", list: true },
  policies: { of: "integer", by: "policy" },
  policyTurn: { of: "integer", by: "policy" },
  policyRolls: { of: "integer", by: "policy" },
  fired: { of: "integer", by: "event" },
  usaMarker: { of: "integer" },
  usaSince: { of: "integer" },
  cup: { of: "integer", by: "cup" },
  cupHolding: { of: "integer", by: "cup" },
  becameNeutral: { of: "integer", by: "country" },
  outUntil: { of: "integer", by: "country" },
  liberated: { of: "integer", by: "country" },
  shelteredFrom: { of: "faction", by: "country" },
  willPaid: { of: "integer", by: "country" },
  areaCountry: { of: "country", by: "area" },
  bombed: { of: "hex", list: true },
  destroyed: { of: "hex", list: true },
  coldWar: { of: "integer" },
  beachheads: { of: "integer", list: true },
  invasions: { of: "integer", by: "faction" },
  upgrades: { of: "integer", by: "faction" },
  invaded: { of: "integer" },
  surprise: { of: "marker" },
  airdrop: { of: "marker" },
  operation: { of: "operation" },
  operationFaction: { of: "faction" },
  route: { of: "sea", list: true },
  routeAt: { of: "integer" },
  force: { of: "unit", list: true },
  cargo: { of: "unit", list: true },
  tried: { of: "integer", list: true },
  escorted: { of: "unit", list: true },
  interceptor: { of: "integer" },
  escort: { of: "unit" },
  intercepting: { of: "faction" },
  destination: { of: "integer" },
  interdicted: { of: "integer" },
  berths: { of: "unit", list: true },
  landings: { of: "integer", list: true },
  landed: { of: "hex", list: true },
  navalSupport: { of: "unit" },
  repatriated: { of: "unit", list: true },
  served: { of: "unit", list: true },
  servedZones: { of: "sea", list: true },
  servedPorts: { of: "hex", list: true },
  factoriesLost: { of: "integer", list: true },
  suppliedBySea: { of: "unit", list: true },
  cutOff: { of: "unit", list: true },
  limited: { of: "integer", list: true },
  commonwealthTrade: { of: "integer" },
  strategicOpponent: { of: "faction" },
  boxMobilized: { of: "integer", list: true },
  surpriseBought: { of: "integer" },
};

const NONE = "none";

function named(names: readonly string[]): Kind {
  return {
    decode: (value) => (names.includes(value as string) ? names.indexOf(value as string) : undefined),
    encode: (value) => names[value] ?? NONE,
  };
}

const LOCAL_KINDS: Readonly<Record<string, Kind>> = {
  integer: { decode: (value) => (Number.isInteger(value) ? (value as number) : undefined), encode: (value) => value },
  phase: named(PHASES),
  operation: named(UNDERTAKINGS),
};

function kindOf(s: State, { of }: Detail): Kind {
  return LOCAL_KINDS[of] ?? fieldKindsOf(s)[of];
}

function namesBy(s: State, by: NonNullable<Detail["by"]>): readonly string[] {
  const { countryIds, areas } = boardOf(s);
  const names = { country: countryIds, faction: FACTIONS, policy: POLICY_IDS, event: EVENT_IDS, cup: CUP_MARKERS };
  return by === "area" ? areas.map(({ id }) => id) : names[by];
}

const starts = new Map<string, State>();

/** The state before the first turn of the same table. */
function startOf(s: State): State {
  const key = [s.scenario, s.opening, s.optional].join();
  let start = starts.get(key);
  if (start === undefined) {
    start = initialState(optionsOf(s), 1);
    starts.set(key, start);
  }
  return start;
}

function isTold(s: State, { unless }: Detail): boolean {
  return (unless === "activation" && s.active >= 0) || (unless === "groundCombat" && isGroundCombat(s));
}

/** What differs from the start. */
export function writeDetails(s: State): Record<string, Json> {
  const start = startOf(s);
  const details: Record<string, Json> = {};
  for (const [name, detail] of Object.entries(DETAILS) as [DetailField, Detail][]) {
    if (isTold(s, detail)) continue;
    const kind = kindOf(s, detail);
    const value = s[name];
    const before = start[name];
    if (typeof value === "number") {
      if (value !== before) details[name] = kind.encode(value);
    } else if (detail.by === undefined) {
      if (value.length > 0) details[name] = value.map((item) => kind.encode(item));
    } else {
      const names = namesBy(s, detail.by);
      const changed = value.flatMap((item, i) =>
        item === (before as number[])[i] ? [] : [[names[i], kind.encode(item)] as const],
      );
      if (changed.length > 0) details[name] = Object.fromEntries(changed);
    }
  }
  return details;
}

/** Reads what `writeDetails` wrote into a state as at the start. */
export function readDetails(s: State, input: unknown): void {
  if (input === undefined) return;
  for (const [name, value] of Object.entries(readObject(input, "details"))) {
    const path = `details.${name}`;
    const detail = Object.hasOwn(DETAILS, name) ? DETAILS[name as DetailField] : undefined;
    if (detail === undefined) throw new InputError(path, "unknown detail");
    const kind = kindOf(s, detail);
    const one = (item: unknown, where: string) => {
      const decoded = item === NONE ? -1 : kind.decode(item);
      if (decoded === undefined) throw new InputError(where, `no ${detail.of} ${JSON.stringify(item).slice(0, 40)}`);
      return decoded;
    };
    const field = name as DetailField;
    if (detail.by !== undefined) {
      const names = namesBy(s, detail.by);
      for (const [key, item] of Object.entries(readObject(value, path))) {
        const index = names.indexOf(key);
        if (index < 0) throw new InputError(`${path}.${key}`, `no ${detail.by} of this name`);
        (s[field] as number[])[index] = one(item, `${path}.${key}`);
      }
    } else if (detail.list) {
      (s[field] as number[]) = readArray(value, path).map((item, i) => {
        if (item === NONE) throw new InputError(`${path}[${i}]`, `no ${detail.of} in a list`);
        return one(item, `${path}[${i}]`);
      });
    } else (s[field] as number) = one(value, path);
  }
}
