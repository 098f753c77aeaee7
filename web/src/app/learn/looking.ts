/** The place on the map that the coach speaks of; the table shows it. */
import { Store } from "../../net/store.ts";

export const coachPlace = new Store<string | undefined>(undefined);
