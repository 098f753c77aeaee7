import type { FactionName } from "@tripartite/triumph/data/kinds";
import type { View } from "@tripartite/triumph/view";
import { list } from "../../../words.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";

const { panel: texts, parties } = TRIUMPH_TEXTS;
const CORNERS: Readonly<Record<FactionName, readonly [number, number]>> = {
  axis: [118, 22],
  ussr: [50, 92],
  west: [186, 92],
};
const PAIRS: readonly (readonly [FactionName, FactionName])[] = [
  ["axis", "west"],
  ["axis", "ussr"],
  ["west", "ussr"],
];

/** Who is at war with whom. */
export function WarTriangle({ wars }: { wars: View["wars"] }) {
  const fought = wars.map(([a, b]) => `${parties[a]}–${parties[b]}`);
  return (
    <figure className="rel">
      <figcaption className="caps">{texts.peaceAndWar}</figcaption>
      <svg
        viewBox="0 0 236 118"
        role="img"
        aria-label={fought.length > 0 ? texts.atWar(list(fought)) : texts.allAtPeace}
      >
        {PAIRS.map(([a, b]) => {
          const war = wars.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
          const [[x1, y1], [x2, y2]] = [CORNERS[a], CORNERS[b]];
          const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
          return (
            <g key={a + b} className={war ? "war" : "peace"} data-tip={war ? "s-war" : "s-peace"}>
              <path d={`M${x1} ${y1}L${x2} ${y2}`} />
              <circle cx={x} cy={y} r="12" />
              <use href={war ? "#s-war" : "#s-peace"} x={x - 9} y={y - 9} width="18" height="18" />
            </g>
          );
        })}
        {Object.entries(CORNERS).map(([faction, [x, y]]) => (
          <g key={faction} className={`corner f-${faction}`} data-tip={`f-${faction}`}>
            <circle cx={x} cy={y} r="19" />
            <use href={`#f-${faction}`} x={x - 16} y={y - 16} width="32" height="32" />
          </g>
        ))}
      </svg>
    </figure>
  );
}
