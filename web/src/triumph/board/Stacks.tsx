import type { View } from "@tripartite/triumph/view";
import { type MouseEvent, memo, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { TRIUMPH_TEXTS } from "../texts.ts";
import { BlockFace } from "./Block.tsx";
import { AREAS, type BoardArea } from "./boardMap.ts";
import { unitLabel } from "./labels.ts";
import { PlanMark } from "./Marks.tsx";
import {
  BLOCK_HEIGHT,
  BLOCK_WIDTH,
  type Builds,
  FAR_SCALE,
  fannedLayout,
  farLayout,
  type NewUnit,
  nearLayout,
  type Piece,
  type Placement,
  piecesOf,
} from "./pieces.ts";

type AreaView = View["areas"][string];
type Lit = { litUnits: ReadonlySet<number>; selectedUnit: number | undefined };
type StacksProps = Lit & {
  areas: View["areas"];
  builds: Builds | undefined;
  isFar: boolean;
  focused: string | undefined;
};
/** What is planned for a stack. */
type Planned = { steps: ReadonlySet<number> | undefined; cadres: readonly NewUnit[] | undefined };

/** All blocks. A crowded stack fans out under the pointer, on focus or on a tap. */
export const Stacks = memo(function Stacks({ areas, builds, isFar, focused, litUnits, selectedUnit }: StacksProps) {
  const [pointed, setPointed] = useState<string>();
  const close = useCallback(() => setPointed(undefined), []);
  const fanned = AREAS.find(({ id }) => id === (pointed ?? focused));
  return (
    <g className={isFar ? "stacks stacks-far" : "stacks"}>
      {AREAS.map((area) => (
        <Stack
          key={area.id}
          area={area}
          content={areas[area.id]}
          steps={builds?.steps}
          cadres={builds?.cadres.get(area.id)}
          isFar={isFar}
          litUnits={litUnits}
          selectedUnit={selectedUnit}
          onPoint={setPointed}
        />
      ))}
      {fanned && !isFar && (
        <FannedStack
          area={fanned}
          content={areas[fanned.id]}
          steps={builds?.steps}
          cadres={builds?.cadres.get(fanned.id)}
          litUnits={litUnits}
          selectedUnit={selectedUnit}
          onLeave={close}
        />
      )}
    </g>
  );
});

type StackProps = Lit &
  Planned & {
    area: BoardArea;
    content: AreaView | undefined;
    isFar: boolean;
    onPoint: (id: string) => void;
  };

const Stack = memo(function Stack(props: StackProps) {
  const { area, content, steps, cadres, isFar, onPoint, litUnits, selectedUnit } = props;
  const pieces = useMemo(() => (content ? piecesOf(content, isFar ? [] : cadres) : []), [content, cadres, isFar]);
  const { placements, isCrowded } = useMemo(
    () => (isFar ? farLayout(area, pieces) : nearLayout(area, pieces)),
    [isFar, area, pieces],
  );
  if (pieces.length === 0) return null;
  return (
    <g data-area={area.id} {...(isCrowded && fanningBy(() => onPoint(area.id)))}>
      {placements.map((placement) => (
        <PlacedBlock
          key={placement.piece.key}
          {...placement}
          area={area}
          scale={isFar ? FAR_SCALE : 1}
          {...stateOf(placement.piece, litUnits, selectedUnit)}
        />
      ))}
      {isCrowded && <CountBadge count={pieces.length} {...cornerOf(placements)} />}
      {!isFar && <PlanBadges placements={placements} steps={steps} />}
    </g>
  );
});

const BADGE_SCALE = 0.8;

/** On the upper edge of each block: what is planned for it. */
function PlanBadges({ placements, steps }: Pick<Planned, "steps"> & { placements: readonly Placement[] }) {
  return placements.map(({ piece, x, y }) => {
    const isStep = piece.unit !== undefined && steps?.has(piece.unit);
    if (!isStep && !piece.isNew) return null;
    const text = isStep ? TRIUMPH_TEXTS.dock.oneCvMore : TRIUMPH_TEXTS.dock.newBlock;
    return <PlanMark key={piece.key} text={text} x={x} y={y - BLOCK_HEIGHT / 2} scale={BADGE_SCALE} />;
  });
}

/** A mouse opens a crowded stack by pointing, a finger by a tap that chooses nothing yet. */
function fanningBy(open: () => void) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") open();
    },
    onClick: (event: MouseEvent) => {
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== "touch") return;
      event.stopPropagation();
      open();
    },
  };
}

