import type { NationalityName, UnitTypeName } from "@tripartite/triumph/data/kinds";
import { BlockFace } from "../../board/Block.tsx";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import "../../board/pieces.css";

interface Props {
  readonly nationality: NationalityName;
  /** Absent for a block that is seen from behind. */
  readonly unitType?: UnitTypeName;
  readonly cv?: number;
  readonly className?: string;
  readonly isAtSea?: boolean;
}

/** A wooden block by itself, with its name for those who do not see it. */
export function Block({ nationality, unitType, cv = 1, className = "", isAtSea = false }: Props) {
  const { nationalities, unitTypes, area } = TRIUMPH_TEXTS;
  const label = unitType
    ? `${nationalities[nationality]} ${unitTypes[unitType]} ${cv}`
    : area.blocks(1, nationalities[nationality]);
  return (
    <svg className={`blk ${className}`} viewBox="0 0 44 51" role="img" aria-label={label}>
      <BlockFace nationality={nationality} unitType={unitType} cv={cv} isAtSea={isAtSea} />
    </svg>
  );
}
