import { createContext, useContext } from "react";

/** Where rule numbers lead to: the page of the rules, or the panel beside a table. */
export interface RulesReader {
  readonly game: string;
  open(rule: string): void;
}

const Context = createContext<RulesReader | undefined>(undefined);

export const RulesReaderProvider = Context.Provider;

/** Undefined where no rules can be shown. */
export function useRulesReader(): RulesReader | undefined {
  return useContext(Context);
}
