import { Icon } from "../../../app/Icon.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";

/** What each own country can still spend this turn. */
export function PointsLeft() {
  const { seen, faction } = useTable();
  const rich = seen.countries.filter((country) => country.faction === faction && country.income > 0);
  if (rich.length === 0) return null;
  return (
    <ul className="points-left" aria-label={SURRENDER_TEXTS.panel.productionPoints}>
      {rich.map(({ id, pointsLeft, income }) => (
        <li key={id} className={pointsLeft === 0 ? "spent" : ""}>
          {seen.scene.countryName(id)} <Icon name="r-ind" /> <b>{pointsLeft}</b>
          <small>/{income}</small>
        </li>
      ))}
    </ul>
  );
}
