/** New units: first the area, on the map or here, then the type. */
import { type NationalityName, UNIT_TYPES } from "@tripartite/triumph/data/kinds";
import { MAIN_CAPITAL } from "@tripartite/triumph/data/map";
import { useEffect, useRef } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useAttention, useBusy, useTable } from "../context.ts";
import { type OfferOf, ofTypes } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import { areaIndex, areaName } from "../model/names.ts";
import { unitsDue } from "../model/unitsDue.ts";
import { Block } from "../parts/Block.tsx";
import type { ControlProps } from "./Dock.tsx";
import { PlaceRest } from "./PlaceRest.tsx";

const texts = TRIUMPH_TEXTS.dock;

type Building = OfferOf<"place" | "muster" | "cadre">;

export function BuildControl({ offers }: ControlProps) {
  const { view, setFocus, lookAt } = useTable();
  const { focus } = useAttention();
  const place = useRef<HTMLDivElement>(null);
  /** A panel opens at its top. */
  const isOpening = useRef(true);
  const buildings: readonly Building[] = ofTypes(offers, "place", "muster", "cadre");
  const byArea = groupBy(buildings, ({ action }) => action.area);
  const areas = [...byArea.keys()].sort(capitalsFirst);
  const only = areas.length === 1 ? areas[0] : undefined;
  const shown = focus.area !== undefined && byArea.has(focus.area) ? focus.area : only;
  const chosen = shown === undefined ? undefined : byArea.get(shown);
  const due = unitsDue(view, offers);
  const choose = (area: string) => {
    setFocus({ area });
    lookAt(area);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the types of an area that was just chosen come into sight
  useEffect(() => {
    if (isOpening.current) isOpening.current = false;
    else if (chosen) place.current?.scrollIntoView({ block: "nearest" });
  }, [focus.area]);
  return (
    <div className="dock-control">
      {chosen && shown !== undefined ? (
        <div ref={place} className="new-unit">
          <h3>
            <Icon name="a-plus" />
            {texts.newUnit(areaName(shown), due.get(shown))}
          </h3>
          <TypePicker area={shown} offers={chosen} />
        </div>
      ) : (
        <p className="quiet">{texts.place}</p>
      )}
      <div className="chips">
        {areas.map((area) => (
          <button
            key={area}
            type="button"
            className="chip-button"
            aria-pressed={area === shown}
            onClick={() => choose(area)}
          >
            {areaName(area)} {due.has(area) && <b>{due.get(area)}</b>}
          </button>
        ))}
      </div>
      <PlaceRest />
    </div>
  );
}

function capitalsFirst(a: string, b: string): number {
  const rank = (area: string) => (MAIN_CAPITAL.includes(areaIndex(area)) ? 0 : 1);
  return rank(a) - rank(b) || areaName(a).localeCompare(areaName(b));
}

/** One block for each type that may be built there. */
function TypePicker({ area, offers }: { area: string; offers: readonly Building[] }) {
  const { act, view } = useTable();
  const busy = useBusy();
  const muster = view.own?.musters.find((due) => due.area === area);
  const nationalityOf = (offer: Building): NationalityName => {
    if ("nationality" in offer) return offer.nationality;
    return "nationality" in offer.action ? offer.action.nationality : (muster?.nationality ?? "neutral");
  };
  /** In every phase in the same order. */
  const rank = ({ action }: Building) => UNIT_TYPES.indexOf(action.unitType);
  return (
    <div className="type-picker">
      {offers
        .toSorted((a, b) => rank(a) - rank(b))
        .map((offer) => {
          const nationality = nationalityOf(offer);
          const { unitType } = offer.action;
          return (
            <button key={`${nationality}${unitType}`} type="button" disabled={busy} onClick={() => act(offer.action)}>
              <Block nationality={nationality} unitType={unitType} cv={muster?.cv ?? 1} />
              <span aria-hidden="true">{TRIUMPH_TEXTS.unitTypes[unitType]}</span>
            </button>
          );
        })}
    </div>
  );
}
