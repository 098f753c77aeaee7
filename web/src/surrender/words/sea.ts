/** Sentences of operations at sea. */
import { list } from "../../words.ts";
import { percent } from "../table/model/percent.ts";

/** Longer lists of enemies are cut short. */
const MOST_NAMED = 3;

export const SEA_TEXTS = {
  sail: "Sail to",
  sailHint: "Lit ports are in reach. Look at one to see the way, its price and who could intercept.",
  together: "Sail together",
  load: "Take on board",
  aboard: "On board",
  ownCourse: "Set the course by hand",
  cost: (cost: number, left: number) => `${cost} MP, ${left} left`,
  safe: "nobody can intercept",
  threatened: (enemies: readonly string[]) => {
    const named =
      enemies.length > MOST_NAMED
        ? [...enemies.slice(0, MOST_NAMED - 1), `${enemies.length - MOST_NAMED + 1} others`]
        : [...enemies];
    return `may be intercepted by ${list(named)}`;
  },
  threats: "Who could intercept",
  nobody: "Nobody can intercept here.",
  /** Names of zones take an article or none: "Ionian Sea", "Off Egypt". */
  inZone: (zone: string) => `Sea Zone ${zone}`,
  invade: "Amphibious Invasion",
  invadeZone: (zone: string) => `Land from ${zone}`,
  coast: (cities: readonly string[], others: number) =>
    list([
      ...cities,
      ...(others === 0
        ? []
        : [`${others} ${cities.length > 0 ? "other " : ""}coast ${others === 1 ? "hex" : "hexes"}`]),
    ]),
  steps: ["Sea Zone", "Units and convoys", "Landings", "Warships", "Launch"],
  pair: "A ground unit and the convoy that carries it",
  landing: (unit: string) => `Where does ${unit} land? Choose a lit coast hex.`,
  landsIn: (hex: string) => `Landing in ${hex}`,
  unopposed: "empty: it goes ashore without a fight",
  warship: "Warships that come along: escorts, and Naval Support for an Assault",
  dropInvasion: "Give the invasion up",
  force: "The force",
  interceptWith: (target: string) => `Intercept ${target}`,
  /** Invasions and supply name no place. */
  undertakings: {
    navalMovement: (place: string) => `bound for ${place}`,
    navalTransport: (place: string) => `Naval Transport, bound for ${place}`,
    amphibiousInvasion: () => "Amphibious Invasion",
    bombingRun: (place: string) => `Bombing Run on ${place}`,
    supplyLineTrace: () => "Supply by sea",
    airStrike: (place: string) => `Air Strike on ${place}`,
  },
  stops: (chance: number) => `stops it with ${percent(chance)}`,
  stopsEscorted: (unit: string, chance: number) => `if ${unit} escorts: ${percent(chance)}`,
  attacks: (interceptor: string, target: string) => `${interceptor} against ${target}`,
  goOnHint: (target: string, chance: number) =>
    `If you continue, it may attack ${target} itself and stop the invasion with ${percent(chance)}; a second escort may still help. §53.4`,
  againHint: "Each fight costs Sorties. The other side may name another escort. §53.4",
  fightOn: (act: string, target: string, chance: number) =>
    act === "again"
      ? `stops ${target} with ${percent(chance)} if nothing else escorts it`
      : act === "cancel"
        ? "all return to port without loss; it counts as an invasion of this turn"
        : "",
  escort: "Choose the escort",
  escortHint: "It fights first. Beaten, it lets the interceptor through.",
  withEscort: (chance: number) => `then stopped with ${percent(chance)}`,
  noEscort: "No escort",
  again: "Attack the target itself",
  breakOff: "Break off",
  storm: "Primary Attacker and Naval Support",
  noSupport: "without Naval Support",
  supportOf: (ship: string) => `Naval Support of ${ship}`,
  proposal: "proposed",
  via: (zones: readonly string[]) => `by ${list([...zones])}`,
  serves: (count: number) => `supplies ${count} ${count === 1 ? "unit" : "units"}`,
  fails: "If it is stopped, these units drop one level of supply.",
  noConvoy: "No convoy",
  otherZones: (count: number) => `${count} other Sea ${count === 1 ? "Zone" : "Zones"}`,
  otherWays: (count: number) => `${count} other ${count === 1 ? "way" : "ways"}`,
  reserves: "Could commit",
  noReserves: "nothing to commit",
  noMoreReserves: "nothing more to commit",
  facLost: "Factories lost afterwards",
  facLostPair: (germany: number, ally: string, allied: number) => `Germany ${germany}, ${ally} ${allied}`,
};
