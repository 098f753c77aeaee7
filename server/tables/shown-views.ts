import { differenceOf, type Json, type Viewer } from "@tripartite/kernel";

/** The whole view, or how it differs from the one that came with the move before. */
export type ShownView = { readonly view: Json } | { readonly patch: Json };

/** Remembers the view that each viewer was sent last, so that the next one can be told by its difference. */
export class ShownViews {
  readonly #last = new Map<Viewer, { readonly seq: number; readonly view: Json }>();

  /** How to show a view after move `seq` to somebody who has seen the one after move `previous`. */
  show(viewer: Viewer, previous: number, seq: number, view: Json): ShownView {
    const last = this.#last.get(viewer);
    this.#last.set(viewer, { seq, view });
    return last?.seq === previous ? { patch: differenceOf(last.view, view) ?? {} } : { view };
  }
}
