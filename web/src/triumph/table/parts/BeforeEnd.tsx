import { Icon } from "../../../app/Icon.tsx";
import { changeSettings } from "../../../app/settings.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import type { Forgotten } from "../model/forgotten.ts";

const texts = TRIUMPH_TEXTS.forgotten;

interface Props {
  readonly items: readonly Forgotten[];
  onBack(): void;
  onLook(area: string): void;
}

/** What may have been forgotten; the amber button ends the step nevertheless. */
export function BeforeEnd({ items, onBack, onLook }: Props) {
  const { setFocus } = useTable();
  const goTo = ({ focus }: Forgotten) => {
    setFocus(focus);
    if (focus.area !== undefined) onLook(focus.area);
    onBack();
  };
  const neverAgain = () => {
    changeSettings({ remind: false });
    onBack();
  };
  return (
    <section className="before-end" role="alert" aria-label={texts.title}>
      <h2>
        <Icon name="a-help" />
        {texts.title}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.text}>
            <button type="button" className="choice" onClick={() => goTo(item)}>
              <span className="choice-text">{item.text}</span>
              <Icon name="a-chevron" label={texts.goThere} />
            </button>
          </li>
        ))}
      </ul>
      <p className="row">
        <button type="button" className="btn" onClick={onBack}>
          {texts.back}
        </button>
        <button type="button" className="btn ghost" onClick={neverAgain}>
          {texts.never}
        </button>
      </p>
    </section>
  );
}
