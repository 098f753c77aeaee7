import type { Weather } from "@tripartite/surrender/data/vocabulary";
import { Icon } from "../../../app/Icon.tsx";

/** Sun, rain or snow. */
export function WeatherSign({ weather }: { weather: Weather }) {
  if (weather !== "poor") return <Icon name={weather === "fair" ? "p-summer" : "p-winter"} />;
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M7 15a4.500 4.500 0 0 1 .3-9A5.500 5.500 0 0 1 17.800 7.500 3.800 3.800 0 0 1 17 15Z"
        fill="currentColor"
      />
      <path
        d="M8 17.500l-1.500 4M12.500 17.500l-1.500 4M17 17.500l-1.500 4"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
