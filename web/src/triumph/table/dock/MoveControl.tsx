/** Movement: pick a unit, then where it goes, and how if there are several ways. */
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { TableAction } from "../model/action.ts";
import { groupBy, ofTypes } from "../model/focus.ts";
import { areaName, list, unitName } from "../model/names.ts";
import { hasOthers } from "../model/units.ts";
import { Block } from "../parts/Block.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { declarationText } from "./declarationText.ts";

const texts = TRIUMPH_TEXTS.dock;

export function MoveControl({ actions }: ControlProps) {
  const { view } = useTable();
  const moves = ofTypes(actions, "move");
  const picks = ofTypes(actions, "pick");
  const duties = view.playerTurn?.duties ?? [];
  return (
    <>
      {duties.length > 0 && (
        <div className="dock-control">
          <h3>{texts.duties}</h3>
          <ul className="plain">
            {duties.map((duty) => (
              <li key={declarationText(duty)}>{declarationText(duty)}</li>
            ))}
          </ul>
        </div>
      )}
      {view.own?.picked === undefined ? <Picks picks={picks} /> : <Destinations unit={view.own.picked} moves={moves} />}
    </>
  );
}

function Picks({ picks }: { picks: readonly TableAction[] }) {
  const { units, act, busy } = useTable();
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
                    disabled={busy}
                    onClick={() => act(pick)}
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
  const { units, focus } = useTable();
  const picked = units.get(unit);
  const byEnd = groupBy(moves, ({ route }) => route!.at(-1)!);
  const chosen = focus.area === undefined ? undefined : byEnd.get(focus.area);
  if (picked === undefined) return null;
  return (
    <div className="dock-control">
      <h3 className="picked">
        <Block nationality={picked.unit.nationality} unitType={picked.unit.unitType} cv={picked.unit.cv} />
        {texts.picked(unitName(picked.unit), areaName(picked.area))}
      </h3>
      <Choice action={{ type: "unpick" }} label={texts.putBack} symbol="a-undo" />
      <p className="quiet">{chosen ? texts.routes(chosen.length) : texts.chooseDestination}</p>
      {chosen
        ? chosen.map((move) => <Way key={JSON.stringify(move)} move={move} />)
        : [...byEnd].map(([end, ways]) =>
            ways.length === 1 ? <Way key={end} move={ways[0]} /> : <Ways key={end} end={end} ways={ways} />,
          )}
    </div>
  );
}

function Way({ move }: { move: TableAction }) {
  const { view, units } = useTable();
  const route = move.route!;
  const end = route.at(-1)!;
  const detail = [
    route.length > 1 ? texts.via(list(route.slice(0, -1).map(areaName))) : texts.direct,
    move.strategic ? texts.strategic : "",
    hasOthers(view, end) ? texts.meets : "",
  ];
  return (
    <Choice
      action={move}
      label={areaName(end)}
      detail={detail.filter(Boolean).join(" · ")}
      symbol={hasOthers(view, end) ? "p-battle" : "p-move"}
      route={[units.get(move.unit!)?.area ?? "", ...route]}
    />
  );
}

function Ways({ end, ways }: { end: string; ways: readonly TableAction[] }) {
  const { setFocus, focus, view } = useTable();
  return (
    <button type="button" className="choice" onClick={() => setFocus({ ...focus, area: end })}>
      <Icon name={hasOthers(view, end) ? "p-battle" : "p-move"} />
      <span className="choice-text">
        <b>{areaName(end)}</b>
        <small>{texts.routes(ways.length)}</small>
      </span>
    </button>
  );
}
