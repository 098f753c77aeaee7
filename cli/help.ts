import type { Command, Context } from "./command.ts";

function helpText(tools: string): string {
  return `tripartite: three-sided board wargames of the Second World War, every rule enforced

  tripartite play                 a game in the terminal
  tripartite simulate             lets random players play, and checks the rules
      --game GAME                 which game
      --games N                   how many games (100)
      --seed N                    seed of the first game (1)
      --scenario NAME             which set-up
      --options JSON              other options of the game, such as {"opening":"eastFirst"}
      --check-every N             check invariants after every N actions, 0 = never (1)
      --forge-every N             try 50 forged actions before every N actions, 0 = never (0)
      --coverage                  count decisions, actions, events and rare things; 0 = never
      --log FILE                  save the last game, or the first that failed
  tripartite tournament           lets bots play against each other, in all seatings
      --players A,B,C             which bots; the same one may sit twice
      --games N                   how many games (60)
      --seed N                    seed of the first games (1)
      --scenario NAME             which set-up
      --jobs N                    so many at a time (1)
      --out DIR                   save every game as a log that can be replayed
      --reasons                   with --out: also why each decision was taken
      --events A,B                report what is called so, or begins like it, instead of what the game proposes
  tripartite calibrate            plays a scenario with other values of our own, and prints a table
      --game GAME                 which game
      --scenario NAME             which set-up
      --grid "A=1,2;B=3,4"        the values, every combination; without it: the values that there are
      --players A,B               which bots (the first of the game on all seats)
      --games N, --seed N, --jobs N   for each combination (40, 1, 1)
  tripartite referee FILE         judges a case (position and steps) and prints JSON
  tripartite legal FILE SEAT      what a seat may do in a position or after a case
      --game GAME                 which game a bare position belongs to
  tripartite replay FILE          plays a log again and compares the final hash
      --events                    print what a spectator saw
  tripartite export TABLE         a table of a server as a file: moves, seats, names, chat; no passwords
  tripartite import FILE          stores an exported table, whole or not at all
  tripartite verify               replays every stored game and reports what this build does otherwise
  tripartite backup FILE          copies the SQLite database, also while the server runs
  tripartite people               the people of a server; also reset NAME, rename NAME NEW, ban NAME, delete NAME
  tripartite tables               the tables of a server; also close ID, delete ID
      --json                      for these two: the answer as JSON
  tripartite move-database        copies a SQLite database to PostgreSQL, and replays every game there
      --to DATABASE_URL           an empty database
      --data DIR|DATABASE_URL     for these seven: which database (DATABASE_URL, DATA_DIR or ./data)
  tripartite GAME TOOL FILE       what a game can work out without a table; JSON in, JSON out
${tools}
  tripartite help                 this text

FILE may be - for the standard input. Exit codes: 0 all is well, 1 a check failed, 2 wrong usage or input.
`;
}

/** Which games have tools, and which. */
function toolLines(context: Context): string {
  return Object.entries(context.tools)
    .map(([game, toolbox]) => `      ${game}: ${Object.keys(toolbox).join(", ")}`)
    .join("\n");
}

export const helpCommand: Command = (_args, context) => {
  context.out.write(helpText(toolLines(context)));
  return 0;
};
