/** What Bombing Runs, Airdrops, invasions, Partisans and claims promise, by the names of units. */
import { isRefusal, type Json } from "@tripartite/kernel";
import { decodeAction } from "@tripartite/surrender/codec";
import { DISPUTED_AREAS } from "@tripartite/surrender/data/campaign/disputedAreas";
import type { ResultCode } from "@tripartite/surrender/data/combatTable";
import { FACTIONS } from "@tripartite/surrender/data/vocabulary";
import { previewBombing, previewDrop, previewDropAttack, previewPartisans } from "@tripartite/surrender/previews/air";
import { strandedAir } from "@tripartite/surrender/previews/land";
import { previewCoast } from "@tripartite/surrender/previews/sea";
import type { Odds } from "@tripartite/surrender/rules/charts/odds";
import { boardOf } from "@tripartite/surrender/state";
import { SURRENDER_TEXTS } from "../../texts.ts";
import type { TableAction } from "./action.ts";
import type { Scene } from "./scene.ts";
import { stateSeen } from "./state.ts";

const texts = SURRENDER_TEXTS.air;

export interface ActionPromise {
  readonly detail: string;
  readonly odds?: Odds<ResultCode>;
}

/** Undefined for actions that say everything themselves. */
export function promiseOf(view: Json, action: TableAction, scene: Scene): ActionPromise | undefined {
  const state = stateSeen(view);
  const decoded = decodeAction(action as unknown as Json, state);
  if (isRefusal(decoded)) return undefined;
  const { unitIds } = boardOf(state);
  const name = (unit: number) => scene.shortUnitName(unitIds[unit]);
  switch (decoded.type) {
    case "bomb": {
      const threats = previewBombing(state, decoded.hex).map(({ unit, bare, escort, escorted }) =>
        texts.fighter(name(unit), bare, escort === undefined ? undefined : name(escort), escorted),
      );
      return { detail: threats.length === 0 ? texts.unopposed : threats.join("; ") };
    }
    case "drop": {
      const carrier = previewDrop(state, state.phasing, decoded.marker, decoded.hex);
      return carrier < 0 ? undefined : { detail: texts.carrier(name(carrier)) };
    }
    case "invade": {
      const { hexIds } = boardOf(state);
      const coast = previewCoast(state, decoded.sea).map((hex) => scene.map.byId.get(hexIds[hex]));
      const cities = coast.flatMap((hex) => hex?.city?.name ?? []);
      return { detail: SURRENDER_TEXTS.sea.coast(cities, coast.length - cities.length) };
    }
    case "partisans": {
      const { unit, modifier } = previewPartisans(state, decoded.hex);
      return { detail: texts.partisans(name(unit), modifier) };
    }
    case "attack":
    case "assault": {
      if (decoded.marker === undefined) return undefined;
      const [kind, unit] =
        decoded.type === "attack" ? (["mobile", state.active] as const) : (["assault", decoded.unit] as const);
      const preview = previewDropAttack(state, kind, unit, decoded.hex, decoded.marker);
      return preview && { detail: texts.carrier(name(preview.carrier)), odds: preview.odds };
    }
    case "claim": {
      const { owner } = DISPUTED_AREAS[decoded.disputed];
      const country = boardOf(state).countryIds.indexOf(owner);
      const faction = state.countryFaction[country];
      return {
        detail: texts.owner(scene.countryName(owner), faction < 0 ? undefined : scene.sideName(FACTIONS[faction])),
      };
    }
    default:
      return undefined;
  }
}

/** The air unit that loses its base if the army leaves. */
export function strandedBy(view: Json, id: string): string | undefined {
  const state = stateSeen(view);
  const { unitIds } = boardOf(state);
  const air = strandedAir(state, unitIds.indexOf(id));
  return air < 0 ? undefined : unitIds[air];
}
