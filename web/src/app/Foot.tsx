import { TEXTS } from "../texts.ts";
import { Link } from "./Link.tsx";

/** The foot of every page that is not a table: whose games these are. */
export function Foot() {
  return (
    <footer className="foot">
      <p>{TEXTS.about.short}</p>
      <Link href="/about">{TEXTS.about.name}</Link>
    </footer>
  );
}
