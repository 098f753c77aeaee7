import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { areaOf, type BoardArea, HEIGHT, WIDTH } from "./boardMap.ts";

const WHOLE_SHEET = `M0 0H${WIDTH}V${HEIGHT}H0Z`;

type Light = { litAreas: ReadonlySet<string>; isDim: boolean; selected: string | undefined };

/** Bands in what can be chosen, and in what is. */
export const Bands = memo(function Bands({ litAreas, isDim, selected }: Light) {
  const chosen = selected === undefined ? undefined : areaOf(selected);
  return (
    <g className={isDim ? "light light-dim" : "light"} {...DECORATION}>
      {areasOf(litAreas).map((area) => (
        <Band key={area.id} area={area} kind="lit" />
      ))}
      {chosen && <Band area={chosen} kind="chosen" />}
    </g>
  );
});

/** The veil over everything else. */
export const Veil = memo(function Veil({ litAreas, selected }: Omit<Light, "isDim">) {
  const bright = new Set(litAreas);
  if (selected !== undefined) bright.add(selected);
  const holes = areasOf(bright).map((area) => area.path);
  return <path className="veil" d={WHOLE_SHEET + holes.join("")} {...DECORATION} />;
});

function areasOf(ids: ReadonlySet<string>): BoardArea[] {
  return [...ids].flatMap((id) => areaOf(id) ?? []);
}

/** Strokes of double width, clipped to the area: neighbours never overlap. */
const Band = memo(function Band({ area, kind }: { area: BoardArea; kind: "lit" | "chosen" }) {
  const clip = `${kind}-${area.id}`;
  return (
    <g className={`band band-${kind}`} clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <path d={area.path} clipRule="evenodd" />
      </clipPath>
      <path className="band-wash" d={area.path} />
      <path className="band-colour" d={area.path} />
      <path className="band-line" d={area.path} />
    </g>
  );
});

/** White and ink, visible on every colour. */
export function FocusRing({ area }: { area: BoardArea }) {
  return (
    <g className="focus-ring" {...DECORATION}>
      <path className="focus-ring-ink" d={area.path} />
      <path className="focus-ring-white" d={area.path} />
    </g>
  );
}

/** Lit areas where choosing means a fight: stripes and swords. */
export const Fights = memo(function Fights({ areas }: { areas: ReadonlySet<string> }) {
  return (
    <g {...DECORATION}>
      <defs>
        <pattern id="fight-pattern" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="fight-stripe" width="7" height="18" />
        </pattern>
      </defs>
      {areasOf(areas).map((area) => (
        <g key={area.id} className="fight-stripes">
          <path d={area.path} fillRule="evenodd" />
        </g>
      ))}
    </g>
  );
});

export const FightMarks = memo(function FightMarks({ areas }: { areas: ReadonlySet<string> }) {
  return areasOf(areas).map(({ id, label, text }) => (
    <g
      key={id}
      className="fight-mark"
      transform={`translate(${label[0] + text.width / 2 + 20} ${label[1] - 8})`}
      {...DECORATION}
    >
      <circle r="16" />
      <use href="#p-battle" x="-11" y="-11" width="22" height="22" />
    </g>
  ));
});
