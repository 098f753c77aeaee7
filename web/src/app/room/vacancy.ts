import { ApiError, api } from "../../net/api.ts";
import { ensureGuest } from "../people.ts";
import { placeOf } from "../router.ts";

/**
 * Sits down on a vacant seat, with the invitation in the address if there is one; whoever has none asks those at the
 * table instead.
 */
export async function takeOrAsk(tableId: string, seat: number): Promise<"seated" | "asked"> {
  await ensureGuest();
  const place = placeOf(new URL(location.href));
  try {
    await api.takeOver(tableId, seat, place.page === "table" ? place.token : undefined);
    return "seated";
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "NOT_INVITED") throw error;
  }
  await api.askForSeat(tableId, seat);
  return "asked";
}
