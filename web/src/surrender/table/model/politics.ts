/** The political board: policies, the cup, Disputed Areas, and what a decision would bring about. */
import { isRefusal, type Json } from "@tripartite/kernel";
import { decodeAction } from "@tripartite/surrender/codec";
import { CUP_MARKER_NAMES, CUP_MARKERS } from "@tripartite/surrender/data/campaign/cup";
import { DISPUTED_AREAS } from "@tripartite/surrender/data/campaign/disputedAreas";
import { POLICIES, POLICY_IDS } from "@tripartite/surrender/data/campaign/policies";
import { WAR_PAIRS } from "@tripartite/surrender/data/campaign/wars";
import { FACTIONS, type Faction } from "@tripartite/surrender/data/vocabulary";
import { describeEvent } from "@tripartite/surrender/describe";
import {
  cupStanding,
  disputedStanding,
  policyStandings,
  previewSuccess,
  previewWar,
} from "@tripartite/surrender/previews/politics";
import { boardOf } from "@tripartite/surrender/state";
import type { TableAction } from "./action.ts";
import { stateSeen } from "./state.ts";

export interface Politics {
  readonly policies: readonly {
    readonly id: string;
    readonly name: string;
    readonly inForce: boolean;
    /** The turn of the next roll, and the highest die that ends the policy. */
    readonly turn: number;
    readonly endsOn: number;
  }[];
  readonly cup: readonly {
    readonly id: string;
    readonly name: string;
    readonly inCup: number;
    readonly holding: number;
  }[];
  readonly disputed: readonly { readonly id: string; readonly name: string; readonly standing: string }[];
  readonly pairs: readonly { readonly factions: readonly Faction[]; readonly isWar: boolean }[];
}

export function politicsOf(view: Json): Politics {
  const state = stateSeen(view);
  const board = boardOf(state);
  const [cup, disputed] = [cupStanding(state), disputedStanding(state)];
  return {
    policies: policyStandings(state).map(({ inForce, turn, endsOn }, index) => {
      const id = POLICY_IDS[index];
      return { id, name: POLICIES[id].name, inForce, turn, endsOn };
    }),
    cup: CUP_MARKERS.map((id, index) => ({ id, name: CUP_MARKER_NAMES[id], ...cup[index] })),
    disputed: DISPUTED_AREAS.map(({ id, name }, index) => ({ id, name, standing: disputed[index] })),
    pairs: WAR_PAIRS.map((pair, index) => ({
      factions: pair.split("-") as Faction[],
      isWar: state.wars[index] === 1,
    })).filter(({ factions }) => factions.every((faction) => board.seatOf[FACTIONS.indexOf(faction)] >= 0)),
  };
}

/** What a declaration of war brings about, as names. */
export interface WarOutlook {
  /** In sentences. */
  readonly events: readonly string[];
  readonly joins: Faction | undefined;
  readonly setUp: readonly string[];
  readonly waiting: readonly string[];
  readonly courted: readonly string[];
  readonly will: number;
  readonly factories: number;
}

export function warOutlook(view: Json, faction: Faction, action: TableAction): WarOutlook | undefined {
  const state = stateSeen(view);
  const board = boardOf(state);
  const decoded = decodeAction(action as unknown as Json, state);
  if (isRefusal(decoded) || decoded.type !== "declareWar") return undefined;
  const { events, joins, setUp, waiting, courted, will, factories } = previewWar(
    state,
    FACTIONS.indexOf(faction),
    decoded,
  );
  return {
    events: events.map((event) => describeEvent(event, state)),
    joins: FACTIONS[joins],
    setUp: setUp.map((unit) => board.unitIds[unit]),
    waiting: waiting.map((unit) => board.unitIds[unit]),
    courted: courted.map((country) => board.countryIds[country]),
    will,
    factories,
  };
}

/** What a political success on a country does, in sentences. */
export function successOutlook(view: Json, faction: Faction, country: string): readonly string[] {
  const state = stateSeen(view);
  return previewSuccess(state, FACTIONS.indexOf(faction), boardOf(state).countryIds.indexOf(country)).map((event) =>
    describeEvent(event, state),
  );
}
