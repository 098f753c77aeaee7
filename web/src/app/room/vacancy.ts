import { ApiError, api } from "../../net/api.ts";
import { ensureGuest } from "../people.ts";
import { placeOf } from "../router.ts";

/**
 * Sits down on a vacant seat, with the invitation in the address if there is one; without one, the visitor asks those at the
 * table instead.
 */
export async function takeOrAsk(tableId: string, seat: number): Promise<"seated" | "asked"> {
  await ensureGuest();
  try {
    await api.takeOver(tableId, seat, invitationHere());
    return "seated";
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "NOT_INVITED") throw error;
  }
  await api.askForSeat(tableId, seat);
  return "asked";
}

/** The invitation in the address of the page. */
export function invitationHere(): string | undefined {
  const place = placeOf(new URL(location.href));
  return place.page === "table" ? place.token : undefined;
}
