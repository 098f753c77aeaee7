import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { declarationText } from "./declarationText.ts";

/** Announced in this turn already, and to be carried out by moves. */
export function Duties() {
  const { view } = useTable();
  const duties = view.playerTurn?.duties ?? [];
  if (duties.length === 0) return null;
  return (
    <div className="dock-control">
      <h3>{TRIUMPH_TEXTS.dock.duties}</h3>
      <ul className="plain">
        {duties.map((duty) => (
          <li key={declarationText(duty)}>{declarationText(duty)}</li>
        ))}
      </ul>
    </div>
  );
}
