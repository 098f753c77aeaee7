import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { actionLabel } from "../model/label.ts";
import type { LastUnit } from "../useLastUnit.ts";

const texts = TRIUMPH_TEXTS.lastPlacement;

/** Asks before the unit with which one's set-up ends. */
export function LastPlacement({ action, place, back }: LastUnit) {
  const { units } = useTable();
  return (
    <section className="before-end" role="alertdialog" aria-label={texts.title} aria-describedby="last-placement">
      <h2>
        <Icon name="a-help" />
        {texts.title}
      </h2>
      <p id="last-placement">
        <b>{actionLabel(action, units)}.</b> {texts.consequence}
      </p>
      <p className="row">
        <button type="button" className="btn primary" onClick={place}>
          {texts.finish}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the harmless answer is the first one in reach */}
        <button type="button" className="btn" autoFocus onClick={back}>
          {texts.back}
        </button>
      </p>
    </section>
  );
}
