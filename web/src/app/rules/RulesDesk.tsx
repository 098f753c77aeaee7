import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { WebGame } from "../../games/game.ts";
import { TEXTS } from "../../texts.ts";
import { Icon } from "../Icon.tsx";
import { RulesReaderProvider } from "./context.ts";
import { RulesBook } from "./RulesBook.tsx";
import { TipLayer } from "./TipLayer.tsx";
import { useReference } from "./useReference.ts";

/** A table at which rule numbers open the rules beside it. */
export function RulesDesk({ game, children }: { game: WebGame; children: ReactNode }) {
  const [asked, setAsked] = useState<{ rule: string; visit: number }>();
  const opener = useRef<Element>(undefined);
  const open = useCallback((rule: string) => {
    setAsked((before) => {
      if (before === undefined) opener.current = document.activeElement ?? undefined;
      return { rule, visit: (before?.visit ?? 0) + 1 };
    });
  }, []);
  const close = useCallback(() => {
    setAsked(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  const reader = useMemo(() => ({ game: game.id, open }), [game.id, open]);
  if (game.reference === undefined) return children;
  return (
    <RulesReaderProvider value={reader}>
      {children}
      {game.glossary && <TipLayer game={game} />}
      {asked && <RulesPanel game={game} {...asked} onClose={close} />}
    </RulesReaderProvider>
  );
}

interface PanelProps {
  readonly game: WebGame;
  readonly rule: string;
  readonly visit: number;
  onClose(): void;
}

function RulesPanel({ game, rule, visit, onClose }: PanelProps) {
  const reference = useReference(game);
  return (
    <aside
      className="rules-panel"
      aria-label={TEXTS.rules.title(game.name)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        event.stopPropagation();
      }}
    >
      <header>
        <h2>{TEXTS.rules.title(game.name)}</h2>
        <button type="button" className="btn sq" aria-label={TEXTS.rules.close} onClick={onClose}>
          <Icon name="a-close" />
        </button>
      </header>
      {reference === undefined && <p role="status">{TEXTS.loading}</p>}
      {reference === "failed" && <p className="problem">{TEXTS.rules.failed}</p>}
      {typeof reference === "object" && <RulesBook reference={reference} section={rule} visit={visit} />}
    </aside>
  );
}
