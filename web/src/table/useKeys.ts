import { useEffect } from "react";

interface Keys {
  undo(): void;
  main(): void;
  back(): void;
}

/** U takes back, E ends, Escape steps back; never while the player types. */
export function useKeys({ undo, main, back }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const typing = target instanceof HTMLElement && target.closest("input, textarea, select, dialog");
      if (typing || ctrlKey || metaKey || altKey || event.repeat) return;
      if (key === "u" || key === "U") undo();
      else if (key === "e" || key === "E") main();
      else if (key === "Escape") back();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [undo, main, back]);
}
