import { PACES } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { TABLE_TEXTS } from "../../table/texts.ts";
import { TEXTS } from "../../texts.ts";
import { BOT_WAITS, changeSettings, MOTIONS, settings, THEMES } from "../settings.ts";

const texts = TEXTS.settings;

/** How the page looks and behaves; remembered in this browser. */
export function SettingsForm() {
  const { theme, motion, pace, botWait, sounds, textMode, remind } = useStore(settings);
  return (
    <div className="settings-form">
      <fieldset>
        <legend>{texts.theme}</legend>
        {THEMES.map((one) => (
          <label key={one} className="option">
            <input type="radio" checked={theme === one} onChange={() => changeSettings({ theme: one })} />
            <span>{texts.themes[one]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.motion}</legend>
        {MOTIONS.map((one) => (
          <label key={one} className="option">
            <input type="radio" checked={motion === one} onChange={() => changeSettings({ motion: one })} />
            <span>{texts.motions[one]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.pace}</legend>
        {PACES.map((one) => (
          <label key={one} className="option">
            <input type="radio" checked={pace === one} onChange={() => changeSettings({ pace: one })} />
            <span>{TABLE_TEXTS.stage.paces[one]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.botWait}</legend>
        {BOT_WAITS.map((one) => (
          <label key={one} className="option">
            <input type="radio" checked={botWait === one} onChange={() => changeSettings({ botWait: one })} />
            <span>{texts.botWaits[one]}</span>
          </label>
        ))}
      </fieldset>
      <label className="option">
        <input type="checkbox" checked={sounds} onChange={({ target }) => changeSettings({ sounds: target.checked })} />
        <span>{texts.sounds}</span>
      </label>
      <label className="option">
        <input
          type="checkbox"
          checked={textMode}
          onChange={({ target }) => changeSettings({ textMode: target.checked })}
        />
        <span>
          {texts.textMode}
          <small>{texts.textModeHint}</small>
        </span>
      </label>
      <label className="option">
        <input type="checkbox" checked={remind} onChange={({ target }) => changeSettings({ remind: target.checked })} />
        <span>{texts.remind}</span>
      </label>
    </div>
  );
}
