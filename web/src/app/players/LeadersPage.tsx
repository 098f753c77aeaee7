import type { Leader } from "@tripartite/kernel/protocol";
import { useCallback } from "react";
import { api } from "../../net/api.ts";
import { useLoaded } from "../useLoaded.ts";
import { useTitle } from "../useTitle.ts";
import { PlayerName } from "./PlayerName.tsx";
import { PlayersFrame } from "./PlayersFrame.tsx";
import { ScenarioSelect } from "./ScenarioSelect.tsx";
import { chosenScenario, gameName, type ScenarioChoice, scenarioName } from "./scenarios.ts";
import { PLAYERS_TEXTS } from "./texts.ts";

const texts = PLAYERS_TEXTS.leaders;

/** Who plays a scenario best, people, programs and bots together. */
export default function LeadersPage(wanted: Partial<ScenarioChoice>) {
  useTitle(texts.title);
  const chosen = chosenScenario(wanted);
  const { game, scenario } = chosen;
  const { value, failure } = useLoaded(useCallback(() => api.leaders(game, scenario), [game, scenario]));
  return (
    <PlayersFrame page="leaders">
      <h1>{texts.title}</h1>
      <ScenarioSelect page="leaders" chosen={chosen} />
      {failure && <p className="problem">{failure}</p>}
      {value?.leaders.length === 0 && <p className="empty">{texts.none}</p>}
      {value && value.leaders.length > 0 && (
        <>
          <table className="leaders">
            <caption className="unseen">{`${gameName(game)}, ${scenarioName(chosen)}`}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.place}</th>
                <th scope="col">{texts.player}</th>
                <th scope="col">{texts.rating}</th>
                <th scope="col">{texts.games}</th>
                <th scope="col">{texts.won}</th>
              </tr>
            </thead>
            <tbody>
              {value.leaders.map((leader) => (
                <LeaderRow key={`${leader.kind} ${leader.name}`} leader={leader} />
              ))}
            </tbody>
          </table>
          <p className="quiet">{texts.note(value.settledAfter)}</p>
        </>
      )}
    </PlayersFrame>
  );
}

function LeaderRow({ leader }: { leader: Leader }) {
  const { place, rating, uncertainty, games, won } = leader;
  return (
    <tr className={place === undefined ? "is-provisional" : ""}>
      <td>{place ?? "–"}</td>
      <th scope="row">
        <PlayerName player={leader} />
        {place === undefined && <small>{texts.provisional}</small>}
      </th>
      <td>
        <b>{rating}</b> <small>± {uncertainty}</small>
      </td>
      <td>{games}</td>
      <td>{won}</td>
    </tr>
  );
}
