/** The first year as the West: the USA, and industry. */
import type { Lesson } from "../../app/learn/lesson.ts";
import * as common from "./common.ts";

export const WEST: Lesson = {
  id: "west",
  steps: [
    ...common.LOOK_AROUND,
    {
      id: "place",
      moment: "setup",
      title: "Your first blocks",
      text: "You lead Britain and France, from London to Delhi. A strong Fleet stands in London already, and a Fortress in Lorraine. Choose a type for each further block (§3.13). Nobody else will see what you chose.",
      task: "Place an Air Force in London: click London, then Air Force.",
      look: ".dock",
      done: "placed",
    },
    {
      id: "placeRest",
      moment: "setup",
      title: "And the rest",
      text: "Ships rule your wide empire: Fleets in Glasgow and Marseille. Delhi is a capital and wants a Fortress. Infantry elsewhere.",
      task: "Continue by yourself, or let me do it.",
      look: ".dock",
      help: { name: "placeRest", label: "Place the rest for me" },
    },
    {
      id: "tracks",
      moment: "production",
      title: "What you can afford",
      text: "Your Production is only 7: the lower of Industry (IND 7) and Population (POP 12). People and resources you have plenty; factories you have not (§7.21). So buy Investment cards and raise your industry.",
      look: ".fp.me",
    },
    ...common.ABOUT_PRODUCTION,
    {
      id: "diplomacy",
      moment: "government",
      title: "Government: win the USA",
      text: "One play at a time, round and round. You hold three cards that name the USA. With one marker you use its 3 POP and 4 RES, with three it joins you for good, with its army (§8.41, §8.43). Nobody else can win it.",
      task: "Click a card with the USA, then the USA.",
      look: ".hand",
      done: "inPlay",
    },
    {
      id: "persist",
      moment: "government",
      title: "Factories",
      text: "A Rival may lay a card on the same nation: then both are discarded (§7.31). If your Investment cards show factories of 6 together, lay them aside and raise IND, twice a year at most (§7.32). Two cards with the same technology achieve it (§9.1).",
      task: "Play more cards, and Pass when you have done enough.",
      look: ".dock",
    },
    common.MUSTER,
    common.HAND_LIMIT,
    ...common.ABOUT_COMMAND,
    common.BATTLE,
    common.WHILE_WAITING,
    {
      ...common.THE_END,
      text: `As West you start slowly: factories, the sea and the USA win in the long run, and Peace Dividends go to those who keep the peace (§7.13). ${common.THE_END.text}`,
    },
  ],
};
