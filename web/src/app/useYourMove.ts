/** Shows outside the window that a table waits for its player: the icon of the tab, and the badge of an installed app. */
import { useEffect } from "react";
import emblem from "./emblem.svg?url";
import emblemYours from "./emblem-yours.svg?url";

function showIcon(address: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = address;
}

export function useYourMove(isYours: boolean): void {
  useEffect(() => {
    if (!isYours) return;
    showIcon(emblemYours);
    // Browsers without badges, and pages that are not installed, show none.
    navigator.setAppBadge?.().catch(() => {});
    return () => {
      showIcon(emblem);
      navigator.clearAppBadge?.().catch(() => {});
    };
  }, [isYours]);
}
