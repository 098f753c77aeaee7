import { memo } from "react";
import type { BoardHex, HexMap } from "./hexMap.ts";
import type { LitHex } from "./LightLayer.tsx";

interface Props {
  readonly map: HexMap;
  readonly lit: ReadonlyMap<string, LitHex>;
  readonly selected: string | undefined;
  readonly cursor: string;
  labelOf(hex: BoardHex): string;
}

/**
 * Hexes as buttons of their own shape: cities, forts, what can be chosen, and the one where the keyboard is, which alone
 * can be reached with Tab. Any other hex becomes one when the arrow keys come to it; pointers find all by their place.
 */
export const HexButtons = memo(function HexButtons({ map, lit, selected, cursor, labelOf }: Props) {
  const { left, top, width, height } = map;
  const isButton = ({ id, city, fort }: BoardHex) =>
    city !== undefined || fort !== undefined || lit.has(id) || id === selected || id === cursor;
  return (
    <g className="areas">
      <rect className="hex-surface" x={left} y={top} width={width} height={height} />
      {map.hexes.filter(isButton).map((hex) => (
        <HexButton
          key={hex.id}
          id={hex.id}
          path={hex.path}
          label={labelOf(hex)}
          isLit={lit.has(hex.id)}
          isSelected={selected === hex.id}
          isCursor={cursor === hex.id}
        />
      ))}
    </g>
  );
});

interface ButtonProps {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly isLit: boolean;
  readonly isSelected: boolean;
  readonly isCursor: boolean;
}

const HexButton = memo(function HexButton({ id, path, label, isLit, isSelected, isCursor }: ButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot have the shape of a hex
    <path
      id={`hex-${id}`}
      className={isLit ? "area area-lit" : "area"}
      data-hex={id}
      d={path}
      role="button"
      tabIndex={isCursor ? 0 : -1}
      aria-label={label}
      aria-pressed={isSelected}
    />
  );
});
