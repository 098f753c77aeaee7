import { useStore } from "../net/store.ts";
import { TEXTS } from "../texts.ts";
import { changeSettings, settings, THEMES, type Theme } from "./settings.ts";

export function ThemeChoice() {
  const { theme } = useStore(settings);
  return (
    <label className="theme-choice">
      <span className="unseen">{TEXTS.settings.theme}</span>
      <select value={theme} onChange={({ target }) => changeSettings({ theme: target.value as Theme })}>
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {TEXTS.settings.themes[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
