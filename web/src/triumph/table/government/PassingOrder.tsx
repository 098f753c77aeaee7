/** The standing order to pass, so that nobody has to press Pass while one rival plays on. */
import { ConfirmButton } from "../../../app/desk/ConfirmButton.tsx";
import { Icon } from "../../../app/Icon.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useBusy, useTable } from "../context.ts";
import { actionsOfType } from "../model/action.ts";
import "./government.css";

const texts = TRIUMPH_TEXTS.government.passing;

export function PassingOrder() {
  const { view, interrupts, act } = useTable();
  const busy = useBusy();
  const order = view.own?.orders.passing ?? "ask";
  const choices = actionsOfType(interrupts, "order").filter(
    ({ topic, value }) => topic === "passing" && value !== "ask",
  );
  const isFree = view.own !== undefined && view.own.hand.length > 0 && view.own.funding.length === 0;
  if (!isFree || (order === "ask" && choices.length === 0)) return null;
  if (order !== "ask") {
    return (
      <div className="dock-control passing">
        <p>
          <Icon name="a-check" /> {texts.inForce[order]}
        </p>
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => act({ type: "order", topic: "passing", value: "ask" })}
        >
          {texts.takeBack}
        </button>
      </div>
    );
  }
  return (
    <fieldset className="dock-control passing">
      <legend>{texts.title}</legend>
      {choices.map((choice) =>
        choice.value === "always" ? (
          <ConfirmButton
            key={choice.value}
            label={texts.until[choice.value]}
            consequence={texts.always}
            disabled={busy}
            onConfirm={() => act(choice)}
          />
        ) : (
          <button key={choice.value} type="button" className="btn" disabled={busy} onClick={() => act(choice)}>
            {texts.until[choice.value]}
          </button>
        ),
      )}
    </fieldset>
  );
}
