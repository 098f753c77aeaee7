// The peer's own server in a process of its own. Plain JavaScript, as its types are not installed.
import { createRequire } from "node:module";

const require = createRequire(new URL("../peers/package.json", import.meta.url));
const { Server, Origins } = require("boardgame.io/server");

/** Three seats take turns; each adds to its own points. */
const turns = {
  name: "turns",
  setup: () => ({ points: [0, 0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take({ G, playerID }, amount) {
      G.points[Number(playerID)] += amount;
    },
  },
};

const server = Server({ games: [turns], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(0);
process.send({ port: appServer.address().port });

process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  if (message !== "cpu") process.exit(0);
  process.send(process.cpuUsage());
});
