import { useEffect } from "react";
import { Sprite } from "../look/Sprite.tsx";
import { TEXTS } from "../texts.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Link } from "./Link.tsx";
import { recogniseVisitor } from "./people.ts";
import { TablePage } from "./room/TablePage.tsx";
import { placeOf, useAddress } from "./router.ts";
import { StartPage } from "./start/StartPage.tsx";

export function App() {
  const place = placeOf(new URL(useAddress()));
  useEffect(() => {
    recogniseVisitor();
  }, []);
  return (
    <>
      <Sprite />
      <ErrorBoundary>
        {place.page === "start" && <StartPage />}
        {place.page === "table" && <TablePage key={`${place.id} ${place.seat ?? ""}`} {...place} />}
        {place.page === "lost" && <NotFound />}
      </ErrorBoundary>
    </>
  );
}

function NotFound() {
  return (
    <main className="notice">
      <h1>{TEXTS.notFound}</h1>
      <Link className="btn" href="/">
        {TEXTS.backToStart}
      </Link>
    </main>
  );
}
