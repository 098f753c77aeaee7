import { useEffect } from "react";
import { TEXTS } from "../texts.ts";

/** What the browser calls the page while it is open: the title first, then the product. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – ${TEXTS.product}` : TEXTS.product;
    return () => {
      document.title = TEXTS.product;
    };
  }, [title]);
}
