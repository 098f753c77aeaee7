import { useState } from "react";
import { copyText } from "../../app/copyText.ts";
import { Icon } from "../../app/Icon.tsx";
import { CHART_TEXTS } from "./texts.ts";

/** The address holds everything that is filled in. */
export function ShareButton() {
  const [said, setSaid] = useState<"copied" | "byHand">();
  const share = async () => {
    try {
      await copyText(location.href);
      setSaid("copied");
    } catch {
      setSaid("byHand");
    }
  };
  return (
    <>
      <button type="button" className="btn on-bar" onClick={share}>
        <Icon name="a-link" />
        <span role="status">{said === "copied" ? CHART_TEXTS.shared : CHART_TEXTS.share}</span>
      </button>
      {said === "byHand" && (
        <label className="aid-by-hand">
          <span className="unseen">{CHART_TEXTS.shareByHand}</span>
          <input readOnly value={location.href} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