function cornerOf(placements: readonly Placement[]): { x: number; y: number } {
  return {
    x: Math.max(...placements.map(({ x }) => x)) + BLOCK_WIDTH / 2,
    y: Math.min(...placements.map(({ y }) => y)) - BLOCK_HEIGHT / 2,
  };
}

const PLATE_MARGIN = 9;

function FannedStack({
  area,
  content,
  steps,
  cadres,
  onLeave,
  litUnits,
  selectedUnit,
}: Lit & Planned & { area: BoardArea; content: AreaView | undefined; onLeave: () => void }) {
  const plate = useRef<SVGGElement>(null);
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (!plate.current?.contains(target as Node)) onLeave();
    };
    addEventListener("pointerdown", closeFromOutside);
    return () => removeEventListener("pointerdown", closeFromOutside);
  }, [onLeave]);
  const pieces = content ? piecesOf(content, cadres) : [];
  if (!nearLayout(area, pieces).isCrowded) return null;
  const placements = fannedLayout(area, pieces);
  const [xs, ys] = [placements.map(({ x }) => x), placements.map(({ y }) => y)];
  const left = Math.min(...xs) - BLOCK_WIDTH / 2 - PLATE_MARGIN;
  const top = Math.min(...ys) - BLOCK_HEIGHT / 2 - PLATE_MARGIN;
  return (
    <g ref={plate} data-area={area.id} onPointerLeave={({ pointerType }) => pointerType === "mouse" && onLeave()}>
      <rect
        className="fan-plate"
        x={left}
        y={top}
        width={Math.max(...xs) + BLOCK_WIDTH / 2 + PLATE_MARGIN - left}
        height={Math.max(...ys) + BLOCK_HEIGHT / 2 + PLATE_MARGIN - top}
        rx="8"
      />
      {placements.map((placement) => (
        <PlacedBlock
          key={placement.piece.key}
          {...placement}
          area={area}
          scale={1}
          {...stateOf(placement.piece, litUnits, selectedUnit)}
        />
      ))}
      <PlanBadges placements={placements} steps={steps} />
    </g>
  );
}

type BlockState = { isLit: boolean; isSelected: boolean };

function stateOf({ unit }: Piece, litUnits: ReadonlySet<number>, selectedUnit: number | undefined): BlockState {
  return { isLit: unit !== undefined && litUnits.has(unit), isSelected: unit !== undefined && selectedUnit === unit };
}

type PlacedBlockProps = BlockState & { piece: Piece; x: number; y: number; area: BoardArea; scale: number };

const PlacedBlock = memo(function PlacedBlock({ piece, x, y, area, scale, isLit, isSelected }: PlacedBlockProps) {
  const size = (scale * BLOCK_WIDTH) / 44;
  const isOwn = piece.unit !== undefined;
  const control = isOwn
    ? {
        role: "button",
        tabIndex: isLit ? 0 : -1,
        "aria-label": unitLabel(piece, area.name),
        "aria-pressed": isSelected,
      }
    : DECORATION;
  const classes = ["unit", isLit && "unit-lit", isSelected && "unit-selected", piece.isSpent && "unit-spent"];
  return (
    <g
      className={classes.filter(Boolean).join(" ")}
      data-unit={piece.unit}
      transform={`translate(${x - 22 * size} ${y - 25 * size}) scale(${size})`}
      {...control}
    >
      {piece.count > 1 && <BlockBehind piece={piece} />}
      <rect className="unit-ring-case" x="-2.5" y="-2.5" width="49" height="55" rx="7" />
      <rect className="unit-ring" x="-2.5" y="-2.5" width="49" height="55" rx="7" />
      <BlockFace
        nationality={piece.nationality}
        unitType={piece.unitType}
        cv={piece.cv}
        isAtSea={area.isWater}
        isEscaped={piece.isEscaped}
      />
      {piece.count > 1 && <CountBadge count={piece.count} x={41} y={5} />}
    </g>
  );
});

/** A pile shows the edge of a second block. */
function BlockBehind({ piece }: { piece: Piece }) {
  return <rect className={`block-behind block-${piece.nationality}`} x="7" y="-3" width="40" height="44" rx="5" />;
}

function CountBadge({ count, x, y }: { count: number; x: number; y: number }) {
  return (
    <g className="count-badge" transform={`translate(${x} ${y})`}>
      <circle r="11" />
      <text y="5.5">{count}</text>
    </g>
  );
}
