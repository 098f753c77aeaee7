import type { GameAction, Offer, Seat } from "./contract.ts";

/** What a book of offers looks at to notice that a state is not the one it listed offers for. */
export interface Stamped {
  phase: number;
  toAct: number;
  victory: number;
  random: number[];
  dice: number[];
}

interface List<Action, Plan> {
  readonly actions: readonly Action[];
  /** In the same order; absent if no action of the phase has a plan. */
  readonly offers: readonly Offer<Action, Plan>[] | undefined;
}

/** The offers of one state, by seat, and how the state looked when they were listed. */
interface Page<Action, Plan> {
  /** Empty: nothing is listed for the state as it is. */
  readonly lists: (List<Action, Plan> | undefined)[];
  /** The offer that was drawn last without a list, and for which seat; -1 for none. */
  drawn: Offer<Action, Plan> | undefined;
  drawnFor: Seat;
  /** What a phase found out about the position, to be used again for its next decision. */
  note: unknown;
  phase: number;
  toAct: number;
  victory: number;
  word: number;
  count: number;
  dice: number;
}

/** Of the states of all games, so that whatever changes a state can drop its page without knowing the game. */
const pages = new WeakMap<object, Page<never, never>>();

/**
 * What was offered for this state no longer holds. Whatever changes a state must say so, and also what writes one state
 * over another.
 */
export function forgetOffers(s: object): void {
  const page = pages.get(s);
  if (page === undefined) return;
  page.lists.length = 0;
  page.drawnFor = NOBODY;
  page.note = undefined;
}

const NOBODY = -1;

/**
 * Keeps what a phase found out about the state as it is, until the state changes: see `Phase.keepsNote`. About a state that
 * was changed by hand (`UNSETTLED`) nothing is kept.
 */
export function keepNote(s: Stamped, note: unknown): void {
  if (s.toAct >= 0) openPage(s).note = note;
}

export function noteOf(s: Stamped): unknown {
  const page = s.toAct < 0 ? undefined : pages.get(s);
  return page !== undefined && isOf(page, s) ? page.note : undefined;
}

/**
 * Offers by state: listed once for each decision and kept until the state changes. They are in memory alone: a copy of a
 * state, or one that was loaded, has no offers yet.
 *
 * As a second line of defence after `forgetOffers`, a page is not believed when the phase, the seats that must act, the
 * end of the game or the generator are other than they were.
 */
export class OfferBook<State extends Stamped, Action extends GameAction, Plan> {
  /** The seat's offers, if they were listed for the state as it is. */
  listed(s: State, seat: Seat): List<Action, Plan> | undefined {
    const page = pageOf<Action, Plan>(s);
    return page !== undefined && page.lists.length > seat && isOf(page, s) ? page.lists[seat] : undefined;
  }

  keep(s: State, seat: Seat, list: List<Action, Plan>): List<Action, Plan> {
    openPage<Action, Plan>(s).lists[seat] = list;
    return list;
  }

  /** Remembers an offer that was drawn without a list. */
  keepDrawn(s: State, seat: Seat, offer: Offer<Action, Plan>): void {
    const page = openPage<Action, Plan>(s);
    page.drawn = offer;
    page.drawnFor = seat;
  }

  /** The offer that this action is: the very object, or one of the same value. */
  find(s: State, seat: Seat, action: Action): Offer<Action, Plan> | undefined {
    const page = pageOf<Action, Plan>(s);
    if (page === undefined) return undefined;
    if (page.drawnFor === seat && page.drawn?.action === action && isOf(page, s)) return page.drawn;
    const list = this.listed(s, seat);
    if (list === undefined) return undefined;
    let at = list.actions.indexOf(action);
    if (at < 0) at = list.actions.findIndex((listed) => isSameAction(listed, action));
    if (at < 0) return undefined;
    return list.offers === undefined ? { action: list.actions[at] } : list.offers[at];
  }
}

function pageOf<Action, Plan>(s: object): Page<Action, Plan> | undefined {
  return pages.get(s) as Page<Action, Plan> | undefined;
}

/** The page of the state as it is. */
function openPage<Action, Plan>(s: Stamped): Page<Action, Plan> {
  let page = pageOf<Action, Plan>(s);
  if (page === undefined) {
    page = {
      ...{ lists: [], drawn: undefined, drawnFor: NOBODY, note: undefined },
      ...{ phase: 0, toAct: 0, victory: 0, word: 0, count: 0, dice: 0 },
    };
    pages.set(s, page as Page<never, never>);
  }
  const isEmpty = page.lists.length === 0 && page.drawnFor === NOBODY && page.note === undefined;
  if (isEmpty || !isOf(page, s)) open(page, s);
  return page;
}

function open(page: Page<unknown, unknown>, s: Stamped): void {
  page.lists.length = 0;
  page.drawnFor = NOBODY;
  page.note = undefined;
  page.phase = s.phase;
  page.toAct = s.toAct;
  page.victory = s.victory;
  page.word = s.random[0];
  page.count = s.random[3];
  page.dice = s.dice.length;
}

function isOf(page: Page<unknown, unknown>, s: Stamped): boolean {
  return (
    page.phase === s.phase &&
    page.toAct === s.toAct &&
    page.victory === s.victory &&
    page.count === s.random[3] &&
    page.word === s.random[0] &&
    page.dice === s.dice.length
  );
}

/** Actions are flat: their fields are scalars and lists of scalars. */
export function isSameAction(a: GameAction, b: GameAction): boolean {
  if (a.type !== b.type) return false;
  const one = a as unknown as Record<string, unknown>;
  const other = b as unknown as Record<string, unknown>;
  let fields = 0;
  for (const name in one) {
    if (!isSameValue(one[name], other[name])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
