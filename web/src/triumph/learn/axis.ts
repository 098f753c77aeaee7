/** The first year as the Axis: Austria joins by Diplomacy. */
import type { Lesson } from "../../app/learn/lesson.ts";
import * as common from "./common.ts";

export const AXIS: Lesson = {
  id: "axis",
  steps: [
    ...common.LOOK_AROUND,
    {
      id: "place",
      moment: "setup",
      title: "Your first blocks",
      text: "You lead Germany and Italy. Choose a type for each block: Tanks strike, Infantry holds, Air Forces reach everything, Subs and Fleets go to the coast (§3.13). Nobody else will see what you chose.",
      task: "Place a Tank in Berlin: click Berlin, then Tank.",
      look: ".dock",
      done: "placed",
    },
    {
      id: "placeRest",
      moment: "setup",
      title: "And the rest",
      text: "Twenty-two blocks are many to place for the first time. A good start: Tanks and Air Forces in Germany, a Fleet and a Sub in the Ruhr, a Fleet in Rome, Infantry everywhere else.",
      task: "Continue by yourself, or let me do it.",
      look: ".dock",
      help: { name: "placeRest", label: "Place the rest for me" },
    },
    {
      id: "tracks",
      moment: "production",
      title: "What you can afford",
      text: "Your Production is 11: the lower of Industry (IND 12) and Population (POP 11). Resources (RES 6) do not count at peace, but in war they would limit you to 6 (§7.21). So the Axis needs Rumania, Sweden or Persia before it fights.",
      look: ".fp.me",
    },
    ...common.ABOUT_PRODUCTION,
    {
      id: "diplomacy",
      moment: "government",
      title: "Government: win a neutral",
      text: "One play at a time, round and round. You hold three cards that name Austria. Each that stays on the table adds a marker at the end; three markers make Austria yours for good, with its people, its city and a free army (§8.1, §8.2).",
      task: "Click a card with Austria, then Austria.",
      look: ".hand",
      done: "inPlay",
    },
    {
      id: "persist",
      moment: "government",
      title: "Insist",
      text: "A Rival may lay a card on Austria too: then both are discarded (§7.31). WildCards such as Ethnic Ties and Brothers in Arms work at once and cannot be cancelled (§8.3). Investment cards raise your industry when their factories reach your Factory Cost of 5 (§7.32).",
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
      text: `As Axis you are strong early and short of resources: win neutrals with RES, then choose one enemy at a time. ${common.THE_END.text}`,
    },
  ],
};
