import { useMemo } from "react";
import { webGame } from "../../games/registry.ts";
import { TEXTS } from "../../texts.ts";
import { Foot } from "../Foot.tsx";
import { PageBar } from "../PageBar.tsx";
import { goTo, rulesAddress } from "../router.ts";
import { useTitle } from "../useTitle.ts";
import { RulesReaderProvider } from "./context.ts";
import { RulesBook } from "./RulesBook.tsx";
import { useReference } from "./useReference.ts";

/** The rules of a game as a page of their own; the section stands behind # in the address. */
export function RulesPage({ game: id, section }: { game: string; section?: string }) {
  const game = webGame(id);
  const reference = useReference(game);
  const reader = useMemo(() => ({ game: id, open: (rule: string) => goTo(rulesAddress(id, rule)) }), [id]);
  const title = TEXTS.rules.title(game?.name ?? id);
  useTitle(title);
  return (
    <div className="shell-page rules-page">
      <PageBar />
      <main>
        <h1>{title}</h1>
        <p className="quiet">{TEXTS.rules.ownWords}</p>
        <RulesReaderProvider value={reader}>
          {reference === undefined && <p role="status">{game?.reference ? TEXTS.loading : TEXTS.rules.none}</p>}
          {reference === "failed" && <p className="problem">{TEXTS.rules.failed}</p>}
          {typeof reference === "object" && <RulesBook reference={reference} section={section} />}
        </RulesReaderProvider>
      </main>
      <Foot />
    </div>
  );
}
