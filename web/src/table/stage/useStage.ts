import { useEffect } from "react";
import { settings } from "../../app/settings.ts";
import type { LiveTable } from "../../net/live.ts";
import type { Director, Stage } from "../../net/stage.ts";

/** As long as the table is open, what happens is shown as the game directs. */
export function useDirector({ stage }: LiveTable, beatsOf: Director["beatsOf"], isSeated: boolean): void {
  useEffect(
    () => stage.direct({ beatsOf, holds: isSeated, pace: () => settings.get().pace }),
    [stage, beatsOf, isSeated],
  );
}

/** While something is shown: Space goes on, Left steps back, Escape skips the rest. */
export function useStageKeys(stage: Stage): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (stage.state.get().beat === undefined || ctrlKey || metaKey || altKey) return;
      const own = target instanceof Element && target.closest("input, select, textarea, dialog, button, a, summary");
      if (own && key !== "Escape") return;
      if (key === " ") stage.next();
      else if (key === "ArrowLeft") stage.back();
      else if (key === "Escape") stage.skip();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [stage]);
}
