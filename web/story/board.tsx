/** Development only: the board by itself, with a position played by random players. Run Vite in web/ and open /board.html. */
import { StrictMode, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { Sprite } from "../src/look/Sprite.tsx";
import { Board } from "../src/triumph/board/Board.tsx";
import { neighboursOf } from "../src/triumph/board/boardMap.ts";
import { sampleView } from "./sample.ts";
import "../src/look/tokens.css";
import "../src/look/fonts.css";
import "./story.css";

const NOTHING = new Set<never>();
const parameters = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(parameters.get(name) ?? otherwise);

function Story() {
  const [actions, setActions] = useState(number("actions", 1500));
  const [viewer, setViewer] = useState(number("viewer", 0));
  const [isDark, setDark] = useState(parameters.has("dark"));
  const [area, setArea] = useState(parameters.get("area") ?? undefined);
  const [unit, setUnit] = useState<number>();
  const view = useMemo(() => sampleView(number("seed", 3), actions, viewer), [actions, viewer]);
  const litAreas = useMemo(() => new Set(area ? neighboursOf(area) : NOTHING), [area]);
  const litUnits = useMemo(
    () => new Set((area && view.areas[area]?.units?.map((own) => own.unit)) || NOTHING),
    [area, view],
  );
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  }, [isDark]);
  return (
    <div className="story">
      <Sprite />
      <form>
        <label>
          actions
          <input
            type="number"
            value={actions}
            step="250"
            onChange={(event) => setActions(Number(event.target.value))}
          />
        </label>
        <label>
          viewer
          <select value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
            <option value={0}>Axis</option>
            <option value={1}>West</option>
            <option value={2}>USSR</option>
            <option value={-1}>spectator</option>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={isDark} onChange={(event) => setDark(event.target.checked)} />
          night
        </label>
        <output>
          {view.year} {view.season} {view.phase}
        </output>
      </form>
      <Board
        view={view}
        lit={{ areas: litAreas, units: litUnits, dim: area !== undefined }}
        selected={{ ...(area !== undefined && { area }), ...(unit !== undefined && { unit }) }}
        {...(parameters.has("route") && { route: parameters.get("route")!.split(",") })}
        onArea={(id) => {
          setArea(id === area ? undefined : id);
          setUnit(undefined);
        }}
        onUnit={setUnit}
      />
    </div>
  );
}

createRoot(document.getElementById("page")!).render(
  <StrictMode>
    <Story />
  </StrictMode>,
);
