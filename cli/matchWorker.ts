/** A thread that plays the matches it is sent. */
import { parentPort } from "node:worker_threads";
import { BOTS } from "../games/bots.ts";
import { CALIBRATIONS } from "../games/calibrations.ts";
import { GAMES } from "../games/registry.ts";
import { computedByThread, type MatchOrder, playOrder } from "./matches.ts";

const world = { games: GAMES, bots: BOTS, calibrations: CALIBRATIONS, computed: computedByThread };
parentPort!.on("message", (order: MatchOrder) => parentPort!.postMessage(playOrder(world, order)));
