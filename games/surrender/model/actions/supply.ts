/** Actions of supply and of the home front. */
import type { Box, Country, Hex, SeaNode, Unit } from "../../data/ids.ts";

export type SupplyAction =
  /** D-TRF Production Points from one own country to another. */
  | { type: "transfer"; from: Country; to: Country; amount: number }
  /** D-TRF, D-REP, D-MOB Ends the faction's part of the phase. */
  | { type: "done" }
  /** D-NUK */
  | { type: "nuclear"; hex: Hex }
  /** D-STM A unit for a strategic move, then where it goes. */
  | { type: "choose"; unit: Unit }
  | { type: "relocate"; hex: Hex }
  /** D-REP A reduced unit to full, or Sorties off an air unit or ship. */
  | { type: "rebuild"; unit: Unit }
  | { type: "rest"; unit: Unit }
  /** D-MOB To a city or into a Map Box. */
  | { type: "mobilize"; unit: Unit; hex?: Hex; box?: Box }
  /** D-MOB A Surprise Attack marker; the country pays. */
  | { type: "buySurprise"; country: Country }
  /** D-CNV A convoy keeps up supply over a Sea Zone, in small scenarios into one port of it. */
  | { type: "serve"; sea: SeaNode; unit: Unit; route: SeaNode[]; hex?: Hex }
  /** D-LIM The two units that a Limited source supplies. */
  | { type: "limit"; hex: Hex; units: Unit[] }
  /** D-HOME */
  | { type: "home"; unit: Unit; hex: Hex }
  /** D-VOL, D-DIS To the Eliminated Box. */
  | { type: "eliminate"; unit: Unit }
  /** D-UPG */
  | { type: "upgrade"; unit: Unit; into: Unit; also?: Unit };

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
