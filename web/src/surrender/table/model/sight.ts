/** What a decision is about on the map: it comes into sight, and ways are drawn before anything is clicked. */
import type { Json } from "@tripartite/kernel";
import type { History } from "../../../net/history.ts";
import { ofTypes, placeOf, type TableAction } from "./action.ts";
import type { Focus } from "./lights.ts";
import { disputedHexes, hexesOf } from "./onBoard.ts";
import type { Scene } from "./scene.ts";
import { invasionOf, middleOf, operationWay, seaPath, supplyBySea } from "./sea.ts";
import type { Seen } from "./seen.ts";

export interface Sight {
  /** A country or a Sea Zone in focus: its rim is lit. */
  readonly region?: readonly string[];
  /** Comes into sight. */
  readonly hex?: string | undefined;
  readonly path?: readonly string[];
}

/** Units go to places that may lie anywhere on the map. */
const PLACING: ReadonlySet<string> = new Set([
  "D-SETUP",
  "D-CEM",
  "D-REPAT",
  "D-HOME",
  "D-PORT",
  "D-DIS",
  "D-REB",
  "D-MUL",
]);
const INTERCEPTING: ReadonlySet<string> = new Set(["D-INT", "D-ESC", "D-AGN", "D-ABT"]);

export function sightOf(
  decision: string | undefined,
  legal: readonly TableAction[],
  focus: Focus,
  seen: Seen,
  view: Json,
  history: History,
): Sight {
  const { scene } = seen;
  const hexOf = (unit: string) => seen.units.get(unit)?.hex;
  const country = hexesOf(scene, focus.country);
  if (country) return { region: country.hexes, ...(focus.hex === undefined && { hex: country.middle }) };
  if (decision === undefined) return {};
  if (PLACING.has(decision)) return { hex: middleHex(scene, legal) };
  if (decision === "D-INV") {
    const { sea } = invasionOf(view);
    const zone = scene.map.hexes.filter(({ seaZone }) => seaZone === sea).map(({ id }) => id);
    return { region: zone, hex: middleOf(scene, sea) };
  }
  if (decision === "D-CEDE") {
    const hexes = disputedHexes(scene, claimedIn(history));
    return { region: hexes, hex: hexes[0] };
  }
  if (decision === "D-LAND") return { hex: invasionOf(view).landings[0]?.hex };
  if (decision === "D-LIM") return { hex: legal[0]?.hex };
  const [proposal] = ofTypes(legal, "serve");
  if (proposal) {
    const supplied = supplyBySea(view, proposal)?.units.flatMap((unit) => hexOf(unit) ?? [])[0];
    const route = (proposal.route ?? []).map(String).toReversed();
    return { hex: supplied, path: seaPath(scene, hexOf(proposal.unit!), route, supplied) };
  }
  if (INTERCEPTING.has(decision)) {
    const path = operationWay(view, scene, hexOf);
    return path.length > 1 ? { path, hex: path.at(-1) } : {};
  }
  return {};
}

/** The Disputed Area that was claimed last. */
function claimedIn(history: History): string | undefined {
  const claims = history.flatMap(({ events }) => events as { type: string; disputed?: string }[]);
  return claims.findLast(({ type }) => type === "areaClaimed")?.disputed;
}

/** Of the hexes that can be chosen, the one nearest to their middle. */
function middleHex({ map }: Scene, legal: readonly TableAction[]): string | undefined {
  const places = legal.flatMap((action) => map.byId.get(placeOf(action) ?? "") ?? []);
  const mean = (axis: 0 | 1) => places.reduce((sum, { centre }) => sum + centre[axis], 0) / places.length;
  const [x, y] = [mean(0), mean(1)];
  const away = ({ centre }: (typeof places)[number]) => Math.hypot(centre[0] - x, centre[1] - y);
  return places.toSorted((a, b) => away(a) - away(b))[0]?.id;
}
