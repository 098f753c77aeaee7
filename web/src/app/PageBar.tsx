import { TEXTS } from "../texts.ts";
import { Link } from "./Link.tsx";
import { Logo } from "./start/Logo.tsx";

/** The bar on top of pages that are neither the start page nor a table. */
export function PageBar() {
  return (
    <header className="page-bar">
      <Logo />
      <Link className="btn on-bar" href="/">
        {TEXTS.backToStart}
      </Link>
    </header>
  );
}
