import { MARKER_NAMES } from "../data/campaign/markerKinds.ts";
import { RESULTS } from "../data/combatTable.ts";
import type { LandEvent } from "../model/events/land.ts";
import { boxPlace } from "../model/state.ts";
import { type Describers, list, plural, side } from "./names.ts";

const BOX = "the Mobilization Box";

function cause(reason: "combat" | "noSupply" | "transport" | "evacuation"): string {
  if (reason === "evacuation") return " in the evacuation";
  if (reason === "transport") return " on board its convoy";
  return reason === "noSupply" ? " without supply" : "";
}

export const LAND_LINES: Describers<LandEvent> = {
  activated: ({ unit, cost }, names) =>
    cost === 0 ? `${names.unit(unit)} is activated.` : `${names.unit(unit)} is activated for ${plural(cost, "point")}.`,
  marched: ({ unit, fromHex, path, cost, left }, names) =>
    `${names.unit(unit)} marches from ${names.hex(fromHex)} to ${names.hex(path.at(-1)!)} (${cost} MP, ${left} left).`,
  enteredBox: ({ unit, fromHex, box }, names) =>
    `${names.unit(unit)} goes from ${names.hex(fromHex)} into the ${names.place(boxPlace(box))}.`,
  leftBox: ({ unit, box, hex }, names) =>
    `${names.unit(unit)} leaves the ${names.place(boxPlace(box))} for ${names.hex(hex)}.`,
  activationEnded: ({ unit }, names) => `${names.unit(unit)} is done.`,
  attackDeclared: ({ units, defender, hex, kind, cost }, names) => {
    const how = kind === "mobile" ? `Mobile attack, ${cost} MP` : kind === "assault" ? "Assault" : "landing";
    const attackers = `${list(units.map(names.unit))} ${units.length > 1 ? "attack" : "attacks"}`;
    return `${attackers} ${names.unit(defender)} in ${names.hex(hex)} (${how}).`;
  },
  commitmentChosen: ({ faction }, names) => `${names.faction(faction)} has chosen.`,
  commitmentsRevealed: ({ factions }, names) =>
    factions.length === 0 ? "Nobody commits anything." : `${list(factions.map(names.faction))} will commit.`,
  markerPlayed: ({ faction, marker }, names) =>
    `${names.faction(faction)} commits its ${MARKER_NAMES[names.marker(marker).kind]} marker.`,
  groundCombat: ({ unit, defender, attack, defence, result }, names) =>
    `${names.unit(unit)} ${side(attack)} against ${names.unit(defender)} ${side(defence)}: ${result === "NE" ? RESULTS.NE.symbol : result}, ${RESULTS[result].name}.`,
  reduced: ({ unit, reason }, names) => `${names.unit(unit)} is reduced${cause(reason)}.`,
  eliminated: ({ unit, reason }, names) => `${names.unit(unit)} is eliminated${cause(reason)}.`,
  noEzocPlaced: ({ hex }, names) => `No EZOC in ${names.hex(hex)}.`,
  retreated: ({ unit, fromHex, hex }, names) =>
    `${names.unit(unit)} retreats from ${names.hex(fromHex)} to ${names.hex(hex)}.`,
  evacuated: ({ unit, fromHex, place }, names) =>
    `${names.unit(unit)} is evacuated by sea from ${names.hex(fromHex)} to ${names.place(place)}.`,
  held: ({ unit }, names) => `${names.unit(unit)} holds its fort.`,
  advanced: ({ unit, hex }, names) => `${names.unit(unit)} advances into ${names.hex(hex)}.`,
  displaced({ unit, fromHex, hex, box }, names) {
    const refuge = box === undefined ? BOX : `the ${names.place(boxPlace(box))}`;
    return `${names.unit(unit)} is displaced from ${names.hex(fromHex)} to ${hex === undefined ? refuge : names.hex(hex)}.`;
  },
  entered: ({ unit, hex }, names) => `${names.unit(unit)} arrives in ${hex === undefined ? BOX : names.hex(hex)}.`,
};
