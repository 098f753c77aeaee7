import type { FactionName } from "@tripartite/triumph/data/kinds";
import { FACTIONS } from "@tripartite/triumph/data/kinds";
import { FACTION_OF_NATION, NATION_IDS } from "@tripartite/triumph/data/map";
import type { View } from "@tripartite/triumph/view";
import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { AREAS, type BoardArea } from "./boardMap.ts";

export const OVERLAYS = ["none", "control", "influence", "supply", "trade"] as const;
export type Overlay = (typeof OVERLAYS)[number];
/** Those that tell of one's own side. */
const OF_ONE_SIDE: readonly Overlay[] = ["supply", "trade"];

/** Nobody's eyes see no side's Supply Lines. */
export function overlaysFor(hasSide: boolean): readonly Overlay[] {
  return OVERLAYS.filter((overlay) => hasSide || !OF_ONE_SIDE.includes(overlay));
}
type AreaView = View["areas"][string];
/** A tint over one area; `rival` adds dashes of its rival. */
type Tint = { area: BoardArea; faction: FactionName | "native"; rival?: FactionName | "native"; isStrong: boolean };

/** Who holds what: always where it differs from the colours of the sheet, everywhere on request. */
export const ControlLayer = memo(function ControlLayer({
  areas,
  nations,
  overlay,
}: {
  areas: View["areas"];
  nations: View["nations"];
  overlay: Overlay;
}) {
  const tints = AREAS.flatMap((area) => {
    const tint =
      overlay === "influence" ? influenceTint(area, nations[area.nation]) : controlTint(area, areas[area.id], overlay);
    return tint ? [tint] : [];
  });
  return (
    <g className="control" {...DECORATION}>
      {tints.map((tint) => (
        <AreaTint key={tint.area.id} {...tint} />
      ))}
    </g>
  );
});

function controlTint(area: BoardArea, content: AreaView | undefined, overlay: Overlay): Tint | undefined {
  const holder = content?.control ?? soleOccupier(content);
  const rival = content?.seniority?.[1];
  if (holder === undefined || (holder === "native" && !rival)) return undefined;
  const isNews = rival !== undefined || (!area.isWater && homeFaction(area.nation) !== holder);
  if (!isNews && overlay !== "control") return undefined;
  return { area, faction: holder, ...(rival && { rival }), isStrong: true };
}

function soleOccupier(content: AreaView | undefined): FactionName | undefined {
  return content?.occupiedBy?.length === 1 ? content.occupiedBy[0] : undefined;
}

function homeFaction(nation: string): FactionName | undefined {
  return FACTIONS[FACTION_OF_NATION[NATION_IDS.indexOf(nation)]];
}

function influenceTint(area: BoardArea, nation: View["nations"][string] | undefined): Tint | undefined {
  const home = homeFaction(area.nation);
  if (home) return { area, faction: home, isStrong: true };
  if (nation?.marker) return { area, faction: nation.marker, isStrong: true };
  return nation?.influence && { area, faction: nation.influence.faction, isStrong: false };
}

const AreaTint = memo(
  function AreaTint({ area, faction, rival, isStrong }: Tint) {
    const clip = `tint-${area.id}`;
    return (
      <g className={`tint tint-${faction} ${isStrong ? "" : "tint-weak"}`} clipPath={`url(#${clip})`}>
        <clipPath id={clip}>
          <path d={area.path} clipRule="evenodd" />
        </clipPath>
        <path className="tint-fill" d={area.path} />
        <path className="tint-band" d={area.path} />
        {rival && <path className={`tint-rival tint-${rival}`} d={area.path} />}
      </g>
    );
  },
  (a, b) => a.area === b.area && a.faction === b.faction && a.rival === b.rival && a.isStrong === b.isStrong,
);
