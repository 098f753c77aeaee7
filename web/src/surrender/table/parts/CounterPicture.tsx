import { CounterFace } from "../../board/Counter.tsx";
import { unitState } from "../model/describe.ts";
import type { SeenUnit } from "../model/seen.ts";

interface Props {
  readonly unit: SeenUnit;
  /** Where the name stands beside it anyway. */
  readonly isDecoration?: boolean;
}

/** A counter by itself, with its name for those who do not see it. */
export function CounterPicture({ unit, isDecoration = false }: Props) {
  const { country, faction, type, isGarrison, isReduced, short, sorties, supply, isDone } = unit;
  return (
    <svg
      className="cnt"
      viewBox="-2 -2 52 55"
      role="img"
      aria-label={`${unit.name}, ${unitState(unit)}`}
      aria-hidden={isDecoration}
    >
      <CounterFace
        country={country}
        faction={faction}
        type={type}
        isGarrison={isGarrison}
        isReduced={isReduced}
        short={short}
        {...(sorties !== undefined && { sorties })}
        supply={supply}
        isDone={isDone}
      />
    </svg>
  );
}
