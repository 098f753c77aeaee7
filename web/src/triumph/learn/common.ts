/** Steps that every first year shares; each faction puts its own words between them. */
import type { LessonStep } from "../../app/learn/lesson.ts";

export const LOOK_AROUND: readonly LessonStep[] = [
  {
    id: "welcome",
    moment: "setup",
    title: "Welcome",
    text: "You play one year, 1936, against two bots. Nothing can go wrong: whatever you choose, the game continues. The line on top always says what is asked of you.",
    look: ".prompt",
  },
  {
    id: "map",
    moment: "setup",
    title: "The map",
    text: "Drag it, zoom with the wheel or two fingers. What you may click now is lit. A click on anything else answers why not, with the rule (§1.14).",
    look: ".map-place",
  },
];

export const ABOUT_PRODUCTION: readonly LessonStep[] = [
  {
    id: "plan",
    moment: "production",
    title: "Spend your points",
    text: "One point buys a step for a block, a new block of strength 1 at home, or a card (§7.22). Action cards win neutrals and command armies; Investment cards bring factories and technologies (§4.0).",
    task: "Buy an Investment card, or build a block.",
    look: ".dock",
    done: "planned",
  },
  {
    id: "spend",
    moment: "production",
    title: "Spend the rest",
    text: "Points that you do not spend are lost. Nobody sees your plan before you confirm, and you may take everything back until then.",
    task: "Spend what is left as you like, then press Confirm plan.",
    look: "button.main",
    help: { name: "spendRest", label: "Buy cards for the rest" },
  },
];

export const ABOUT_COMMAND: readonly LessonStep[] = [
  {
    id: "command",
    moment: "command-spring",
    title: "Spring: who commands?",
    text: "Each season you may commit one Action card face down. If its season is now, its letter says how early you act and its number how many units move (§10.1). A card spent here wins no neutral, so there is no shame in passing while all are at peace.",
    task: "Commit a Spring card, or press No card.",
    look: ".hand",
  },
  {
    id: "declarations",
    moment: "declarations",
    title: "Peace or war",
    text: "Before the first move you could declare war or violate a neutral. Each declaration tells its price before you confirm (§15.2, §15.4). In 1936 it is far too early: let us continue.",
    task: "Press On to movement.",
    look: "button.main",
  },
  {
    id: "pick",
    moment: "movement",
    title: "Move",
    text: "Each Command moves one unit once. Lit blocks can move (§11.0).",
    task: "Click one of your blocks, then a lit area.",
    look: ".map-place",
    done: "moved",
  },
  {
    id: "reach",
    moment: "picked",
    title: "Where to?",
    text: "Lit areas are in reach. Friendly land all the way allows twice the distance (§11.4). Undo takes a move back as long as nobody has learned anything from it.",
    task: "Click a lit area.",
    look: ".map-place",
  },
  {
    id: "endMove",
    moment: "movement",
    title: "Enough?",
    text: "Unused Commands are lost, but nobody forces you to move.",
    task: "Move more units, or press End movement.",
    look: "button.main",
  },
  {
    id: "summer",
    moment: "command-summer",
    title: "Summer",
    text: "Summer cards move most units. At the end of Summer, Factions at war mark what is blockaded (§14.2). A card of another season gives only a few moves and no attacks (§10.11).",
    task: "Commit a card, or press No card.",
    look: ".hand",
  },
  {
    id: "fall",
    moment: "command-fall",
    title: "Fall",
    text: "The last season in which all may act. Keep the cards that you want to play for neutrals next year.",
    task: "Commit a card, or press No card.",
    look: ".hand",
  },
];

export const WHILE_WAITING: LessonStep = {
  id: "waiting",
  moment: "waiting",
  title: "The others decide",
  text: "Bots answer at once; people may take a day. The log on the right tells what happened, and places in it light up on the map. You may close the page at any time: the game waits for you under My games.",
  look: ".log",
};

export const THE_END: LessonStep = {
  id: "end",
  isEnd: true,
  moment: "nextYear",
  title: "That was a year",
  text: "At each New Year a Faction with 25 Victory Points wins (§16.2); two capitals of Rivals win at once (§16.3). You know enough to play on against these bots. The rules are always one click away: press ? for the keys, or the § beside a question.",
};

export const BATTLE: LessonStep = {
  id: "battle",
  moment: "battle",
  title: "A battle",
  text: "Blocks are face up now. They act by type, Fortresses first, Infantry last (§12.3). A die hits if it is not higher than the number for that target (§12.42). The odds of each choice stand beside it.",
};

export const MUSTER: LessonStep = {
  id: "muster",
  moment: "muster",
  title: "A Satellite",
  text: "A nation has joined you. Its city musters units of yours, of any type (§8.2).",
  task: "Choose a type.",
  look: ".dock",
};

export const HAND_LIMIT: LessonStep = {
  id: "handLimit",
  moment: "handLimit",
  title: "Too many cards",
  text: "At the end of Government you keep only as many cards as your limit allows (§7.5). It is checked at no other time, so a full hand in Spring is fine.",
  task: "Choose the cards that help you least, then press Discard these.",
  look: ".hand",
};
