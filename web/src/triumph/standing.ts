/** Answers in advance, in words. */
import type { OrderWords } from "../games/game.ts";

const decisions: Readonly<Record<string, OrderWords>> = {
  D07: { name: "Government card play", usual: "Pass" },
  D12: { name: "Command", usual: "Commit no card" },
  D15: { name: "Declarations", usual: "Declare nothing" },
  D19: { name: "Movement", usual: "End the Movement Phase" },
  D22: { name: "Choice of Battles", usual: "Only Battles that must be fought" },
  D25: { name: "Targets in a Battle of three", usual: "The first Enemy that can be flagged" },
  D26: {
    name: "Combat Actions",
    usual: "Fire where the most Hits are expected",
    answers: { hold: "Hold", retreat: "Retreat, to the first area that is open", rebase: "ReBase, to the first base" },
  },
  D27: { name: "Hits", usual: "The least valuable unit takes the Hit" },
  D28: { name: "BattleGroups", usual: "The strongest joins" },
  D29: { name: "Order of equal ranks", usual: "The order of the year" },
  D30: { name: "ReBase of Air Forces", usual: "To the first base" },
  D31: {
    name: "Escape of Subs",
    usual: "Escape if outnumbered",
    answers: { escape: "Always Escape", pass: "Never Escape" },
  },
  D32: { name: "Forced Retreats", usual: "To the first area that is open" },
};

export const STANDING = { decisions, time: "a new year begins" };
