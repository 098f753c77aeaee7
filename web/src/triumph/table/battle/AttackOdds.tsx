import { ASSUMED_CV, type Joining, previewOf } from "@tripartite/triumph/odds/preview";
import { isSea } from "@tripartite/triumph/odds/sides";
import { useForecasts } from "../../odds/useForecasts.ts";
import { useTable } from "../context.ts";
import type { Party } from "../model/action.ts";
import { percent, BATTLE_TEXTS as texts } from "./texts.ts";

interface Props {
  readonly area: string;
  readonly enemies: readonly Party[];
  readonly joining?: Joining;
}

/** What an attack there would probably come to, with what is assumed about hidden blocks. */
export function AttackOdds({ area, enemies, joining }: Props) {
  const { view } = useTable();
  const preview = previewOf(view, area, enemies, joining);
  const forecasts = useForecasts(preview?.questions ?? {});
  if (preview === undefined) return null;
  const say = isSea(area) ? texts.wins : texts.takes;
  const chance = (cv: number) => {
    const forecast = forecasts.get(String(cv));
    return forecast === undefined ? "…" : percent(forecast.attackerTakes);
  };
  if (preview.hidden === 0) return <span className="attack-odds">{say(chance(0))}</span>;
  const [weak, middle, strong] = ASSUMED_CV.map(chance);
  if (weak === strong) return <span className="attack-odds">{say(middle)}</span>;
  return (
    <span className="attack-odds">
      {say(middle)}
      <span className="quiet">
        {" "}
        ({isSea(area) ? texts.assumedFleets(weak, strong) : texts.assumedInfantry(weak, strong)})
      </span>
    </span>
  );
}
