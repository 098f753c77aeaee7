import { TEXTS } from "../texts.ts";
import { Link } from "./Link.tsx";

/** A page that has nothing else to show. */
export function PageProblem({ text }: { text: string }) {
  return (
    <main className="notice">
      <h1>{text}</h1>
      <Link className="btn" href="/">
        {TEXTS.backToStart}
      </Link>
    </main>
  );
}
