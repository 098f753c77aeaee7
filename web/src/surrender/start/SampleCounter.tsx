import { CounterFace, type CounterLooks } from "../board/Counter.tsx";

type Props = Pick<CounterLooks, "country" | "type" | "short"> & Partial<CounterLooks>;

/** A counter as decoration. */
export function SampleCounter(looks: Props) {
  return (
    <svg className="cnt" viewBox="-2 -2 52 55" aria-hidden="true">
      <CounterFace isGarrison={false} isReduced={false} supply="full" isDone={false} {...looks} />
    </svg>
  );
}
