/** §51.2 How a Bombing Run ends. */
import type { Out } from "../../events.ts";
import { addSorties } from "../../rules/units.ts";
import type { State } from "../../state.ts";
import { endActivation } from "../sequence.ts";

/** R-AIR-3 A Bombed marker on the target, a Sortie for the bomber. */
export function completeBombing(s: State, out: Out): void {
  const [bomber] = s.force;
  s.bombed.push(s.destination);
  out.push({ type: "bombed", unit: bomber, hex: s.destination });
  addSorties(s, bomber, 1, out);
  endActivation(s, out);
}

export function interdictBombing(s: State, out: Out): void {
  endActivation(s, out);
}
