/** What a person chose about the page itself; remembered in the browser. */
import { Store } from "../net/store.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly theme: Theme;
  /** The map as a list of areas, for screen readers and whoever likes it. */
  readonly textMode: boolean;
}

const KEY = "tripartite.settings";
const DEFAULTS: Settings = { theme: "auto", textMode: false };

function remembered(): Settings {
  try {
    const { theme, textMode } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return {
      theme: theme !== undefined && THEMES.includes(theme) ? theme : DEFAULTS.theme,
      textMode: textMode === true,
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

/** Keeps the colours of the page as chosen, or as the system has them. */
export function followTheme(): void {
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const { theme } = settings.get();
    document.documentElement.dataset.theme = theme === "auto" ? (systemDark.matches ? "dark" : "light") : theme;
  };
  settings.subscribe(paint);
  systemDark.addEventListener("change", paint);
  paint();
}
