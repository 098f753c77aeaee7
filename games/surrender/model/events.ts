/** What happened, by chapter. Ids are integers; a field's name says what it holds: see codec.ts. */
import type { GameEvent } from "@tripartite/kernel";
import type { AirEvent } from "./events/air.ts";
import type { LandEvent } from "./events/land.ts";
import type { PoliticsEvent } from "./events/politics.ts";
import type { SeaEvent } from "./events/sea.ts";
import type { SupplyEvent } from "./events/supply.ts";
import type { TurnEvent } from "./events/turn.ts";

interface Base extends GameEvent {
  audience?: number;
}

export type Event = Base & (TurnEvent | PoliticsEvent | SupplyEvent | LandEvent | AirEvent | SeaEvent);

/** Where rule functions write what they did. */
export type Out = Event[];
