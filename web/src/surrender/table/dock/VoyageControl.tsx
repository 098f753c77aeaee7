/** A ship is active: company and cargo, then a port; each with its price and with who could intercept on the way. */
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, ofTypes } from "../model/action.ts";
import { actionLabel } from "../model/label.ts";
import { byNearness } from "../model/sea.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { OddsBars } from "../parts/OddsBars.tsx";
import { Threats, useThreatLine } from "../parts/Threats.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = SURRENDER_TEXTS.sea;
const SHOWN = 8;

export function VoyageControl({ actions }: ControlProps) {
  const { seen, focus, looked, voyages, outlook } = useTable();
  const threatLine = useThreatLine();
  const { scene } = seen;
  const ship = seen.active === undefined ? undefined : seen.units.get(seen.active);
  const sails = byNearness(ship?.hex, ofTypes(actions, "sail"));
  const place = looked ?? focus.hex;
  const watched = place === undefined ? undefined : voyages.get(place);
  const chosen = sails.filter((action) => action.place === focus.hex);
  const shown = chosen.length > 0 ? chosen : sails.slice(0, SHOWN);
  return (
    <>
      <div className="dock-control">
        {ship && (
          <h3 className="picked">
            <CounterPicture unit={ship} isDecoration />
            {scene.unitName(ship.id)}
          </h3>
        )}
        <Company title={texts.together} actions={ofTypes(actions, "take")} />
        <Company title={texts.load} actions={ofTypes(actions, "load")} />
        {ofTypes(actions, "strike").map((action) => (
          <div key={keyOf(action)}>
            <Choice actions={[action]} label={actionLabel(action, scene)} symbol="p-battle" />
            {outlook && <OddsBars odds={outlook.strikeOdds(action.unit!)} kind="strike" />}
          </div>
        ))}
      </div>
      {sails.length > 0 && (
        <div className="dock-control">
          <h3>{texts.sail}</h3>
          <p className="quiet">{texts.sailHint}</p>
          {shown.map((action) => {
            const voyage = voyages.get(action.place!);
            return (
              <Choice
                key={keyOf(action)}
                actions={[action]}
                label={scene.placeName(action.place!)}
                detail={voyage && `${texts.cost(voyage.cost, voyage.left)}; ${threatLine(voyage.threats)}`}
                symbol="u-convoy"
                hex={action.place}
                isMain={chosen.length > 0}
              />
            );
          })}
          {shown.length < sails.length && chosen.length === 0 && (
            <p className="quiet">{SURRENDER_TEXTS.dock.more(sails.length - shown.length)}</p>
          )}
          {watched && chosen.length > 0 && <Threats threats={watched.threats} />}
        </div>
      )}
      <Courses actions={ofTypes(actions, "course")} />
    </>
  );
}

function Company({ title, actions }: ControlProps & { title: string }) {
  const { seen } = useTable();
  if (actions.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      {actions.map((action) => {
        const unit = seen.units.get(action.unit!);
        return (
          <Choice
            key={keyOf(action)}
            actions={[action]}
            label={seen.scene.shortUnitName(action.unit!)}
            {...(unit && { picture: <CounterPicture unit={unit} isDecoration /> })}
          />
        );
      })}
    </>
  );
}

function Courses({ actions }: ControlProps) {
  const { seen } = useTable();
  if (actions.length === 0) return null;
  return (
    <details className="dock-control folded">
      <summary>{texts.ownCourse}</summary>
      {actions.map((action) => (
        <Choice key={keyOf(action)} actions={[action]} label={seen.scene.seaName(action.sea!)} symbol="p-move" />
      ))}
    </details>
  );
}
