/** §11.52, §14 What a seat knows of its own Supply Lines, Trade Routes and used borders. */
import type { Area, Faction, Unit } from "../data/ids.ts";
import { AREA_IDS, BORDER_A, BORDER_B } from "../data/map.ts";
import { namesIn } from "../model/names.ts";
import { ESCAPED, type State } from "../model/state.ts";
import { attacker } from "../rules/combat/battles.ts";
import { testedSources } from "../rules/economy/blockade.ts";
import { needsSupply, supplyLines } from "../rules/economy/supply.ts";
import { tradeNetwork } from "../rules/economy/trade.ts";
import { crossingLimit, invasionLimit, usedBy } from "../rules/movement/borders.ts";
import { partyOf } from "../rules/units.ts";
import { atWar } from "../rules/war/relations.ts";
import type { BlockadeItem, Crossing, OwnView } from "./types.ts";
import { watch } from "./watch.ts";

export const BLOCKADE_ITEMS: readonly BlockadeItem[] = ["pop", "redRes", "blackRes"];

const namesOf = (areas: readonly Area[]) => areas.map((area) => AREA_IDS[area]);

function placesInNeed(s: State, seat: Faction): Area[] {
  const areas = new Set<Area>();
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] >= 0 && partyOf(s, unit) === seat && needsSupply(s, unit)) areas.add(s.unitArea[unit]);
  }
  return [...areas].sort((a, b) => a - b);
}

function tradeNow(s: State, seat: Faction): OwnView["trade"] {
  const { routes, pathFrom } = tradeNetwork(s, seat);
  return testedSources(s, seat, routes).map(({ area, failing }) => {
    const path = pathFrom(area);
    return {
      area: AREA_IDS[area],
      ...(path && { route: namesOf(path) }),
      failing: namesIn(failing, BLOCKADE_ITEMS),
    };
  });
}

/** §11.52 The Active Player knows the own moves; for others the kind of a block that crossed a border is secret. */
function crossingsView(s: State, seat: Faction): Crossing[] {
  if (seat !== attacker(s)) return [];
  const borders = [...new Set([...s.crossings, ...s.invasions])].sort((a, b) => a - b);
  return borders.map((border) => {
    const invaders = usedBy(s.invasions, border);
    return {
      areas: [AREA_IDS[BORDER_A[border]], AREA_IDS[BORDER_B[border]]],
      used: usedBy(s.crossings, border),
      limit: crossingLimit(border),
      invaders,
      ...(invaders > 0 && { invasionLimit: invasionLimit(s, seat) }),
    };
  });
}

/** §12.73 Where Escaped Subs are and whose. */
export const escapedSubs = watch.part(["unitArea", "unitNationality", "unitFlags"], (s) => {
  const subs: number[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++)
    if ((s.unitFlags[unit] & ESCAPED) !== 0) subs.push(s.unitArea[unit], s.unitNationality[unit]);
  return subs;
});

const inNeed = watch.ownPart(["unitArea", "unitNationality", "unitType"], placesInNeed);

/** §14.11 Where own units stand that need Supply. */
export const supply = watch.ownPart(
  [inNeed, "war", "control", "status", "enemies", "violator", "interventions"],
  (s, seat, of): OwnView["supply"] => {
    const places = of(inNeed);
    const matters = atWar(s, seat);
    return supplyLines(s, seat, places).map((line, i) => ({
      area: AREA_IDS[places[i]],
      ...(line ? { line: namesOf(line) } : matters && { fails: true }),
    }));
  },
);

/** §14.21, §14.24 What the own sources would send now. */
export const trade = watch.ownPart(
  [escapedSubs, "war", "control", "status", "enemies", "violator", "interventions", "influence", "influenceBy"],
  tradeNow,
);

export const crossings = watch.ownPart(["crossings", "invasions", "commandOrder", "turn", "techs"], crossingsView);
