import type { View } from "@tripartite/triumph/view";
import { memo } from "react";
import { AREAS, type BoardArea } from "./boardMap.ts";
import { areaLabel } from "./labels.ts";

/** Every area as a button of its own shape. One of them, the cursor, can be reached with Tab. */
export const AreaButtons = memo(function AreaButtons({
  areas,
  facts,
  litAreas,
  selected,
  cursor,
}: {
  areas: View["areas"];
  /** What the markers of an area say. */
  facts: ReadonlyMap<string, string>;
  litAreas: ReadonlySet<string>;
  selected: string | undefined;
  cursor: string;
}) {
  return (
    <g className="areas">
      {AREAS.map((area) => (
        <AreaButton
          key={area.id}
          area={area}
          content={areas[area.id]}
          fact={facts.get(area.id)}
          isLit={litAreas.has(area.id)}
          isSelected={selected === area.id}
          isCursor={cursor === area.id}
        />
      ))}
    </g>
  );
});

type AreaButtonProps = {
  area: BoardArea;
  content: View["areas"][string] | undefined;
  fact: string | undefined;
  isLit: boolean;
  isSelected: boolean;
  isCursor: boolean;
};

const AreaButton = memo(function AreaButton({ area, content, fact, isLit, isSelected, isCursor }: AreaButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot have the shape of an area
    <path
      id={`area-${area.id}`}
      className={isLit ? "area area-lit" : "area"}
      data-area={area.id}
      d={area.path}
      role="button"
      tabIndex={isCursor ? 0 : -1}
      aria-label={areaLabel(area, content, fact, isLit)}
      aria-pressed={isSelected}
    />
  );
});
