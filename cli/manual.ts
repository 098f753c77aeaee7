/** What each command does, for `help`, `COMMAND --help` and completion in the shell. */
export interface Entry {
  readonly usage: string;
  readonly summary: string;
  /** With what it takes; the text says the default in brackets. */
  readonly flags: readonly (readonly [flag: string, text: string])[];
  readonly examples: readonly string[];
}

const GAME = ["--game GAME", "which game"] as const;
const SCENARIO = ["--scenario NAME", "which set-up"] as const;
const DATA = ["--data DIR|DATABASE_URL", "which database (DATABASE_URL, DATA_DIR or ./data)"] as const;
const JSON_ANSWER = ["--json", "the answer as JSON"] as const;

export const MANUAL: Readonly<Record<string, Entry>> = {
  play: {
    usage: "play",
    summary: "a game in the terminal",
    flags: [GAME, SCENARIO, ["--seed N", "seed of the game (1936)"]],
    examples: ["play", "play --game surrender --scenario poland-1939"],
  },
  simulate: {
    usage: "simulate",
    summary: "lets random players play, and checks the rules",
    flags: [
      GAME,
      ["--games N", "how many games (100)"],
      ["--seed N", "seed of the first game (1)"],
      SCENARIO,
      ["--options JSON", 'other options of the game, such as {"opening":"eastFirst"}'],
      ["--check-every N", "check invariants after every N actions, 0 = never (1)"],
      ["--forge-every N", "try 50 forged actions before every N actions, 0 = never (0)"],
      ["--coverage", "count decisions, actions, events and rare things"],
      ["--sample", "draw actions without listing all of them, where the game can"],
      ["--log FILE", "save the last game, or the first that failed"],
    ],
    examples: ["simulate --game triumph --games 20", "simulate --game surrender --scenario balkans-1941 --coverage"],
  },
  tournament: {
    usage: "tournament",
    summary: "lets bots play against each other, in all seatings",
    flags: [
      GAME,
      ["--players A,B,C", "which bots; the same one may sit twice"],
      ["--games N", "how many games (60)"],
      ["--seed N", "seed of the first games (1)"],
      SCENARIO,
      ["--jobs N", "how many games at a time (1)"],
      ["--out DIR", "save every game as a log that can be replayed"],
      ["--reasons", "with --out: also why each decision was taken"],
      ["--events A,B", "report events whose names begin like this, instead of what the game proposes"],
    ],
    examples: ["tournament --players staff,cadet,cadet --games 12 --jobs 2"],
  },
  calibrate: {
    usage: "calibrate",
    summary: "plays a scenario with other values of our own, and prints a table",
    flags: [
      GAME,
      SCENARIO,
      ['--grid "A=1,2;B=3,4"', "the values, every combination (without it: the values in use)"],
      ["--players A,B", "which bots (the first of the game on all seats)"],
      ["--games N", "how many games for each combination (40)"],
      ["--seed N", "seed of the first game (1)"],
      ["--jobs N", "how many games at a time (1)"],
    ],
    examples: ["calibrate --game surrender --scenario balkans-1941 --games 20"],
  },
  referee: {
    usage: "referee FILE",
    summary: "judges a case (position and steps) and prints JSON",
    flags: [],
    examples: ["referee case.json", "referee - < case.json"],
  },
  legal: {
    usage: "legal FILE SEAT",
    summary: "what a seat may do in a position or after a case",
    flags: [["--game GAME", "which game a bare position belongs to"]],
    examples: ["legal position.json axis --game triumph"],
  },
  replay: {
    usage: "replay FILE",
    summary: "plays a log again and compares the final hash",
    flags: [["--events", "print what a spectator saw"]],
    examples: ["replay game.json --events"],
  },
  export: {
    usage: "export TABLE",
    summary: "a table of a server as a file: moves, seats, names, chat; no passwords",
    flags: [DATA],
    examples: ["export k3v9 > table.json"],
  },
  import: {
    usage: "import FILE",
    summary: "stores an exported table, whole or not at all",
    flags: [DATA],
    examples: ["import table.json --data ./data"],
  },
  verify: {
    usage: "verify",
    summary: "replays every stored game, works out the ratings, and reports what comes out otherwise",
    flags: [DATA],
    examples: ["verify --data /var/lib/tripartite"],
  },
  backup: {
    usage: "backup FILE",
    summary: "copies the SQLite database, also while the server runs",
    flags: [DATA],
    examples: ["backup /backups/tripartite.sqlite"],
  },
  people: {
    usage: "people [list | reset NAME | rename NAME NEW | ban NAME | delete NAME]",
    summary: "the people of a server",
    flags: [JSON_ANSWER, DATA],
    examples: ["people", "people reset Anna"],
  },
  tables: {
    usage: "tables [list | close ID | delete ID]",
    summary: "the tables of a server",
    flags: [JSON_ANSWER, DATA],
    examples: ["tables --json", "tables close k3v9"],
  },
  ratings: {
    usage: "ratings [list | rebuild]",
    summary: "the ratings of a server's players, or all of them worked out again from the finished games",
    flags: [JSON_ANSWER, DATA],
    examples: ["ratings", "ratings rebuild"],
  },
  "move-database": {
    usage: "move-database",
    summary: "copies a SQLite database to PostgreSQL, and replays every game there",
    flags: [["--to DATABASE_URL", "an empty database"], DATA],
    examples: ["move-database --data ./data --to postgres://tripartite@localhost/tripartite"],
  },
  completion: {
    usage: "completion bash|zsh",
    summary: "prints a script that completes commands and flags in your shell",
    flags: [],
    examples: ["completion bash > ~/.local/share/bash-completion/completions/tripartite"],
  },
};
