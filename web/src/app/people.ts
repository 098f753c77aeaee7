/** Who uses the page. */
import { api, type Person } from "../net/api.ts";
import { Store } from "../net/store.ts";
import { TEXTS } from "../texts.ts";

/** Undefined while nobody has said a name. */
export const person = new Store<{ readonly known: boolean; readonly who: Person | undefined }>({
  known: false,
  who: undefined,
});

export async function recogniseVisitor(): Promise<void> {
  person.set({ known: true, who: await api.me().catch(() => undefined) });
}

/** A new visitor becomes a guest, so that one click is enough to play. */
export async function ensureGuest(): Promise<Person> {
  const { who } = person.get();
  if (who !== undefined) return who;
  const guest = await api.becomeGuest(TEXTS.guestName(1000 + Math.floor(Math.random() * 9000)));
  person.set({ known: true, who: guest });
  return guest;
}

/** A guest may choose the name that others see. */
export async function callMyself(name: string): Promise<void> {
  const { who } = person.get();
  person.set({ known: true, who: await (who === undefined ? api.becomeGuest(name) : api.rename(name)) });
}

export async function signIn(name: string, password: string, bringGames: boolean): Promise<void> {
  person.set({ known: true, who: await api.logIn(name, password, bringGames) });
}

/** A guest who makes an account keeps the games. */
export async function makeAccount(name: string, password: string): Promise<void> {
  person.set({ known: true, who: await api.createAccount(name, password) });
}

export async function signOut(everywhere = false): Promise<void> {
  await api.logOut(everywhere);
  person.set({ known: true, who: undefined });
}

/** This device becomes one of the person who made the link on another one. */
export async function continueHere(token: string): Promise<void> {
  person.set({ known: true, who: await api.arrive(token) });
}

/** A new password by the token of a mail; who has it is signed in. */
export async function resetPassword(token: string, password: string): Promise<void> {
  person.set({ known: true, who: await api.resetPassword(token, password) });
}

/** The person goes for good. */
export async function deleteMyself(password: string): Promise<void> {
  await api.deleteMe(password);
  person.set({ known: true, who: undefined });
}
