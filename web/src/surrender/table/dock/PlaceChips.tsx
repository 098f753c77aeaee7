import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, placeOf, type TableAction } from "../model/action.ts";

interface Props {
  readonly actions: readonly TableAction[];
  readonly title?: string;
}

/** Cities, forts and boxes as buttons; hexes without a name are lit on the map. */
export function PlaceChips({ actions, title }: Props) {
  const { placeName } = useTable().seen.scene;
  if (actions.length === 0) return null;
  const named = actions.filter((action) => {
    const place = placeOf(action)!;
    return placeName(place) !== SURRENDER_TEXTS.hex.numbered(place);
  });
  return (
    <>
      {title && <p className="quiet">{title}</p>}
      <div className="chips">
        {(named.length > 0 ? named : actions).map((action) => (
          <PlaceChip key={keyOf(action)} action={action} />
        ))}
      </div>
      {named.length > 0 && named.length < actions.length && (
        <p className="quiet">{SURRENDER_TEXTS.dock.more(actions.length - named.length)}</p>
      )}
    </>
  );
}

function PlaceChip({ action }: { action: TableAction }) {
  const { act, busy, seen, setLooked } = useTable();
  const place = placeOf(action)!;
  const show = () => setLooked(seen.scene.map.byId.has(place) ? place : undefined);
  const hide = () => setLooked(undefined);
  return (
    <button
      type="button"
      className="chip-button"
      disabled={busy}
      onClick={() => {
        hide();
        act(action);
      }}
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {seen.scene.nearName(place)}
    </button>
  );
}
