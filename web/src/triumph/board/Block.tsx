import type { NationalityName, UnitTypeName } from "@tripartite/triumph/data/kinds";
import { NATIONALITIES, UNIT_TYPES } from "@tripartite/triumph/data/kinds";
import { MAX_CV } from "@tripartite/triumph/data/map";
import { IS_CONVOY_AT_SEA } from "@tripartite/triumph/data/units";
import { memo } from "react";

export const UNIT_SYMBOLS: Readonly<Record<UnitTypeName, string>> = {
  fortress: "u-fortress",
  airForce: "u-air",
  carrier: "u-carrier",
  sub: "u-sub",
  fleet: "u-fleet",
  tank: "u-tank",
  infantry: "u-infantry",
};

const EMBLEMS: Readonly<Record<NationalityName, string>> = {
  germany: "f-axis",
  italy: "f-axis",
  britain: "f-west",
  france: "f-west",
  usa: "f-west",
  ussr: "f-ussr",
  neutral: "f-neutral",
};

type BlockLooks = {
  nationality: NationalityName;
  /** Without a type the block shows its back. */
  unitType?: UnitTypeName | undefined;
  cv?: number | undefined;
  /** Tanks and Infantry at sea travel as Convoys. */
  isAtSea?: boolean;
  isEscaped?: boolean;
};

/** A painted wooden block, 44 × 50, for use inside an SVG. */
export const BlockFace = memo(function BlockFace({ nationality, unitType, cv, isAtSea, isEscaped }: BlockLooks) {
  const isConvoy = isAtSea && unitType !== undefined && IS_CONVOY_AT_SEA[UNIT_TYPES.indexOf(unitType)];
  return (
    <g className={`block block-${nationality}`}>
      <rect className="block-shadow" x="1" y="7" width="44" height="44" rx="6" />
      <use href="#b-block" width="44" height="50" />
      {unitType === undefined ? (
        <use href={`#${EMBLEMS[nationality]}`} x="11" y="9" width="22" height="22" />
      ) : (
        <>
          <Pips cv={cv ?? 0} most={MAX_CV[NATIONALITIES.indexOf(nationality)]} />
          <use href={`#${isConvoy ? "u-convoy" : UNIT_SYMBOLS[unitType]}`} x="7.5" y="9" width="29" height="29" />
          {isConvoy && <use href={`#${UNIT_SYMBOLS[unitType]}`} x="27" y="24" width="14" height="14" />}
        </>
      )}
      <use href={`#n-${nationality}`} x="7" y="36" width="30" height="4.5" />
      {isEscaped && <EscapedMark />}
    </g>
  );
});

/** Along the upper edge: filled up to the CV, hollow up to the most that the nation's blocks can have. */
function Pips({ cv, most }: { cv: number; most: number }) {
  return Array.from({ length: Math.max(cv, most) }, (_, i) => {
    const x = 10 + i * 8;
    return i < cv ? (
      <circle key={x} className="pip" cx={x} cy="7.6" r="2.8" />
    ) : (
      <circle key={x} className="pip-free" cx={x} cy="7.6" r="2.3" />
    );
  });
}

function EscapedMark() {
  return (
    <g className="escaped-mark">
      <circle cx="38" cy="8" r="9" />
      <use href="#a-retreat" x="31.5" y="1.5" width="13" height="13" />
    </g>
  );
}
