import { useLayoutEffect } from "react";
import sprite from "./symbols.svg?raw";

const SPRITE_ID = "symbols";

/** Puts the symbols into the document, once, for every `<use href="#…">`. */
export function Sprite() {
  useLayoutEffect(() => {
    if (document.getElementById(SPRITE_ID)) return;
    const parsed = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
    parsed.id = SPRITE_ID;
    const symbols = document.adoptNode(parsed) as unknown as SVGElement;
    symbols.style.position = "absolute";
    document.body.prepend(symbols);
  }, []);
  return null;
}
