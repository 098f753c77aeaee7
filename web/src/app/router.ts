/** Addresses of the page: the start page, a table, the seat from which one looks, rules and pages of a game. */
import { useSyncExternalStore } from "react";

export type Place =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly id: string; readonly token?: string; readonly seat?: number }
  | { readonly page: "replay"; readonly id: string; readonly at?: number; readonly eyes?: string }
  | { readonly page: "results"; readonly id: string }
  | { readonly page: "game"; readonly game: string; readonly id: string }
  | { readonly page: "rules"; readonly game: string; readonly section?: string }
  | { readonly page: "settings" }
  | { readonly page: "learn" }
  | { readonly page: "about" }
  | { readonly page: "reset"; readonly token: string }
  | { readonly page: "continue"; readonly token: string }
  | { readonly page: "games"; readonly query: URLSearchParams }
  | { readonly page: "leaders" | "statistics"; readonly game?: string; readonly scenario?: string }
  | { readonly page: "player"; readonly name: string }
  | { readonly page: "bot"; readonly id: string }
  | { readonly page: "lost" };

export function placeOf({ pathname, searchParams, hash }: URL): Place {
  if (pathname === "/") return { page: "start" };
  if (pathname === "/settings") return { page: "settings" };
  if (pathname === "/learn") return { page: "learn" };
  if (pathname === "/about") return { page: "about" };
  if (pathname === "/continue") return { page: "continue", token: hash.slice(1) };
  if (pathname === "/reset") return { page: "reset", token: searchParams.get("token") ?? "" };
  if (pathname === "/games") return { page: "games", query: searchParams };
  if (pathname === "/leaders" || pathname === "/statistics")
    return { page: pathname === "/leaders" ? "leaders" : "statistics", ...scenarioIn(searchParams) };
  const [, folder, id, rest] = pathname.split("/");
  if (folder === "player" && id && !rest) return { page: "player", name: decodeURIComponent(id) };
  if (folder === "bot" && id && !rest) return { page: "bot", id: decodeURIComponent(id) };
  if (folder === "rules" && id && !rest)
    return { page: "rules", game: id, ...(hash && { section: decodeURIComponent(hash.slice(1)) }) };
  if (!id) return { page: "lost" };
  if (folder !== "tables") return rest ? { page: "lost" } : { page: "game", game: folder, id };
  if (rest === "replay") return replayPlace(decodeURIComponent(id), searchParams);
  if (rest === "results") return { page: "results", id: decodeURIComponent(id) };
  if (rest) return { page: "lost" };
  const token = searchParams.get("join") ?? undefined;
  const seat = searchParams.get("seat");
  return {
    page: "table",
    id: decodeURIComponent(id),
    ...(token && { token }),
    ...(seat !== null && /^\d$/.test(seat) && { seat: Number(seat) }),
  };
}

function replayPlace(id: string, query: URLSearchParams): Place {
  const [at, eyes] = [query.get("at") ?? "", query.get("eyes") ?? ""];
  return {
    page: "replay",
    id,
    ...(/^\d{1,9}$/.test(at) && { at: Number(at) }),
    ...(/^(\d|watch|open)$/.test(eyes) && { eyes }),
  };
}

function scenarioIn(query: URLSearchParams): { game?: string; scenario?: string } {
  const [game, scenario] = [query.get("game"), query.get("scenario")];
  return { ...(game && { game }), ...(scenario && { scenario }) };
}

/** Pages about the players and games of one scenario, or about those that fit. */
export function playersAddress(page: "games" | "leaders" | "statistics", query: Record<string, string> = {}): string {
  const wanted = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return `/${page}${wanted.size > 0 ? `?${wanted}` : ""}`;
}

/** The page of an account or a program. */
export function playerAddress(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}

/** The page of a bot of the server. */
export function botAddress(bot: string): string {
  return `/bot/${encodeURIComponent(bot)}`;
}

/** A moment of a game as a viewer sees it. */
export function replayAddress(id: string, at?: number, eyes?: string | number): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set("at", String(at));
  if (eyes !== undefined) query.set("eyes", String(eyes));
  return `${tableAddress(id)}/replay${query.size > 0 ? `?${query}` : ""}`;
}

export function resultsAddress(id: string): string {
  return `${tableAddress(id)}/results`;
}

export function tableAddress(id: string): string {
  return `/tables/${encodeURIComponent(id)}`;
}

/** A table through the eyes of one seat. */
export function seatAddress({ id, seat }: { readonly id: string; readonly seat: number }): string {
  return `${tableAddress(id)}?seat=${seat}`;
}

export function gamePageAddress(game: string, page: string): string {
  return `/${encodeURIComponent(game)}/${encodeURIComponent(page)}`;
}

/** The rules of a game, at a section. */
export function rulesAddress(game: string, section?: string): string {
  return `/rules/${encodeURIComponent(game)}${section === undefined ? "" : `#${section}`}`;
}

/** The link that lets its bearer sit down. */
export function invitation(id: string, token: string): string {
  return new URL(`${tableAddress(id)}?join=${encodeURIComponent(token)}`, location.origin).href;
}

/** The link by which another device becomes one's own; the server does not see the part after the sign. */
export function continueLink(token: string): string {
  return new URL(`/continue#${token}`, location.origin).href;
}

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function goTo(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  scrollTo(0, 0);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.href);
}
