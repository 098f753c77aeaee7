/** A sound first deployment: what to place in each area, in this order. */
import type { UnitTypeName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import type { TableAction } from "./action.ts";
import { ofTypes } from "./focus.ts";
import type { OwnUnits } from "./units.ts";

export const ADVICE: Readonly<Record<string, readonly UnitTypeName[]>> = {
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

/** Units that stand there before the first choice. */
export function fixedUnits(viewer: View["viewer"], area: string): number {
  return viewer === "west" && area === "london" ? 1 : 0;
}

/** The next free Cadre as it is advised; undefined when all stand. */
export function advisedCadre({ areas, viewer }: View, legal: readonly TableAction[]): TableAction | undefined {
  const places = ofTypes(legal, "place");
  const area = places[0]?.area;
  if (area === undefined) return undefined;
  const advised = ADVICE[area]?.[(areas[area].units?.length ?? 0) - fixedUnits(viewer, area)];
  return places.find((one) => one.area === area && one.unitType === advised) ?? places.at(-1);
}

/** §17 Extra forces: first every mobile unit gets a second CV, then Infantry joins where most stand. */
export function advisedExtra(legal: readonly TableAction[], units: OwnUnits): TableAction | undefined {
  const steps = ofTypes(legal, "step").filter(({ unit }) => {
    const own = units.get(unit!)?.unit;
    return own !== undefined && own.cv === 1 && own.unitType !== "fortress";
  });
  const cadres = ofTypes(legal, "cadre").filter(({ unitType }) => unitType === "infantry");
  const crowd = (action: TableAction) => [...units.values()].filter(({ area }) => area === action.area).length;
  return steps[0] ?? cadres.toSorted((a, b) => crowd(b) - crowd(a))[0];
}
