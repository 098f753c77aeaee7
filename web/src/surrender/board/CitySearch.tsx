/** Jumps to a city, fort or unit by its name. */
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../app/Icon.tsx";
import { SURRENDER_TEXTS } from "../texts.ts";
import type { HexMap } from "./hexMap.ts";

const texts = SURRENDER_TEXTS.board;

/** Without accents and capitals: "lodz" finds Łódź. */
export function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/ı/g, "i");
}

/** The hex of the first place whose name begins with the words, else of one that has them in it. */
export function findPlace(map: HexMap, words: string): string | undefined {
  const wanted = plain(words.trim());
  if (wanted === "") return undefined;
  if (map.byId.has(wanted)) return wanted;
  const named = map.hexes.filter(({ city, fort }) => city !== undefined || fort !== undefined);
  const nameOf = ({ city, fort }: (typeof named)[number]) => plain(city?.name ?? fort!);
  return (named.find((hex) => nameOf(hex).startsWith(wanted)) ?? named.find((hex) => nameOf(hex).includes(wanted)))?.id;
}

export function CitySearch({ map, onPlace }: { map: HexMap; onPlace(hex: string): void }) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
      if (typing || event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const hex = findPlace(map, words);
    if (hex === undefined) return;
    onPlace(hex);
    setOpen(false);
    setWords("");
  };
  if (!isOpen) {
    return (
      <button type="button" aria-label={texts.search} title={`${texts.search} (/)`} onClick={() => setOpen(true)}>
        <Icon name="a-search" className="tool-symbol" />
      </button>
    );
  }
  return (
    <form className="city-search" onSubmit={go}>
      <input
        ref={input}
        value={words}
        list={list}
        aria-label={texts.search}
        placeholder={texts.searchHint}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
        onBlur={() => words === "" && setOpen(false)}
      />
      <datalist id={list}>
        {map.hexes.flatMap(({ id, city, fort }) =>
          city || fort ? [<option key={id} value={city?.name ?? fort} />] : [],
        )}
      </datalist>
    </form>
  );
}
