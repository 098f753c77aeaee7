import { TEXTS } from "../../texts.ts";
import { Link } from "../Link.tsx";

export function Logo({ subtitle }: { subtitle?: string }) {
  return (
    <Link className="logo" href="/">
      <svg viewBox="0 0 40 40" className="logo-mark" aria-hidden="true">
        <path className="logo-axis" d="M20 2l9 9-9 9-9-9z" />
        <circle className="logo-west" cx="10.500" cy="28" r="8.500" />
        <path className="logo-ussr" d="M30 19l8 4.600v9L30 37.200l-8-4.600v-9z" />
      </svg>
      <span>
        {TEXTS.product}
        {subtitle && <small>{subtitle}</small>}
      </span>
    </Link>
  );
}
