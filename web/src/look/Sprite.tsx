import { useLayoutEffect } from "react";
import sprite from "./symbols.svg?raw";

const SPRITE_ID = "symbols";

/** Puts the symbols into the document, once, for every `<use href="#…">`. */
export function Sprite() {
  useLayoutEffect(() => {
    if (document.getElementById(SPRITE_ID)) return;
    const parsed = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
    parsed.id = SPRITE_ID;
    parsed.setAttribute("class", "sprite");
    document.body.prepend(document.adoptNode(parsed));
  }, []);
  return null;
}
