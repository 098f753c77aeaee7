import type { Games } from "../tables/loading.ts";
import type { PublicInfo } from "../tables/lookout.ts";

/** Until there is a page to play on: the games and the tables that wait for players. */
export function statusPage(games: Games, tables: readonly PublicInfo[]): string {
  const names = Object.values(games).map(({ name }) => `<li>${escaped(name)}</li>`);
  const rows = tables.map(({ title, game, seats }) => {
    const free = seats.filter(({ kind }) => kind === "open").length;
    return `<li>${escaped(title || games[game]?.name || game)}: ${free} of ${seats.length} seats free</li>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tripartite</title>
<h1>Tripartite</h1>
<p>The server is running. The page to play on is not built yet.</p>
<h2>Games</h2>
<ul>${names.join("")}</ul>
<h2>Open tables</h2>
${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : "<p>None.</p>"}
</html>
`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);
}
