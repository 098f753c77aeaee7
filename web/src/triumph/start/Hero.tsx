import type { NationalityName, UnitTypeName } from "@tripartite/triumph/data/kinds";
import { Block } from "../table/parts/Block.tsx";

import "./start.css";

const BLOCKS: readonly {
  readonly nationality: NationalityName;
  readonly unitType?: UnitTypeName;
  readonly cv?: number;
}[] = [
  { nationality: "britain" },
  { nationality: "britain", unitType: "fleet", cv: 4 },
  { nationality: "france" },
  { nationality: "italy", unitType: "airForce", cv: 2 },
  { nationality: "germany", unitType: "tank", cv: 3 },
  { nationality: "ussr", unitType: "infantry", cv: 3 },
  { nationality: "ussr" },
];

/** Blocks on the night map. */
export function Hero() {
  return (
    <div className="hero-picture" aria-hidden="true">
      <div className="hero-blocks">
        {BLOCKS.map((block) => (
          <Block key={`${block.nationality}${block.unitType ?? ""}`} {...block} />
        ))}
      </div>
    </div>
  );
}
