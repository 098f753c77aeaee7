/** A blockade: one Sub in the right sea, from the mark in Summer to the Production that it costs. */
import type { Lesson } from "../../app/learn/lesson.ts";

export const BLOCKADE: Lesson = {
  id: "blockade",
  steps: [
    {
      id: "welcome",
      moment: "movement",
      title: "Swedish ore",
      text: "Summer 1940. You are the West. Sweden has joined the Axis, and its ore goes over the Baltic Sea to Berlin: 2 of the 8 RES that the Axis has, and RES is what it can spare least.",
      look: ".fp.f-axis",
    },
    {
      id: "routes",
      moment: "movement",
      title: "Trade Routes",
      text: "At war POP and RES must reach the own MainCapital, by one stretch of land and one of sea at most. A sea with Enemy units carries none (§14.21). Overlays, Your Trade Routes shows yours: all of them are safe.",
      look: ".board-tools",
    },
    {
      id: "cut",
      moment: "movement",
      title: "Cut it",
      text: "By land the ore would have to pass Copenhagen, which you hold, or Riga, which is Soviet: neither carries it (§14.21). A single Sub in the Baltic Sea closes the other way.",
      task: "Click the Sub in the North Sea, then the Baltic Sea.",
      look: '.stacks [data-area="north-sea"]',
      place: "north-sea",
      done: "isSubInBaltic",
    },
    {
      id: "sound",
      moment: "picked",
      title: "Through the Sound",
      text: "Copenhagen is a Strait of yours, so the Sub may pass (§1.3).",
      task: "Click the Baltic Sea, and confirm the move.",
      look: "#area-baltic-sea",
      place: "baltic-sea",
      done: "isSubInBaltic",
    },
    {
      id: "endMove",
      moment: "movement",
      title: "The mark of Summer",
      text: "At the end of Summer each source without a Trade Route is marked (§14.22).",
      task: "Press End movement, and watch Sweden.",
      look: "button.main",
    },
    {
      id: "marked",
      moment: "later",
      title: "Marked",
      text: "Stockholm and Gallivare bear a Blockade mark. It is only a threat yet: what is marked is lost if it still has no route at the next Production (§14.23). So the Sub has to hold out.",
      look: ".blockade",
      place: "gallivare",
    },
    {
      id: "wait",
      moment: "later",
      title: "Hold on",
      text: "Nothing more needs to be done this year. In Fall the Axis may look for the Sub with ships and aircraft.",
      task: "Press No card, and what else the amber button says, until the New Year.",
      look: "button.main",
    },
    {
      id: "end",
      isEnd: true,
      moment: "over",
      title: "That was a blockade",
      text: "A new year, and the Axis produces without Sweden's ore as long as the Sub is there. The marks are gone now; next Summer they come again if the route is still cut (§14.23). You know battles, supply and blockade now: play a first year, or a whole game.",
      look: ".fp.f-axis",
    },
  ],
};
