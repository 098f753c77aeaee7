import { useState } from "react";
import { Icon } from "../../app/Icon.tsx";
import type { MapZoom } from "../../table/useMapZoom.ts";
import type { Overlay } from "./ControlLayer.tsx";
import { BOARD_TEXTS } from "./labels.ts";

export const ZOOM_STEP = 1.4;

export function BoardTools({
  zoom,
  overlays,
  overlay,
  onOverlay,
  areBlocksHidden,
  onHideBlocks,
}: {
  zoom: MapZoom;
  overlays: readonly Overlay[];
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
  areBlocksHidden: boolean;
  onHideBlocks: (hide: boolean) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="board-tools" role="toolbar" aria-label={BOARD_TEXTS.tools}>
      <Tool className="tool-zoom" symbol="a-plus" label={BOARD_TEXTS.zoomIn} onClick={() => zoom.zoomBy(ZOOM_STEP)} />
      <Tool
        className="tool-zoom"
        symbol="a-minus"
        label={BOARD_TEXTS.zoomOut}
        onClick={() => zoom.zoomBy(1 / ZOOM_STEP)}
      />
      <Tool symbol="a-fit" label={BOARD_TEXTS.fit} onClick={zoom.fit} />
      <Tool
        symbol="a-layers"
        label={BOARD_TEXTS.layers}
        isOn={isOpen || overlay !== "none"}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul className="overlay-list" aria-label={BOARD_TEXTS.layers}>
          {overlays.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={one === overlay}
                onClick={() => {
                  onOverlay(one);
                  setOpen(false);
                }}
              >
                {BOARD_TEXTS.overlays[one]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Tool
        symbol="a-hide"
        label={BOARD_TEXTS.hideBlocks}
        isOn={areBlocksHidden}
        onClick={() => onHideBlocks(!areBlocksHidden)}
      />
    </div>
  );
}

function Tool({
  symbol,
  label,
  onClick,
  isOn,
  className,
}: {
  symbol: string;
  label: string;
  onClick: () => void;
  isOn?: boolean;
  className?: string;
}) {
  return (
    <button type="button" className={className} aria-label={label} aria-pressed={isOn} title={label} onClick={onClick}>
      <Icon name={symbol} className="tool-symbol" />
    </button>
  );
}
