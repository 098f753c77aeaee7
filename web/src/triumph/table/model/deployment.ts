/** A sound first deployment: what to place in each area, in this order. */
import type { UnitTypeName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { ofTypes, type TableOffer } from "./action.ts";
import type { OwnUnits } from "./units.ts";

const ADVICE: Readonly<Record<string, readonly UnitTypeName[]>> = {
  berlin: ["tank", "infantry", "airForce", "infantry", "tank", "infantry"],
  ruhr: ["fleet", "infantry", "sub", "airForce"],
  munich: ["infantry", "tank"],
  konigsberg: ["infantry", "infantry"],
  rome: ["fleet", "infantry", "airForce", "infantry"],
  milan: ["infantry", "tank"],
  tripoli: ["infantry", "infantry"],
  london: ["airForce", "infantry", "carrier"],
  glasgow: ["fleet"],
  delhi: ["infantry", "fortress"],
  bombay: ["infantry"],
  suez: ["infantry"],
  paris: ["infantry", "airForce"],
  marseille: ["fleet"],
  algiers: ["infantry"],
  moscow: ["infantry", "tank", "airForce"],
  leningrad: ["infantry", "sub"],
  baku: ["infantry", "infantry"],
  kiev: ["infantry"],
  odessa: ["infantry"],
  kharkov: ["tank"],
  stalingrad: ["infantry"],
  urals: ["infantry"],
};

/** Was one of the advised Cadres placed already? */
export function isAnyPlaced({ areas }: View, legal: readonly TableOffer[]): boolean {
  const due = new Map(ofTypes(legal, "place").map((offer) => [offer.action.area, offer.due]));
  return Object.entries(ADVICE).some(
    ([area, advice]) => areas[area].units !== undefined && (due.get(area) ?? 0) < advice.length,
  );
}

/** The next free Cadre as it is advised; undefined when all stand. */
export function advisedCadre(legal: readonly TableOffer[]): TableOffer | undefined {
  const places = ofTypes(legal, "place");
  const first = places[0];
  if (first === undefined) return undefined;
  const { area } = first.action;
  const advice = ADVICE[area] ?? [];
  const advised = advice[advice.length - first.due];
  return places.find(({ action }) => action.area === area && action.unitType === advised) ?? places.at(-1);
}

/** §17 Extra forces: first every mobile unit gets a second CV, then Infantry joins where most stand. */
export function advisedExtra(legal: readonly TableOffer[], units: OwnUnits): TableOffer | undefined {
  const steps = ofTypes(legal, "step").filter(({ action }) => {
    const own = units.get(action.unit)?.unit;
    return own !== undefined && own.cv === 1 && own.unitType !== "fortress";
  });
  const cadres = ofTypes(legal, "cadre").filter(({ action }) => action.unitType === "infantry");
  const crowd = (wanted: string) => [...units.values()].filter(({ area }) => area === wanted).length;
  return steps[0] ?? cadres.toSorted((a, b) => crowd(b.action.area) - crowd(a.action.area))[0];
}
