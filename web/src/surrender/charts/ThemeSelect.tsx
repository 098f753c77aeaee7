import { changeSettings, settings, THEMES, type Theme } from "../../app/settings.ts";
import { useStore } from "../../net/store.ts";
import { TEXTS } from "../../texts.ts";

export function ThemeSelect() {
  const { theme } = useStore(settings);
  return (
    <label className="aid-theme">
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
