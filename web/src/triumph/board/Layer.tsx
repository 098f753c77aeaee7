import type { ReactNode } from "react";
import { HEIGHT, WIDTH } from "./boardMap.ts";

/** One of the clear sheets that lie on each other: what changes on one of them leaves the others as they are drawn. */
export function Layer({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the map is labelled, and a title would follow the pointer
    <svg className={`layer layer-${name}`} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {children}
    </svg>
  );
}
