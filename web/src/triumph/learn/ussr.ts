/** The first year as the USSR: neighbours, industry, and Winter. */
import type { Lesson } from "../../app/learn/lesson.ts";
import * as common from "./common.ts";

export const USSR: Lesson = {
  id: "ussr",
  steps: [
    ...common.LOOK_AROUND,
    {
      id: "place",
      moment: "setup",
      title: "Your first blocks",
      text: "You lead the Soviet Union: great depth, few blocks. Choose a type for each of them (§3.13). Soviet blocks grow to strength 3 only (§3.12). Nobody else will see what you chose.",
      task: "Place Infantry in Moscow: click Moscow, then Infantry.",
      look: ".dock",
      done: "placed",
    },
    {
      id: "placeRest",
      moment: "setup",
      title: "And the rest",
      text: "Infantry holds ground best, and you have much of it to hold. A Tank in Kharkov and an Air Force in Moscow give you something to strike back with.",
      task: "Continue by yourself, or let me do it.",
      look: ".dock",
      help: { name: "placeRest", label: "Place the rest for me" },
    },
    {
      id: "tracks",
      moment: "production",
      title: "What you can afford",
      text: "Your Production is 9: the lower of Industry (IND 9) and Population (POP 12). Resources are no trouble for you (§7.21). Your Factory Cost of 7 is the highest, so raising industry takes several Investment cards (§7.32).",
      look: ".fp.me",
    },
    ...common.ABOUT_PRODUCTION,
    {
      id: "diplomacy",
      moment: "government",
      title: "Government: win a neighbour",
      text: "One play at a time, round and round. You hold two cards that name Poland. One marker gives you its people and resources, two protect it: who attacks it then is at war with you (§8.1, §8.13). Persia, too, is rich and next to Baku.",
      task: "Click a card with Poland, then Poland.",
      look: ".hand",
      done: "inPlay",
    },
    {
      id: "persist",
      moment: "government",
      title: "Insist",
      text: "A Rival may lay a card on the same nation: then both are discarded (§7.31). Two Investment cards with the same technology achieve it; in the Vault it stays secret until you need it (§9.1, §9.3).",
      task: "Play more cards, and Pass when you have done enough.",
      look: ".dock",
    },
    common.MUSTER,
    common.HAND_LIMIT,
    ...common.ABOUT_COMMAND,
    {
      id: "winter",
      moment: "command-winter",
      title: "Winter is yours",
      text: "Only the USSR may act in Winter, with an Action card of any season at its full number, but only on Soviet land (§10.4). In a war at home this is your second blow of the year.",
      task: "Commit a card, or press No card.",
      look: ".hand",
    },
    common.BATTLE,
    common.WHILE_WAITING,
    {
      ...common.THE_END,
      text: `As USSR you have time and space: build industry, win neighbours, and let the others exhaust themselves. ${common.THE_END.text}`,
    },
  ],
};
