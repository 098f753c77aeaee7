import { RESULTS } from "../data/combatTable.ts";
import type { AirEvent } from "../model/events/air.ts";
import { type Describers, list, plural, side, signed } from "./names.ts";

export const AIR_LINES: Describers<AirEvent> = {
  airCommitted: ({ faction, unit }, names) => `${names.faction(faction)} commits ${names.unit(unit)}.`,
  airCombat: ({ mission, unit, defender, attack, defence, result }, names) => {
    const kind = mission === "airStrike" ? "Air Strike" : "Air combat";
    const sums = `${names.unit(unit)} ${side(attack)} against ${names.unit(defender)} ${side(defence)}`;
    return `${kind}: ${sums}: ${RESULTS[result].symbol}.`;
  },
  sorties: ({ unit, sorties, change }, names) =>
    `${names.unit(unit)}: ${plural(sorties, "Sortie")} (${signed(change)}).`,
  airSupport: ({ factions }, names) =>
    factions.length === 0 ? "Nobody has Air Support." : `Air Support for ${list(factions.map(names.faction))}.`,
  airStrike: ({ unit, target, hex }, names) =>
    `${names.unit(unit)} flies an Air Strike against ${names.unit(target)} in ${names.hex(hex)}.`,
  bombingRun: ({ unit, hex }, names) => `${names.unit(unit)} flies a Bombing Run against ${names.hex(hex)}.`,
  bombed: ({ unit, hex }, names) => `${names.unit(unit)} bombs ${names.hex(hex)}.`,
  airdropped: ({ unit, hex }, names) => `Airdrop in ${names.hex(hex)}, flown by ${names.unit(unit)}.`,
  partisansPlaced: ({ hex }, names) => `Partisans rise in ${names.hex(hex)}.`,
  flew: ({ unit, fromHex, hex }, names) => `${names.unit(unit)} flies from ${names.hex(fromHex)} to ${names.hex(hex)}.`,
};
