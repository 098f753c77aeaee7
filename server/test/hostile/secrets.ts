/**
 * Two worlds that differ only in what a viewer may not know must look the same to that viewer: the view, whom the table
 * waits for, the time of the game, what the viewer is offered, and the update of the next action. What is sent is made
 * of these texts alone, so its size is the same too.
 */
import {
  type AnyGame,
  encodeOffers,
  isRefusal,
  type Json,
  mayKnow,
  nextBelow,
  pickRandomly,
  type Random,
  SPECTATOR,
  seedRandom,
} from "@tripartite/kernel";
import { SCENARIO_IDS } from "../../../games/surrender/data/scenarios/index.ts";
import { surrender } from "../../../games/surrender/index.ts";
import * as surrenderSecrets from "../../../games/surrender/test/secrets.ts";
import { SCENARIOS } from "../../../games/triumph/data/kinds.ts";
import { triumph } from "../../../games/triumph/index.ts";
import * as triumphSecrets from "../../../games/triumph/test/secrets.ts";
import { type Attack, type Scale, Tally } from "./attack.ts";

// biome-ignore lint/suspicious/noExplicitAny: each game has a state of its own
type World = any;

interface Prober {
  readonly game: AnyGame;
  readonly options: readonly Json[];
  /** Actions between two splits of the worlds. */
  readonly every: number;
  readonly mostActions: number;
  otherWorld(s: World, viewer: number, random: Random): World;
  /** Whom the table waits for follows from orders that are secret but tell of nothing hidden. */
  asksByOrder(s: World): boolean;
  /** What a viewer receives after an action in both worlds, or undefined if the rules disclose something. */
  told(s: World, other: World, viewer: number, seat: number, action: unknown): [string, string] | undefined;
}

const PROBERS: readonly Prober[] = [
  {
    game: triumph,
    options: SCENARIOS.map((scenario) => ({ scenario })),
    every: 7,
    mostActions: Number.POSITIVE_INFINITY,
    otherWorld: triumphSecrets.withOtherSecrets,
    asksByOrder: triumphSecrets.asksByOrder,
    told(s, other, viewer, seat, action) {
      triumphSecrets.shareOpenChoices(s, other);
      const here = triumph.copy(s);
      if (triumphSecrets.namesFaceUpUnit(s, other, action as never) || triumph.explain(other, seat, action as never))
        return;
      const [one, two] = [here, other].map((world) => triumph.apply(world, seat, action as never));
      if (isRefusal(one) || isRefusal(two)) throw new Error("refused");
      const streams = [one, two].map(({ events }) => triumphSecrets.streamFor(s, viewer, events).join());
      return [streams[0], streams[1]];
    },
  },
  {
    game: surrender,
    options: [
      ...SCENARIO_IDS.map((scenario) => ({ scenario })),
      ...["europe-1939", "europe-1941", "europe-1944"].map((scenario) => ({ scenario, variableEntry: true })),
    ],
    every: 5,
    mostActions: 1500,
    otherWorld: surrenderSecrets.withOtherSecrets,
    asksByOrder: () => false,
    told(s, other, viewer, seat, action) {
      if (surrenderSecrets.secretCommitment(s) >= 0 || surrender.explain(other, seat, action as never)) return;
      other.random = s.random.slice();
      other.dice = s.dice.slice();
      const here = surrender.copy(s);
      const [one, two] = [here, other].map((world) => surrender.apply(world, seat, action as never));
      if (isRefusal(one) || isRefusal(two)) throw new Error("refused");
      if (here.turn !== s.turn) return;
      const streams = [one, two].map(({ events }) =>
        JSON.stringify(
          events.filter((event) => mayKnow(event, viewer)).map((event) => surrender.encodeEvent(event, here)),
        ),
      );
      return [streams[0], streams[1]];
    },
  },
];

export function probing({ pairs, seed }: Pick<Scale, "pairs" | "seed">): Attack[] {
  return PROBERS.map((prober) => probe(prober, Math.ceil(pairs / PROBERS.length), seed));
}

function probe(prober: Prober, pairs: number, firstSeed: number): Attack {
  const { game, options } = prober;
  const tally = new Tally();
  for (let seed = firstSeed; tally.tried < pairs; seed++) {
    const read = game.options(options[seed % options.length]);
    if (isRefusal(read)) throw new Error(read.text);
    const viewers = [SPECTATOR, ...game.seats(read).keys()];
    const random = seedRandom(seed);
    const s = game.setup(read, seed);
    for (let step = 1; step < prober.mostActions && game.outcome(s) === undefined && tally.tried < pairs; step++) {
      const asked = game.pending(s);
      const { seat } = asked[nextBelow(random, asked.length)];
      const action = pickRandomly(game, s, game.legal(s, seat), random);
      if (step % prober.every === 0)
        for (const viewer of viewers) {
          const unlike = difference(prober, s, viewer, random, seat, action);
          tally.count(unlike === "", `seed ${seed}, action ${step}, viewer ${viewer}: ${unlike}`);
        }
      game.apply(s, seat, action);
    }
  }
  return tally.row(`secrets in two worlds, ${game.name}`);
}

/** Where what the viewer gets in two worlds begins to differ; empty if it does not. */
function difference(prober: Prober, s: World, viewer: number, random: Random, seat: number, action: unknown): string {
  const other = prober.otherWorld(s, viewer, random);
  const [here, there] = [s, other].map((world) => shownTo(prober, world, viewer));
  if (here !== there) return `shown ${whereUnlike(here, there)}`;
  const told = prober.told(s, other, viewer, seat, action);
  return told === undefined || told[0] === told[1] ? "" : `told ${whereUnlike(...told)}`;
}

function whereUnlike(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${one.slice(from, at + 60)}… or …${two.slice(from, at + 60)}…`;
}

function shownTo({ game, asksByOrder }: Prober, s: World, viewer: number): string {
  const asked = asksByOrder(s) ? [] : game.pending(s).map(({ seat, id }) => [seat, id]);
  const offers = viewer === SPECTATOR || asksByOrder(s) ? [] : encodeOffers(game, s, viewer);
  return JSON.stringify([game.view(s, viewer), asked, offers, game.timeOf?.(s)]);
}
