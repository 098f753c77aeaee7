import type { SideValue, SideSum as Sum } from "@tripartite/surrender/rules/charts/combatValue";
import { Icon } from "../../../app/Icon.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";

const texts = SURRENDER_TEXTS.combat;

function isRolled(sum: Sum | SideValue): sum is SideValue {
  return "die" in sum;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value === 0 ? "0" : `−${-value}`);

/** Event markers stand in no chart but in a chapter of the rules. */
const citation = (id: string): string => (/^[A-Z]/.test(id) ? id : "§21");

interface Props {
  readonly sum: Sum | SideValue;
  /** Its die is not read yet. */
  readonly isRolling?: boolean;
}

/** One side's modifiers line by line with their ids, then die and value once they are known. */
export function SideSum({ sum, isRolling = false }: Props) {
  return (
    <table className="sum">
      <tbody>
        {sum.lines.map(({ id, text, value }) => (
          <tr key={id}>
            <th scope="row">
              <span className="rule">{citation(id)}</span> {text}
            </th>
            <td>{signed(value)}</td>
          </tr>
        ))}
        {sum.lines.length === 0 && (
          <tr>
            <th scope="row">{texts.nothing}</th>
            <td>0</td>
          </tr>
        )}
        <tr className="sum-total">
          <th scope="row">
            {texts.sum} {sum.raw !== sum.drm && <small>{texts.capped(sum.drm)}</small>}
          </th>
          <td>{signed(sum.drm)}</td>
        </tr>
        {isRolled(sum) && (
          <tr>
            <th scope="row">{texts.die}</th>
            <td>{isRolling ? "…" : <Icon name={`d-${sum.die}`} label={String(sum.die)} className="die" />}</td>
          </tr>
        )}
        {sum.halvings.map(({ id, text, times }) => (
          <tr key={id}>
            <th scope="row">
              <span className="rule">{id}</span> {text}
            </th>
            <td>{texts.halved(times)}</td>
          </tr>
        ))}
        {isRolled(sum) && (
          <tr className="sum-value">
            <th scope="row">{texts.value}</th>
            <td>{isRolling ? "…" : sum.value}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
