/** What a moment of a game was about. */
import type { Json } from "@tripartite/kernel";
import type { LogChapter } from "../../table/LogList.tsx";
import type { HexBoardProps } from "../board/HexBoard.tsx";
import type { LitHex } from "../board/LightLayer.tsx";
import { BEFORE_HEADINGS, logOf } from "../table/model/log.ts";
import type { Scene } from "../table/model/scene.ts";

interface EventJson {
  readonly type: string;
  readonly hex?: string;
  readonly fromHex?: string;
  readonly path?: readonly string[];
}

/** Headings only where a turn or a phase begins in this very moment. */
export function chaptersOfMoment(seq: number, events: readonly Json[], scene: Scene): LogChapter[] {
  return logOf([{ since: 0, seq, events }], scene).map((chapter) =>
    chapter.key === BEFORE_HEADINGS ? { ...chapter, title: "" } : chapter,
  );
}

/** The hexes of the moment, and the way that a unit went. */
export function momentOnMap(events: readonly Json[]): Pick<HexBoardProps, "lit" | "path"> {
  const hexes = new Map<string, LitHex>();
  let path: readonly string[] | undefined;
  for (const json of events) {
    const { type, hex, fromHex, path: way } = json as unknown as EventJson;
    if (hex !== undefined) hexes.set(hex, { kind: type === "attackDeclared" ? "attack" : "choose" });
    if (fromHex !== undefined) path = [fromHex, ...(way ?? (hex === undefined ? [] : [hex]))];
  }
  for (const hex of path ?? []) if (!hexes.has(hex)) hexes.set(hex, { kind: "choose" });
  return { lit: { hexes, units: new Set(), dim: hexes.size > 0 }, ...(path && { path }) };
}
