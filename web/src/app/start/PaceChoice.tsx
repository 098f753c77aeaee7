import type { Pace } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";

/** As they are offered. */
const PACES: readonly Pace[] = ["none", "live", "day", "threeDays"];

/** How fast a game is played. */
export function PaceChoice({ pace, onChange }: { pace: Pace; onChange(pace: Pace): void }) {
  return (
    <label>
      {TEXTS.newTable.pace}
      <select value={pace} onChange={({ target }) => onChange(target.value as Pace)}>
        {PACES.map((one) => (
          <option key={one} value={one}>
            {TEXTS.paces[one].name}: {TEXTS.paces[one].hint}
          </option>
        ))}
      </select>
    </label>
  );
}
