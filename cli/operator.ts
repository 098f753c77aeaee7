/** What the operator of a server does to people and tables, and the move to another database. */
import { parseArgs } from "node:util";
import { MoveError, moveDatabase } from "../server/archive/move.ts";
import { verifyAll } from "../server/archive/verify.ts";
import { listPeople, listTables, Operator } from "../server/operator.ts";
import { type Command, type Context, printJson, UsageError } from "./command.ts";
import { idsLast, lineOf, withStore } from "./database.ts";

const OPTIONS = { data: { type: "string" }, json: { type: "boolean", default: false } } as const;

type Deed = (operator: Operator, ...names: string[]) => Promise<Record<string, unknown>>;

interface Deeds {
  readonly usage: string;
  readonly deeds: Readonly<Record<string, { readonly names: number; readonly do: Deed }>>;
  list(context: Context, data: string | undefined, asJson: boolean): Promise<void>;
}

const PEOPLE: Deeds = {
  usage: "people [list | reset NAME | rename NAME NEW | ban NAME | delete NAME] [--json] [--data DIR|DATABASE_URL]",
  deeds: {
    reset: { names: 1, do: async (at, name) => ({ name, password: await at.resetPassword(name) }) },
    rename: { names: 2, do: async (at, name, next) => at.rename(name, next).then(() => ({ name, renamed: next })) },
    ban: { names: 1, do: async (at, name) => at.ban(name).then(() => ({ name, banned: true })) },
    delete: { names: 1, do: async (at, name) => at.deletePerson(name).then(() => ({ name, deleted: true })) },
  },
  async list(context, data, asJson) {
    const people = await withStore(data, "read", listPeople);
    if (asJson) return printJson(context, { people });
    for (const { id, kind, created, tables, name } of people)
      context.out.write(`${id}  ${kind.padEnd(8)} ${day(created)} ${String(tables).padStart(4)} tables  ${name}\n`);
  },
};

const TABLES: Deeds = {
  usage: "tables [list | close ID | delete ID] [--json] [--data DIR|DATABASE_URL]",
  deeds: {
    close: { names: 1, do: async (at, id) => at.closeTable(id).then(() => ({ table: id, closed: true })) },
    delete: { names: 1, do: async (at, id) => at.deleteTable(id).then(() => ({ table: id, deleted: true })) },
  },
  async list(context, data, asJson) {
    const tables = await withStore(data, "read", listTables);
    if (asJson) return printJson(context, { tables });
    for (const { id, status, created, game, moves, title, seats } of tables) {
      const about = `${seats.join(", ")}${title === "" ? "" : ` “${title}”`}`;
      context.out.write(
        `${id}  ${status.padEnd(9)} ${day(created)} ${game.padEnd(9)} ${String(moves).padStart(6)} moves  ${about}\n`,
      );
    }
  },
};

export const peopleCommand = onWhom(PEOPLE);
export const tablesCommand = onWhom(TABLES);

function onWhom({ usage, deeds, list }: Deeds): Command {
  return async (args, context) => {
    const { positionals, values } = parseArgs({ args: idsLast(args), allowPositionals: true, options: OPTIONS });
    const [what = "list", ...names] = positionals;
    const { data, json } = values;
    if (what === "list" && names.length === 0) {
      await list(context, data, json);
      return 0;
    }
    const deed = Object.hasOwn(deeds, what) ? deeds[what] : undefined;
    if (deed?.names !== names.length) throw new UsageError(`usage: tripartite ${usage}`);
    const done = await withOperator(data, context, (operator) => deed.do(operator, ...names));
    if (json) printJson(context, done);
    else
      context.out.write(
        `${Object.entries(done)
          .map(([key, value]) => `${key}: ${value}`)
          .join(", ")}\n`,
      );
    return 0;
  };
}

function withOperator<Result>(
  data: string | undefined,
  { games, bots }: Context,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  return withStore(data, "alone", async (store) => {
    const operator = new Operator(store, games, bots);
    try {
      return await work(operator);
    } finally {
      await operator.close();
    }
  });
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Copies a SQLite database into an empty PostgreSQL database, and replays every game there. */
export const moveCommand: Command = async (args, context) => {
  const usage = "move-database --to DATABASE_URL [--data DIR]";
  const options = { data: { type: "string" }, to: { type: "string" } } as const;
  const { to, data } = parseArgs({ args, options }).values;
  if (to === undefined) throw new UsageError(`usage: tripartite ${usage}`);
  if (!/^postgres(ql)?:/.test(to)) throw new MoveError("only a SQLite database can be moved, and only to PostgreSQL");
  const from = data ?? process.env.DATA_DIR ?? "./data";
  const rows = await withStore(from, "alone", (source) =>
    withStore(to, "write", (target) => moveDatabase(source, target)),
  );
  context.out.write(`${rows} rows moved, and compared\n`);
  const { games } = context;
  const { faults } = await withStore(to, "read", (target) => verifyAll(target, { games, onGame: () => {} }));
  for (const fault of faults) context.err.write(`${lineOf(fault)}\n`);
  context.out.write(faults.length === 0 ? "every game replays there as it was stored\n" : "");
  return faults.length === 0 ? 0 : 1;
};
