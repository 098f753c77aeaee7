import { WEB_GAMES } from "../../games/registry.ts";
import { goTo, playersAddress } from "../router.ts";
import type { ScenarioChoice } from "./scenarios.ts";
import { PLAYERS_TEXTS as texts } from "./texts.ts";

/** Which scenario a leader board or statistics are about; the choice is an address of its own. */
export function ScenarioSelect({ page, chosen }: { page: "leaders" | "statistics"; chosen: ScenarioChoice }) {
  return (
    <label className="scenario-select">
      {texts.games.scenario}
      <select
        value={`${chosen.game} ${chosen.scenario}`}
        onChange={({ target }) => {
          const [game, scenario] = target.value.split(" ");
          goTo(playersAddress(page, { game, scenario }), { replace: true });
        }}
      >
        {WEB_GAMES.map(({ id: game, name, variants }) => (
          <optgroup key={game} label={name}>
            {variants.map((variant) => (
              <option key={variant.id} value={`${game} ${variant.id}`}>
                {variant.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
