import { useState } from "react";
import { Icon } from "../../app/Icon.tsx";
import type { MapZoom } from "../../table/useMapZoom.ts";
import { SURRENDER_TEXTS } from "../texts.ts";
import { CitySearch } from "./CitySearch.tsx";
import type { HexMap } from "./hexMap.ts";
import { OVERLAYS, type OverlayKind } from "./Overlay.tsx";

export const ZOOM_STEP = 1.4;
const texts = SURRENDER_TEXTS.board;

interface Props {
  readonly map: HexMap;
  readonly zoom: MapZoom;
  readonly isBare: boolean;
  readonly overlay: OverlayKind;
  onBare(isBare: boolean): void;
  onOverlay(kind: OverlayKind): void;
  onPlace(hex: string): void;
}

export function MapTools({ map, zoom, isBare, overlay, onBare, onOverlay, onPlace }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="board-tools" role="toolbar" aria-label={texts.tools}>
      <Tool className="tool-zoom" symbol="a-plus" label={texts.zoomIn} onClick={() => zoom.zoomBy(ZOOM_STEP)} />
      <Tool className="tool-zoom" symbol="a-minus" label={texts.zoomOut} onClick={() => zoom.zoomBy(1 / ZOOM_STEP)} />
      <Tool symbol="a-fit" label={texts.fit} onClick={zoom.fit} />
      <CitySearch map={map} onPlace={onPlace} />
      <Tool
        symbol="a-layers"
        label={texts.layers}
        isOn={isOpen || overlay !== "none"}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul className="overlay-list" aria-label={texts.layers}>
          {OVERLAYS.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                aria-pressed={kind === overlay}
                onClick={() => {
                  onOverlay(kind);
                  setOpen(false);
                }}
              >
                {texts.overlays[kind]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Tool symbol="a-hide" label={texts.hideUnits} isOn={isBare} onClick={() => onBare(!isBare)} />
    </div>
  );
}

interface ToolProps {
  readonly symbol: string;
  readonly label: string;
  readonly className?: string;
  readonly isOn?: boolean;
  onClick(): void;
}

function Tool({ symbol, label, className, isOn, onClick }: ToolProps) {
  return (
    <button type="button" className={className} aria-label={label} aria-pressed={isOn} title={label} onClick={onClick}>
      <Icon name={symbol} className="tool-symbol" />
    </button>
  );
}
