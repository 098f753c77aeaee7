/** Development only: the hex map by itself, set up for a scenario. Run Vite in web/ and open /hex-board.html. */
import { POLAND_1939 } from "@tripartite/surrender/data/scenarios/poland1939";
import type { AirNavalType, Faction, GroundType } from "@tripartite/surrender/data/vocabulary";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Sprite } from "../src/look/Sprite.tsx";
import type { BoardUnit } from "../src/surrender/board/Counters.tsx";
import { HexBoard } from "../src/surrender/board/HexBoard.tsx";
import { DIRECTIONS, neighbourId } from "../src/surrender/board/hexes.ts";
import { hexMapOf } from "../src/surrender/board/hexMap.ts";
import type { LitHex } from "../src/surrender/board/LightLayer.tsx";
import "../src/look/tokens.css";
import "../src/look/fonts.css";
import "../src/app/styles/base.css";
import "./story.css";

const parameters = new URLSearchParams(location.search);
const MAP = hexMapOf(POLAND_1939);
const AIR_OR_NAVAL = new Set<GroundType | AirNavalType>(["fighter", "bomber", "surface", "carrier", "convoy"]);
const FACTION_OF = new Map(POLAND_1939.countries.map(({ id, faction }) => [id, faction]));
const CONTROL = new Map<string, Faction>(
  POLAND_1939.map.cities.flatMap(({ hex, country }) => {
    const faction = FACTION_OF.get(country);
    return faction ? [[hex, faction] as const] : [];
  }),
);
const UNITS: readonly BoardUnit[] = POLAND_1939.units.flatMap((unit, index) =>
  unit.hex === undefined
    ? []
    : [
        {
          id: unit.id,
          hex: unit.hex,
          country: unit.country,
          type: unit.type,
          short: unit.short,
          isGarrison: unit.garrison === true,
          isReduced: unit.reduced === true,
          ...(AIR_OR_NAVAL.has(unit.type) && { sorties: index % 5 }),
          supply: index % 7 === 3 ? "low" : index % 11 === 5 ? "no" : "full",
          isDone: index % 9 === 2,
        },
      ],
);

function Story() {
  const [isDark, setDark] = useState(parameters.has("dark"));
  const [hex, setHex] = useState(parameters.get("hex") ?? undefined);
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  }, [isDark]);
  const around = hex === undefined ? [] : DIRECTIONS.map((direction) => neighbourId(hex, direction));
  const lit = new Map<string, LitHex>(
    around.map((id, index) => [id, { kind: index % 3 === 0 ? "attack" : "move", cost: index + 1 }]),
  );
  return (
    <div className="story">
      <Sprite />
      <form>
        <label>
          <input type="checkbox" checked={isDark} onChange={(event) => setDark(event.target.checked)} />
          night
        </label>
      </form>
      <HexBoard
        sides=""
        nameOf={(country) => country}
        map={MAP}
        home="0809"
        units={UNITS}
        control={CONTROL}
        weather={{ mild: parameters.has("poor") ? "poor" : parameters.has("severe") ? "severe" : "fair" }}
        noEzoc={new Set(["0607"])}
        lit={{ hexes: lit, units: new Set(["G10", "G14"]), dim: hex !== undefined }}
        selected={{ hex, unit: "G10" }}
        path={hex === undefined ? undefined : [hex, around[0]]}
        labelOf={({ id }) => id}
        onHex={(id) => setHex(id === hex ? undefined : id)}
        onUnit={() => {}}
        onLook={() => {}}
      />
    </div>
  );
}

createRoot(document.getElementById("page")!).render(
  <StrictMode>
    <Story />
  </StrictMode>,
);
