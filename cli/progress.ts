import type { Context } from "./command.ts";

const BAR = 30;
const REDRAW_MS = 100;

export interface Progress {
  readonly done: number;
  readonly games: number;
  readonly actions: number;
}

export interface ProgressDisplay {
  show(progress: Progress): void;
  end(): void;
}

/** A bar that redraws itself on a terminal; elsewhere a line for each tenth of the games. */
export function progressBar(context: Context): ProgressDisplay {
  return context.err.isTTY === true ? drawnBar(context) : plainLines(context);
}

function drawnBar({ err, clock }: Context): ProgressDisplay {
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show(progress) {
      if (clock() - drawn < REDRAW_MS && progress.done < progress.games) return;
      drawn = clock();
      const filled = Math.round((progress.done / progress.games) * BAR);
      const bar = "█".repeat(filled) + "░".repeat(BAR - filled);
      err.write(`\r\x1b[K${`${bar} ${describe(progress)}`.slice(0, err.columns ?? 80)}`);
    },
    end() {
      if (drawn > Number.NEGATIVE_INFINITY) err.write("\n");
    },
  };
}

function plainLines({ err }: Context): ProgressDisplay {
  let shown = 0;
  return {
    show(progress) {
      const tenth = Math.floor((progress.done * 10) / progress.games);
      if (tenth === shown) return;
      shown = tenth;
      err.write(`${describe(progress)}\n`);
    },
    end() {},
  };
}

function describe({ done, games, actions }: Progress): string {
  return `${done}/${games} games, ${actions.toLocaleString("en")} actions`;
}
