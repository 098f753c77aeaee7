/** What a person chose about the page itself; remembered in the browser. */
import { PACES, type Pace } from "../net/stage.ts";
import { Store } from "../net/store.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ["auto", "less"] as const;
export type Motion = (typeof MOTIONS)[number];

/** Seconds that bots wait before they answer, so that a slip can be taken back. */
export const BOT_WAITS = [0, 3, 10] as const;
export type BotWait = (typeof BOT_WAITS)[number];

export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  /** How fast is shown what the others do. */
  readonly pace: Pace;
  readonly sounds: boolean;
  /** At tables where all others are bots. */
  readonly botWait: BotWait;
  /** The map as a list of areas, for screen readers and readers of text. */
  readonly textMode: boolean;
  /** Before a step is ended, list what may have been forgotten. */
  readonly remind: boolean;
  /** The game that was looked at last; empty before the first choice. */
  readonly game: string;
  /** The opponent that was chosen last, by game. */
  readonly bots: Readonly<Record<string, string>>;
  /** The visitor was known when the page was opened last: the start page makes room for their games. */
  readonly hasPlayed: boolean;
  /** What the map was to show beside what is printed on it, by game. */
  readonly overlays: Readonly<Record<string, string>>;
}

const KEY = "tripartite.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sounds: false,
  botWait: 3,
  textMode: false,
  remind: true,
  game: "",
  bots: {},
  hasPlayed: false,
  overlays: {},
};

/** What was stored, each value only if it is of the kind that is expected. */
function remembered(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof Settings, unknown>>;
    const fitting = Object.entries(DEFAULTS).map(([key, usual]) => {
      const value = stored[key as keyof Settings];
      return [key, value !== null && typeof value === typeof usual ? value : usual];
    });
    const settings = Object.fromEntries(fitting) as Settings;
    return {
      ...settings,
      theme: THEMES.includes(settings.theme) ? settings.theme : DEFAULTS.theme,
      motion: MOTIONS.includes(settings.motion) ? settings.motion : DEFAULTS.motion,
      pace: PACES.includes(settings.pace) ? settings.pace : DEFAULTS.pace,
      botWait: BOT_WAITS.includes(settings.botWait) ? settings.botWait : DEFAULTS.botWait,
    };
  } catch {
    return DEFAULTS;
  }
}

export const settings = new Store<Settings>(remembered());

export function changeSettings(change: Partial<Settings>): void {
  settings.update(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Whether things should jump instead of moving: as chosen, or as the system has it. */
export function prefersStill(): boolean {
  return settings.get().motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps colours and motion of the page as chosen, or as the system has them. */
export function followSettings(): void {
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const { theme, motion } = settings.get();
    const { dataset } = document.documentElement;
    dataset.theme = theme === "auto" ? (systemDark.matches ? "dark" : "light") : theme;
    dataset.motion = motion;
  };
  settings.subscribe(paint);
  systemDark.addEventListener("change", paint);
  paint();
}
