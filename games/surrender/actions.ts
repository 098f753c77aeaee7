/**
 * Every action of the game. Inside, ids are integers; outside (codec.ts) they are names.
 * A field's name says what it holds: see FIELD_KINDS in codec.ts.
 */
export type Action =
  /** D-TRF Production Points from one own country to another. */
  | { type: "transfer"; from: number; to: number; amount: number }
  /** D-TRF, D-REP, D-MOB Ends the faction's part of the phase. */
  | { type: "done" }
  /** D-STM A unit for a strategic move, then where it goes. */
  | { type: "choose"; unit: number }
  | { type: "relocate"; hex: number }
  /** D-ACT Activates a ground unit for a march, or an air unit. */
  | { type: "activate"; unit: number }
  /** D-ACT Opens an Assault with its Primary Attacker. */
  | { type: "assault"; unit: number; hex: number }
  /** D-ACT An Additional Attacker; then the attack itself. */
  | { type: "join"; unit: number }
  | { type: "launch" }
  /** D-STM, D-ACT Ends the faction's part. D-DEC commits nothing more for now. */
  | { type: "pass" }
  /** D-STEP By the cheapest way to any hex in reach; step by step it goes where the player wants. */
  | { type: "march"; hex: number }
  /** D-STEP Mobile attack. */
  | { type: "attack"; hex: number }
  /** D-STEP, D-AIR Ends the activation. */
  | { type: "end" }
  /** D-AIR To another base. */
  | { type: "fly"; hex: number }
  /** D-AIR Air Strike on an air unit. */
  | { type: "strike"; unit: number }
  /** D-COM */
  | { type: "will" }
  | { type: "willNot" }
  /** D-DEC Commits an air unit or an Event marker. */
  | { type: "support"; unit: number }
  | { type: "play"; marker: number }
  /** D-RET */
  | { type: "retreat"; hex: number }
  /** D-RET In a fort. */
  | { type: "hold" }
  /** D-ADV Which of the attackers advances, or none. */
  | { type: "advance"; unit: number }
  | { type: "stay" }
  /** D-DIS */
  | { type: "displace"; hex: number }
  /** D-REP A reduced unit to full, or Sorties off an air unit. */
  | { type: "rebuild"; unit: number }
  | { type: "rest"; unit: number }
  /** D-MOB */
  | { type: "mobilize"; unit: number; hex: number }
  /** D-END At any time. */
  | { type: "concede" };

export type ActionType = Action["type"];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;
