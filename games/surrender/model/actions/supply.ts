/** Actions of supply and of the home front. */
export type SupplyAction =
  /** D-TRF Production Points from one own country to another. */
  | { type: "transfer"; from: number; to: number; amount: number }
  /** D-TRF, D-REP, D-MOB Ends the faction's part of the phase. */
  | { type: "done" }
  /** D-NUK */
  | { type: "nuclear"; hex: number }
  /** D-STM A unit for a strategic move, then where it goes. */
  | { type: "choose"; unit: number }
  | { type: "relocate"; hex: number }
  /** D-REP A reduced unit to full, or Sorties off an air unit or ship. */
  | { type: "rebuild"; unit: number }
  | { type: "rest"; unit: number }
  /** D-MOB To a city or into a Map Box. */
  | { type: "mobilize"; unit: number; hex?: number; box?: number }
  /** D-MOB A Surprise Attack marker; the country pays. */
  | { type: "buySurprise"; country: number }
  /** D-CNV A convoy keeps up supply over a Sea Zone, in small scenarios into one port of it. */
  | { type: "serve"; sea: number; unit: number; route: number[]; hex?: number }
  /** D-LIM The two units that a Limited source supplies. */
  | { type: "limit"; hex: number; units: number[] }
  /** D-HOME */
  | { type: "home"; unit: number; hex: number }
  /** D-VOL, D-DIS To the Eliminated Box. */
  | { type: "eliminate"; unit: number }
  /** D-UPG */
  | { type: "upgrade"; unit: number; into: number; also?: number };

export const SUPPLY_FIELDS = {
  transfer: ["from", "to", "amount"],
  done: [],
  nuclear: ["hex"],
  choose: ["unit"],
  relocate: ["hex"],
  rebuild: ["unit"],
  rest: ["unit"],
  mobilize: ["unit", "hex?", "box?"],
  buySurprise: ["country"],
  serve: ["sea", "unit", "route", "hex?"],
  limit: ["hex", "units"],
  home: ["unit", "hex"],
  eliminate: ["unit"],
  upgrade: ["unit", "into", "also?"],
} as const satisfies Record<SupplyAction["type"], readonly string[]>;
