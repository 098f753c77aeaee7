import type { ReactNode } from "react";
import { DECORATION } from "../../table/decoration.ts";
import type { HexMap } from "./hexMap.ts";

interface Props {
  readonly map: HexMap;
  readonly name: "sheet" | "light" | "names" | "areas" | "blocks" | "signs";
  readonly children: ReactNode;
}

/** One of the pictures that lie on each other. Those that seldom change are not painted anew with the others. */
export function Layer({ map: { left, top, width, height }, name, children }: Props) {
  const hidden = name === "areas" ? {} : DECORATION;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the section is labelled, and a title would follow the pointer
    <svg
      className={`layer layer-${name}`}
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
      {...hidden}
    >
      {children}
    </svg>
  );
}
