/** The overlay that was chosen last; it is remembered. */
import { useMemo } from "react";
import { changeSettings, settings } from "../../app/settings.ts";
import { useStore } from "../../net/store.ts";
import { OVERLAYS, type OverlayHexes, type OverlayKind, weatherOverlay } from "../board/Overlay.tsx";
import type { TableContext } from "./context.ts";
import { controlOverlay, ezocOverlay, rangeOverlay, supplyOverlay } from "./model/overlays.ts";

const GAME = "surrender";

export function useOverlay({ view, seen, faction, focus }: TableContext): {
  readonly overlay: OverlayHexes;
  showOverlay(kind: OverlayKind): void;
} {
  const { overlays } = useStore(settings);
  const kind = OVERLAYS.find((one) => one === overlays[GAME]) ?? "none";
  const side = faction ?? seen.phasing;
  const active = seen.active ?? focus.unit;
  const chosen = active !== undefined && !seen.scene.isGround(active) ? active : undefined;
  const overlay = useMemo((): OverlayHexes => {
    switch (kind) {
      case "ezoc":
        return { kind, groups: ezocOverlay(view, side) };
      case "supply":
        return { kind, groups: supplyOverlay(view, side) };
      case "range":
        return { kind, groups: rangeOverlay(view, side, chosen) };
      case "control":
        return { kind, groups: controlOverlay(view) };
      case "weather":
        return { kind, groups: weatherOverlay(seen.scene.map, seen.weather) };
      case "none":
        return { kind, groups: [] };
    }
  }, [kind, view, side, seen, chosen]);
  return { overlay, showOverlay: (one) => changeSettings({ overlays: { ...overlays, [GAME]: one } }) };
}
