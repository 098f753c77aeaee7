/** What the page says of Three Hills before a table is open. */
import { lazy } from "react";
import type { SideLook, WebGame } from "../games/game.ts";

const SIDES: readonly SideLook[] = [
  { name: "Red", emblem: "f-axis", className: "f-axis", hint: "" },
  { name: "Blue", emblem: "f-west", className: "f-west", hint: "" },
];

const noPicture = () => null;

export const template: WebGame = {
  id: "template",
  name: "Three Hills",
  period: "Five rounds",
  claim: ["Three hills.", "One reserve."],
  promise: "Send your reserve where the enemy does not expect it.",
  sides: () => SIDES,
  firstChoice: 0,
  variants: [{ id: "five", name: "Five rounds", hint: "A few minutes.", options: { rounds: 5 } }],
  describeOptions: (options) => `${(options as { rounds?: number }).rounds ?? 5} rounds`,
  Hero: noPicture,
  Pictures: noPicture,
  Table: lazy(() => import("./Table.tsx")),
};
