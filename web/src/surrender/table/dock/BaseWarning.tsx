import { useMemo } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { parseLine } from "../../../app/rules/reference.ts";
import { LineText } from "../../../app/rules/SectionText.tsx";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { strandedBy } from "../model/air.ts";

/** Before an army leaves an air unit without a base. */
export function BaseWarning({ army }: { army: string }) {
  const { view, seen } = useTable();
  const air = useMemo(() => strandedBy(view, army), [view, army]);
  if (air === undefined) return null;
  return (
    <p className="base-warning">
      <Icon name="u-air" /> <LineText line={parseLine(SURRENDER_TEXTS.air.stranded(seen.scene.shortUnitName(air)))} />
    </p>
  );
}
