import { SampleCounter } from "./SampleCounter.tsx";
import "./start.css";

/** Counters on the night map of Poland. */
export function Hero() {
  return (
    <div className="hero-picture hero-poland" aria-hidden="true">
      <div className="hero-blocks">
        <SampleCounter country="germany" type="tank" short="10.A" />
        <SampleCounter country="poland" type="infantry" short="Łódź" />
        <SampleCounter country="germany" type="infantry" short="8.A" />
        <SampleCounter country="poland" type="fighter" short="Lotn." sorties={2} />
        <SampleCounter country="germany" type="tank" short="XIX Pz" isReduced />
        <SampleCounter country="poland" type="infantry" short="Warsz." isGarrison isReduced />
      </div>
    </div>
  );
}
