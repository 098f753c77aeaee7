/** Movement: pick a unit, then where it goes, and how if there are several ways. */
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { AttackOdds } from "../battle/AttackOdds.tsx";
import { useAttention, useBusy, useTable } from "../context.ts";
import { type OfferOf, ofTypes } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { areaName, unitName } from "../model/names.ts";
import { isFight, type Way, waysOf } from "../model/ways.ts";
import { wayFacts } from "../model/wayText.ts";
import { Block } from "../parts/Block.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";
import { Duties } from "./Duties.tsx";

const texts = TRIUMPH_TEXTS.dock;

export function MoveControl({ offers }: ControlProps) {
  const { view } = useTable();
  const moves = ofTypes(offers, "move");
  const picks = ofTypes(offers, "pick");
  return (
    <>
      {view.own?.picked !== undefined && <Destinations unit={view.own.picked} moves={moves} />}
      <Duties />
      {view.own?.picked === undefined && <Picks picks={picks} />}
    </>
  );
}

function Picks({ picks }: { picks: readonly OfferOf<"pick">[] }) {
  const { units, act, lookAt } = useTable();
  const busy = useBusy();
  const byArea = groupBy(
    picks.flatMap(({ action }) => {
      const own = units.get(action.unit);
      return own === undefined ? [] : [{ action, ...own }];
    }),
    ({ area }) => area,
  );
  return (
    <div className="dock-control">
      <p className="quiet">{texts.pick}</p>
      <ul className="unit-list">
        {[...byArea].map(([area, here]) => (
          <li key={area}>
            <span className="place">{areaName(area)}</span>
            <span className="blocks">
              {here.map(({ action, unit }) => (
                <button
                  key={unit.unit}
                  type="button"
                  className="block-button"
                  aria-label={texts.picked(unitName(unit), areaName(area))}
                  disabled={busy}
                  onClick={() => {
                    act(action);
                    lookAt(area);
                  }}
                >
                  <Block nationality={unit.nationality} unitType={unit.unitType} cv={unit.cv} />
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Destinations({ unit, moves }: { unit: number; moves: readonly OfferOf<"move">[] }) {
  const { units, act, setFocus } = useTable();
  const { focus } = useAttention();
  const busy = useBusy();
  const picked = units.get(unit);
  const byEnd = groupBy(sortedByUse(waysOf(moves, units)), ({ end }) => end);
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
        ? chosen.map((way) => <OneWay key={JSON.stringify(way.offer.action)} way={way} />)
        : [...byEnd].map(([end, ways]) =>
            ways.length === 1 ? <OneWay key={end} way={ways[0]} /> : <SeveralWays key={end} end={end} ways={ways} />,
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
function sortedByUse(ways: readonly Way[]): Way[] {
  const rank = ({ offer, route }: Way) => (offer.meets ? -100 : 0) + route.length;
  return ways.toSorted((a, b) => rank(a) - rank(b));
}

function OneWay({ way }: { way: Way }) {
  const { units } = useTable();
  const { offer, route, end } = way;
  const own = units.get(offer.action.unit);
  return (
    <Choice
      offer={offer}
      label={areaName(end)}
      detail={
        <>
          {wayFacts(way).join("; ")}
          {offer.meets && own && (
            <AttackOdds
              area={end}
              enemies={offer.meets}
              joining={{ unit: own.unit, route, invades: offer.invades === true }}
            />
          )}
        </>
      }
      symbol={isFight(offer) ? "p-battle" : "p-move"}
      route={route}
    />
  );
}

function SeveralWays({ end, ways }: { end: string; ways: readonly Way[] }) {
  const { setFocus, lookAt } = useTable();
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
      <Icon name={ways.some(({ offer }) => isFight(offer)) ? "p-battle" : "p-move"} />
      <span className="choice-text">
        <b>{areaName(end)}</b>
        <small>{texts.routes(ways.length)}</small>
      </span>
    </button>
  );
}
