/** Part E The table before the first turn. */
import { reseedRandom, type Seed, seedRandom, UNSETTLED } from "@tripartite/kernel";
import { BOARDS } from "./board.ts";
import { hexOf } from "./data/grid.ts";
import { FACTIONS, WEATHER_ZONES } from "./data/vocabulary.ts";
import type { Options } from "./options.ts";
import { placeUnit } from "./rules/units.ts";
import { MOBILIZATION_BOX, OUT_OF_GAME, PHASE, type State } from "./state.ts";

/** §2.1 Cities and forts of countries that take no part belong to nobody. */
export function initialState({ scenario, sovietEntry }: Options, seed: Seed): State {
  const board = BOARDS[scenario];
  const { countries } = board.scenario;
  const byCountry = () => countries.map(() => 0);
  const byUnit = () => board.units.map(() => 0);
  const countryFaction = countries.map(({ faction, status }) =>
    faction !== undefined && status !== "inactive" ? FACTIONS.indexOf(faction) : -1,
  );
  const s: State = {
    scenario,
    sovietEntry: Number(sovietEntry),
    random: seedRandom(seed),
    dice: [],
    turn: 1,
    phase: PHASE.turnStart,
    phasing: 0,
    toAct: UNSETTLED,
    victory: -1,
    weather: WEATHER_ZONES.map(() => 0),
    countryFaction,
    conquered: byCountry(),
    will: countries.map(({ nationalWill }) => nationalWill ?? -1),
    income: byCountry(),
    received: byCountry(),
    given: byCountry(),
    spent: byCountry(),
    control: board.spots.map(({ country }) => countryFaction[country]),
    noEzoc: [],
    markerUses: board.scenario.eventMarkers.map(() => 0),
    strategicMoves: board.scenario.factions.map(() => 0),
    mobilizedIn: [],
    unitHex: board.units.map(({ hex, box }) =>
      hex === undefined && box === undefined ? OUT_OF_GAME : MOBILIZATION_BOX,
    ),
    unitReduced: board.units.map(({ reduced, garrison }) => Number(reduced === true || garrison === true)),
    unitSupply: byUnit(),
    unitSorties: board.units.map(({ sorties }) => sorties ?? 0),
    unitFlags: byUnit(),
    groundAt: new Array<number>(board.size).fill(-1),
    airAt: new Array<number>(board.size).fill(-1),
    active: -1,
    points: 0,
    left: 0,
    attack: -1,
    target: -1,
    defender: -1,
    attackers: [],
    choices: [0, 0],
    declaring: -1,
    passes: 0,
    committedAir: [-1, -1],
    committedMarkers: [],
    mayHold: 0,
    displaced: -1,
    resume: -1,
  };
  board.units.forEach(({ hex, class: unitClass }, unit) => {
    if (hex === undefined) return;
    if (unitClass === "naval") s.unitHex[unit] = hexOf(hex);
    else placeUnit(s, unit, hexOf(hex));
  });
  return s;
}

/** Fresh dice from now on. */
export function reseed(s: State, seed: Seed): void {
  reseedRandom(s.random, seed);
  s.dice = [];
}
