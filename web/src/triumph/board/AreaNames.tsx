import type { CityKind } from "@tripartite/triumph/data/kinds";
import { memo } from "react";
import { DECORATION } from "../../table/decoration.ts";
import { AREAS, type BoardArea } from "./boardMap.ts";
import { RESOURCE_SIGN } from "./labelText.ts";

const CITY_SYMBOLS: Readonly<Record<Exclude<CityKind, "none">, string>> = {
  mainCapital: "c-main",
  subCapital: "c-sub",
  capitalCity: "c-capital",
  city: "c-city",
  town: "c-town",
};

/** Names with their city, POP and RES signs. Nothing here ever changes. */
export const AreaNames = memo(function AreaNames() {
  return (
    <g className="names" {...DECORATION}>
      {AREAS.map((area) =>
        area.isWater ? <WaterName key={area.id} area={area} /> : <PlaceName key={area.id} area={area} />,
      )}
    </g>
  );
});

function WaterName({ area: { kind, label, text } }: { area: BoardArea }) {
  return (
    <g transform={`translate(${label[0]} ${label[1]})`}>
      <text className={`name-water name-${kind}`} fontSize={text.size}>
        {text.lines.map((line, i) => (
          <tspan key={line} x="0" y={i * text.size * 0.98}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function PlaceName({ area }: { area: BoardArea }) {
  const { label, text, city, pop, blackRes, redRes } = area;
  const left = -text.width / 2;
  const afterText = left + text.citySign + text.textWidth + 4;
  return (
    <g className={`place place-${city}`} transform={`translate(${label[0]} ${label[1]})`}>
      <g className="place-body">
        {city !== "none" && <CitySign city={city} pop={pop} x={left + text.citySign / 2 - 3} />}
        <text className="name-place" x={left + text.citySign + text.textWidth / 2} fontSize={text.size}>
          {text.lines[0]}
        </text>
        {blackRes > 0 && <ResourceSign count={blackRes} x={afterText} isRed={false} />}
        {redRes > 0 && <ResourceSign count={redRes} x={afterText + (blackRes > 0 ? RESOURCE_SIGN : 0)} isRed />}
      </g>
    </g>
  );
}

const SIGN_SIZES: Readonly<Record<Exclude<CityKind, "none">, number>> = {
  mainCapital: 30,
  subCapital: 28,
  capitalCity: 26,
  city: 23,
  town: 21,
};

function CitySign({ city, pop, x }: { city: Exclude<CityKind, "none">; pop: number; x: number }) {
  const size = SIGN_SIZES[city];
  return (
    <g className="city-sign">
      <use href={`#${CITY_SYMBOLS[city]}`} x={x - size / 2} y={-8 - size / 2} width={size} height={size} />
      {Array.from({ length: pop }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots without identity
        <circle key={i} className="pop-dot" cx={x + (i - (pop - 1) / 2) * 6.4} cy={size / 2 - 4.5} r="2.4" />
      ))}
    </g>
  );
}

function ResourceSign({ count, x, isRed }: { count: number; x: number; isRed: boolean }) {
  return (
    <g className={isRed ? "resource resource-red" : "resource"}>
      <path d={`M${x} 1l11 -20l11 20Z`} />
      <text x={x + 11} y="-1.5">
        {count}
      </text>
    </g>
  );
}
