/** Actions of operations on land, of combat, and of the table. */
import type { Box, Hex, Marker, Unit } from "../../data/ids.ts";

export type LandAction =
  /** D-ACT Activates a ground unit for a march, an air unit or a ship. */
  | { type: "activate"; unit: Unit }
  /** D-ACT Opens an Assault with its Primary Attacker; D-DROP with an Airdrop marker. */
  | { type: "assault"; unit: Unit; hex: Hex; marker?: Marker }
  /** D-ACT An Additional Attacker; then the attack itself. */
  | { type: "join"; unit: Unit }
  | { type: "launch" }
  /** D-STM, D-ACT Ends the faction's part. D-DEC commits nothing more for now. */
  | { type: "pass" }
  /** D-STEP By the cheapest way to any hex in reach; step by step it goes where the player wants. */
  | { type: "march"; hex: Hex }
  /** D-STEP, D-AIR, D-STM Into the Central Russia Box. */
  | { type: "enterBox"; box: Box }
  /** D-STEP Mobile attack; D-DROP with an Airdrop marker. */
  | { type: "attack"; hex: Hex; marker?: Marker }
  /** D-STEP, D-AIR Ends the activation. */
  | { type: "end" }
  /** D-COM */
  | { type: "will" }
  | { type: "willNot" }
  /** D-DEC Commits an air unit or an Event marker. */
  | { type: "support"; unit: Unit }
  | { type: "play"; marker: Marker }
  /** D-RET */
  | { type: "retreat"; hex: Hex }
  /** D-RET The defender leaves by sea; D-EVA a unit does so at the end of an enemy Operations Phase. */
  | { type: "evacuate"; unit?: Unit; marker: Marker; hex?: Hex; box?: Box }
  /** D-RET In a fort, or where there is no retreat. */
  | { type: "hold" }
  /** D-ADV Which of the attackers advances, or none. */
  | { type: "advance"; unit: Unit }
  | { type: "stay" }
  /** D-DIS */
  | { type: "displace"; hex: Hex }
  /** D-SET, D-SETUP, D-CEM Puts a unit on the map: into a hex, or into a Map Box. */
  | { type: "place"; unit: Unit; hex?: Hex; box?: Box }
  /** D-END At any time. */
  | { type: "concede" };

export const LAND_FIELDS = {
  activate: ["unit"],
  assault: ["unit", "hex", "marker?"],
  join: ["unit"],
  launch: [],
  pass: [],
  march: ["hex"],
  enterBox: ["box"],
  attack: ["hex", "marker?"],
  end: [],
  will: [],
  willNot: [],
  support: ["unit"],
  play: ["marker"],
  retreat: ["hex"],
  evacuate: ["unit?", "marker", "hex?", "box?"],
  hold: [],
  advance: ["unit"],
  stay: [],
  displace: ["hex"],
  place: ["unit", "hex?", "box?"],
  concede: [],
} as const satisfies Record<LandAction["type"], readonly string[]>;
