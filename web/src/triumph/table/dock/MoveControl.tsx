/** Movement: pick a unit, then where it goes, and how if there are several ways. */
import type { View } from "@tripartite/triumph/view";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { AttackOdds } from "../battle/AttackOdds.tsx";
import { useAttention, useBusy, useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { enemiesAt } from "../model/enemies.ts";
import { groupBy, ofTypes } from "../model/focus.ts";
import { wayOf } from "../model/moves.ts";
import { areaName, unitName } from "../model/names.ts";
import { wayFacts } from "../model/wayText.ts";
import { Block } from "../parts/Block.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Duties } from "./Duties.tsx";

const texts = TRIUMPH_TEXTS.dock;

export function MoveControl({ actions }: ControlProps) {
  const { view } = useTable();
  const moves = ofTypes(actions, "move");
  const picks = ofTypes(actions, "pick");
  return (
    <>
      <Duties />
      {view.own?.picked === undefined ? <Picks picks={picks} /> : <Destinations unit={view.own.picked} moves={moves} />}
    </>
  );
}

function Picks({ picks }: { picks: readonly TableAction[] }) {
  const { units, act, lookAt } = useTable();
  const busy = useBusy();
  const byArea = groupBy(picks, ({ unit }) => units.get(unit!)?.area ?? "");
  return (
    <div className="dock-control">
      <p className="quiet">{texts.pick}</p>
      <ul className="unit-list">
        {[...byArea].map(([area, here]) => (
          <li key={area}>
            <span className="place">{areaName(area)}</span>
            <span className="blocks">
              {here.map((pick) => {
                const own = units.get(pick.unit!)!.unit;
                return (
                  <button
                    key={pick.unit}
                    type="button"
                    className="block-button"
                    aria-label={texts.picked(unitName(own), areaName(area))}
                    disabled={busy}
                    onClick={() => {
                      act(pick);
                      lookAt(area);
                    }}
                  >
                    <Block nationality={own.nationality} unitType={own.unitType} cv={own.cv} />
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Destinations({ unit, moves }: { unit: number; moves: readonly TableAction[] }) {
  const { units, view, act, setFocus } = useTable();
  const { focus } = useAttention();
  const busy = useBusy();
  const picked = units.get(unit);
  const byEnd = groupBy(sortedByUse(view, moves), ({ route }) => route!.at(-1)!);
  const chosen = focus.area === undefined ? undefined : byEnd.get(focus.area);
  if (picked === undefined) return null;
  return (
    <div className="dock-control">
      <h3 className="picked">
        <Block nationality={picked.unit.nationality} unitType={picked.unit.unitType} cv={picked.unit.cv} />
        {texts.picked(unitName(picked.unit), areaName(picked.area))}
        <button type="button" className="btn put-back" disabled={busy} onClick={() => act({ type: "unpick" })}>
          <Icon name="a-undo" />
          {texts.putBack}
        </button>
      </h3>
      {chosen?.length !== 1 && (
        <p className="quiet">{chosen ? texts.routes(chosen.length) : texts.chooseDestination}</p>
      )}
      {chosen
        ? chosen.map((move) => <Way key={JSON.stringify(move)} move={move} />)
        : [...byEnd].map(([end, ways]) =>
            ways.length === 1 ? <Way key={end} move={ways[0]} /> : <Ways key={end} end={end} ways={ways} />,
          )}
      {chosen && (
        <button type="button" className="btn ghost" onClick={() => setFocus({})}>
          {texts.otherGoal}
        </button>
      )}
    </div>
  );
}

/** Fights first, then the shortest ways. */
function sortedByUse(view: View, moves: readonly TableAction[]): TableAction[] {
  const rank = ({ route }: TableAction) => (enemiesAt(view, route!.at(-1)!).length > 0 ? -100 : 0) + route!.length;
  return moves.toSorted((a, b) => rank(a) - rank(b));
}

function Way({ move }: { move: TableAction }) {
  const { view, units } = useTable();
  const found = units.get(move.unit!);
  if (found === undefined) return null;
  const way = wayOf(view, found.unit, found.area, move);
  return (
    <Choice
      action={move}
      label={areaName(way.end)}
      detail={
        <>
          {wayFacts(way).join("; ")}
          {way.engages && (
            <AttackOdds area={way.end} joining={{ unit: found.unit, route: way.route, invades: way.invades }} />
          )}
        </>
      }
      symbol={way.engages || way.takes ? "p-battle" : "p-move"}
      route={way.route}
    />
  );
}

function Ways({ end, ways }: { end: string; ways: readonly TableAction[] }) {
  const { setFocus, view, lookAt } = useTable();
  const { focus } = useAttention();
  return (
    <button
      type="button"
      className="choice"
      onClick={() => {
        setFocus({ ...focus, area: end });
        lookAt(end);
      }}
    >
      <Icon name={enemiesAt(view, end).length > 0 ? "p-battle" : "p-move"} />
      <span className="choice-text">
        <b>{areaName(end)}</b>
        <small>{texts.routes(ways.length)}</small>
      </span>
    </button>
  );
}
