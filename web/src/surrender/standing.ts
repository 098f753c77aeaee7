/** Answers in advance, in words. */
import type { OrderWords } from "../games/game.ts";

const decisions: Readonly<Record<string, OrderWords>> = {
  "D-COM": { name: "Commitment to combat", usual: "Commit nothing" },
  "D-DEC": { name: "Air support and Event markers", usual: "The first that is offered, then pass" },
  "D-RET": { name: "Retreats", usual: "To the first hex that is open", answers: { hold: "Hold in the fort" } },
  "D-ADV": { name: "Advances", usual: "Stay", answers: { advance: "Advance with the first unit" } },
  "D-DIS": { name: "Displaced units", usual: "To the first hex that is open" },
  "D-EVA": { name: "Naval Evacuation", usual: "None" },
  "D-SUR": { name: "Surprise Attack", usual: "None", answers: { surprise: "Play the marker" } },
  "D-INT": {
    name: "Interceptions",
    usual: "Let it pass",
    answers: { intercept: "Intercept with the first unit that can" },
  },
  "D-ESC": { name: "Escorts", usual: "The usual escort", answers: { none: "No escort" } },
  "D-AGN": { name: "After a beaten escort", usual: "Break off", answers: { again: "Attack again" } },
  "D-ABT": { name: "Invasions without escort", usual: "Continue", answers: { cancel: "Cancel" } },
  "D-DOW": { name: "Declarations of war", usual: "None" },
  "D-CUP": { name: "Diplomacy", usual: "Pass" },
  "D-ACT": { name: "Operations", usual: "Pass, or launch the Assault" },
  "D-TRF": { name: "Transfers", usual: "None" },
  "D-STM": { name: "Strategic Movement", usual: "Pass" },
  "D-REP": { name: "Replacements", usual: "None" },
  "D-MOB": { name: "Mobilization", usual: "None" },
};

export const STANDING = { decisions, time: "a new turn begins" };
