import { Icon } from "../../app/Icon.tsx";
import type { MapZoom } from "../../table/useMapZoom.ts";
import { SURRENDER_TEXTS } from "../texts.ts";

export const ZOOM_STEP = 1.4;
const texts = SURRENDER_TEXTS.board;

interface Props {
  readonly zoom: MapZoom;
  readonly isBare: boolean;
  onBare(isBare: boolean): void;
}

export function MapTools({ zoom, isBare, onBare }: Props) {
  return (
    <div className="board-tools" role="toolbar" aria-label={texts.tools}>
      <Tool className="tool-zoom" symbol="a-plus" label={texts.zoomIn} onClick={() => zoom.zoomBy(ZOOM_STEP)} />
      <Tool className="tool-zoom" symbol="a-minus" label={texts.zoomOut} onClick={() => zoom.zoomBy(1 / ZOOM_STEP)} />
      <Tool symbol="a-fit" label={texts.fit} onClick={zoom.fit} />
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
