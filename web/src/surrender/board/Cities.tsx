import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { FACTION_CLASS } from "../factions.ts";
import type { BoardHex, HexMap } from "./hexMap.ts";

/** Names of cities and forts with the emblem of whoever holds them. */
export const Cities = memo(function Cities({ map, control }: { map: HexMap; control: ReadonlyMap<string, Faction> }) {
  return (
    <g className="names" {...DECORATION}>
      {map.hexes.map((hex) =>
        hex.city || hex.fort !== undefined ? <Place key={hex.id} hex={hex} holder={control.get(hex.id)} /> : null,
      )}
    </g>
  );
});

const LETTER = 8.6;

function Place({ hex, holder }: { hex: BoardHex; holder: Faction | undefined }) {
  const { city, fort, centre } = hex;
  const name = city?.name ?? fort ?? "";
  const width = name.length * LETTER * (city?.isCapital ? 1.12 : 1) + 20;
  const goods = [
    ...Array.from({ length: city?.factories ?? 0 }, () => "r-ind"),
    ...(city?.isPort ? ["m-port"] : []),
    ...(fort === undefined ? [] : ["u-fortress"]),
  ];
  const emblem = holder === undefined ? "f-neutral" : FACTION_CLASS[holder];
  return (
    <g
      className={`hex-city ${city?.isCapital ? "hex-city-capital" : ""} ${emblem}`}
      transform={`translate(${centre[0]} ${centre[1] + 40})`}
    >
      <g className="hex-city-sign">
        <circle className="hex-city-halo" cx={-width / 2 + 8} cy="-5.500" r="9.500" />
        <use href={`#${emblem}`} x={-width / 2} y="-13.500" width="16" height="16" />
      </g>
      <text className="hex-city-name" x={-width / 2 + 19}>
        {name}
      </text>
      <g className="hex-city-goods">
        {goods.map((symbol, index) => {
          const x = 30 - 15 * index;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: factories have no identity
            <g key={index} transform={`translate(${x} -62)`}>
              <circle className="hex-city-halo" r="8.500" />
              {symbol === "m-port" ? (
                <Anchor />
              ) : (
                <use href={`#${symbol}`} x="-6.500" y="-6.500" width="13" height="13" />
              )}
            </g>
          );
        })}
      </g>
    </g>
  );
}

function Anchor() {
  return (
    <path
      className="anchor"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.700"
      strokeLinecap="round"
      d="M0-3.200V5M-3-.8H3M-5 1.500C-4.500 4-2.500 5 0 5C2.500 5 4.500 4 5 1.500M-1.600-4.800a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0"
    />
  );
}
