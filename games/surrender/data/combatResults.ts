/** What each result does, by kind of combat. */
import type { ResultCode } from "./combatTable.ts";
import type { Mission, Operation, Role } from "./vocabulary.ts";

export const GROUND_STEPS = [
  "defenderLosesStep",
  "defenderEliminated",
  "retreat",
  "retreatOrHoldFort",
  "attackerLosesStep",
  "activationEnds",
] as const;
/** A full unit that loses a step is reduced, a reduced one is eliminated. */
export type GroundStep = (typeof GROUND_STEPS)[number];

/** §13 In this order; what is left of the list is void once the defender is eliminated. The "+" number is ignored. */
export const GROUND_RESULTS: Readonly<Record<ResultCode, readonly GroundStep[]>> = {
  NE: [],
  DR: ["retreatOrHoldFort"],
  DD: ["defenderLosesStep", "retreat"],
  DE: ["defenderEliminated"],
  AS: ["activationEnds"],
  AA: ["attackerLosesStep", "activationEnds"],
};

export const GROUND_RESULT_NOTES = [
  "Ignore the + number of a result in ground combat.",
  "A retreating unit goes one hex away from the attacker, in an Assault from every attacker.",
] as const;

/** §13 For a defender that cannot retreat or holds its fort. */
export const CANNOT_RETREAT: GroundStep = "defenderLosesStep";

/** §13.1 */
export const RETREAT_PROHIBITIONS = [
  { id: "RP1", text: "Not into an enemy city or fort" },
  {
    id: "RP2",
    text: "Not into an EZOC, unless a friendly city or fort is there and one hex lies between unit and attacker",
  },
  { id: "RP3", text: "Not against a prohibition of ground movement or a stacking limit" },
] as const;

/** Sorties gained; "plus" is the number after the result. */
export const SORTIES_GAINED: Readonly<Record<ResultCode, Readonly<Record<Role, 1 | "plus">>>> = {
  NE: { attacker: 1, defender: 1 },
  DR: { attacker: 1, defender: "plus" },
  DD: { attacker: 1, defender: "plus" },
  DE: { attacker: 1, defender: "plus" },
  AS: { attacker: "plus", defender: 1 },
  AA: { attacker: "plus", defender: 1 },
};

/** Which side of the ground combat still has Air Support after the combat of its air units. */
export const AIR_SUPPORT_AFTER: Readonly<Record<ResultCode, Readonly<Record<Role, boolean>>>> = {
  NE: { attacker: true, defender: true },
  DR: { attacker: true, defender: true },
  AS: { attacker: true, defender: true },
  DD: { attacker: true, defender: false },
  DE: { attacker: true, defender: false },
  AA: { attacker: false, defender: true },
};

/** §15.3 A failed escort lets the interceptor attack again; an interdiction that succeeds stops the operation. */
export const INTERCEPTOR_WINS: Readonly<Record<ResultCode, boolean>> = {
  NE: false,
  AS: false,
  AA: false,
  DR: true,
  DD: true,
  DE: true,
};

/** §15.3 */
export const ESCORT_NOTES = [
  "After a failed escort the interceptor may attack again while it has fewer than 6 Sorties.",
  "After a failed escort the phasing side may call an invasion off; the interceptor's activation ends too.",
] as const;

export const MISSION_EFFECTS: Readonly<Record<Mission, string>> = {
  airStrike: "Sorties only",
  groundSupport: "decides who has Air Support",
  againstEscort: "decides whether the escort holds",
  interdiction: "decides whether the operation continues",
};

const TRANSPORT_TEXT = "A full ground unit on board is reduced, a reduced one stays so, an air unit gains 2 Sorties";

/** §15.3 What a successful interdiction does. */
export const INTERDICTED: Readonly<Record<Operation, readonly string[]>> = {
  amphibiousInvasion: ["The invasion does not take place", "Every unit of it ends its activation", TRANSPORT_TEXT],
  bombingRun: ["No Bombed marker is placed", "The bomber ends its activation"],
  navalMovement: [
    "The naval unit ends its activation",
    "It and its naval escort go to the friendly port nearest by movement cost, whatever points are left",
  ],
  navalTransport: [
    "The naval unit ends its activation",
    "It and its naval escort go to the friendly port nearest by movement cost, whatever points are left",
    TRANSPORT_TEXT,
  ],
  supplyLineTrace: [
    "The trace fails; convoy and escort end their activation",
    "The tracing unit's supply falls one level from last turn's, at most once a turn",
  ],
};

/** A ground unit on board is reduced and stays so; an air unit gains Sorties. */
export const TRANSPORT_LOSS = { ground: "reduced", airSorties: 2 } as const;

/** §12 The procedure of every combat, for reading. */
export const COMBAT_SEQUENCE = [
  { step: 1, kinds: ["ground"], text: "Name the Primary Attacker; in an Assault up to two Additional Attackers." },
  {
    step: 2,
    kinds: ["ground", "airNaval", "strategic"],
    text: "Both choose in secret whether they commit, reveal, then declare in turn: Event markers; in ground combat one air unit each.",
  },
  { step: 3, kinds: ["ground"], text: "Two air units committed: fight an air/naval combat for Air Support first." },
  {
    step: 4,
    kinds: ["ground", "airNaval", "strategic"],
    text: "Each side adds up its own list, at most +10, at least −10.",
  },
  {
    step: 5,
    kinds: ["ground", "airNaval", "strategic"],
    text: "Each side rolls a die, adds its total, halves once per reason (rounding up); below 1 counts as 1.",
  },
  { step: 6, kinds: ["ground", "airNaval", "strategic"], text: "Cross both values on the table and apply the result." },
] as const;

/** §19 Change of the Fac Lost markers. The Axis is the attacker. */
export const STRATEGIC_RESULTS: Readonly<Record<ResultCode, { readonly germany: 1 | -1; readonly allied: 1 | -1 }>> = {
  NE: { germany: -1, allied: -1 },
  DR: { germany: -1, allied: 1 },
  DD: { germany: -1, allied: 1 },
  DE: { germany: -1, allied: 1 },
  AS: { germany: 1, allied: -1 },
  AA: { germany: 1, allied: -1 },
};

export const FAC_LOST_TRACK = { min: 1, max: 9 } as const;
export const FAC_LOST_NOTE = "A Fac Lost marker never goes below box 1 or beyond box 9.";
