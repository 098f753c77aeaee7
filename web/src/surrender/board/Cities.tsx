import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { FACTION_CLASS } from "../factions.ts";
import type { HexMap } from "./hexMap.ts";
import { type Label, labelsOf } from "./labels.ts";

/** Names of cities and forts with the emblem of their holder. */
export const Cities = memo(function Cities({ map, control }: { map: HexMap; control: ReadonlyMap<string, Faction> }) {
  return (
    <g className="names" {...DECORATION}>
      {labelsOf(map).map((label) => (
        <Place key={label.hex.id} label={label} holder={control.get(label.hex.id)} />
      ))}
    </g>
  );
});

const Place = memo(function Place({ label, holder }: { label: Label; holder: Faction | undefined }) {
  const { hex, name, at, width, isCrowded } = label;
  const { city, fort, centre } = hex;
  const goods = [
    ...Array.from({ length: city?.factories ?? 0 }, () => "r-ind"),
    ...(city?.isPort ? ["m-port"] : []),
    ...(fort === undefined ? [] : ["u-fortress"]),
  ];
  const kind = city === undefined ? "hex-city-fort" : city.isCapital ? "hex-city-capital" : "";
  const emblem = holder === undefined ? "f-neutral" : FACTION_CLASS[holder];
  return (
    <g className={`hex-city ${kind} ${emblem}`} transform={`translate(${at})`}>
      <g className="hex-city-sign">
        <circle className="hex-city-halo" cx={-width / 2 + 8} cy="-5.500" r="9.500" />
        <use href={`#${emblem}`} x={-width / 2} y="-13.500" width="16" height="16" />
      </g>
      {!isCrowded && (
        <text className="hex-city-name" x={-width / 2 + 19}>
          {name}
        </text>
      )}
      <g className="hex-city-goods">
        {goods.map((symbol, index) => {
          const x = centre[0] - at[0] + 30 - 15 * index;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: factories have no identity
            <g key={index} transform={`translate(${x} ${centre[1] - at[1] - 22})`}>
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
});

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
