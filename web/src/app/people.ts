/** Who uses the page. */
import { api, type Person } from "../net/api.ts";
import { Store } from "../net/store.ts";
import { TEXTS } from "../texts.ts";
import { changeSettings } from "./settings.ts";

interface Visitor {
  readonly known: boolean;
  /** Undefined while nobody has said a name. */
  readonly who: Person | undefined;
  /** How often another person, or the same one under another name, has taken over the page. */
  readonly changes: number;
}

export const person = new Store<Visitor>({ known: false, who: undefined, changes: 0 });

/** Who this is the server knew all the time: what was fetched before stays true. */
export async function recogniseVisitor(): Promise<void> {
  const who = await api.me().catch(() => undefined);
  person.set({ ...person.get(), known: true, who });
  changeSettings({ hasPlayed: who !== undefined });
}

function becomes(who: Person | undefined): void {
  person.set({ known: true, who, changes: person.get().changes + 1 });
}

/** A new visitor becomes a guest, so that one click is enough to play. */
export async function ensureGuest(): Promise<Person> {
  const { who } = person.get();
  if (who !== undefined) return who;
  const guest = await api.becomeGuest(TEXTS.guestName(1000 + Math.floor(Math.random() * 9000)));
  becomes(guest);
  return guest;
}

/** A guest may choose the name that others see. */
export async function callMyself(name: string): Promise<void> {
  const { who } = person.get();
  becomes(await (who === undefined ? api.becomeGuest(name) : api.rename(name)));
}

export async function signIn(name: string, password: string, bringGames: boolean): Promise<void> {
  becomes(await api.logIn(name, password, bringGames));
}

/** A guest who makes an account keeps the games. */
export async function makeAccount(name: string, password: string): Promise<void> {
  becomes(await api.createAccount(name, password));
}

export async function signOut(everywhere = false): Promise<void> {
  await api.logOut(everywhere);
  becomes(undefined);
}

/** This device becomes one of the person who made the link on another one. */
export async function continueHere(token: string): Promise<void> {
  becomes(await api.arrive(token));
}

/** A new password by the token of a mail; who has it is signed in. */
export async function resetPassword(token: string, password: string): Promise<void> {
  becomes(await api.resetPassword(token, password));
}

/** The person goes for good. */
export async function deleteMyself(password: string): Promise<void> {
  await api.deleteMe(password);
  becomes(undefined);
}
