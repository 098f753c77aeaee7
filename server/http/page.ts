import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webp": "image/webp",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** From best to worst. */
const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** Addresses that the page itself understands. */
const ADDRESSES = ["/", "/tables/:id", "/tables/:id/:part", "/rules/:game", "/learn", "/settings"];

/** The service worker and its parts; at the root, so that it may speak for the whole page. */
const WORKERS = ["/service-worker.js", "/offline.js"];

/** Names of assets change with their content. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Partial<Record<(typeof ENCODINGS)[number]["name"], Buffer>>>;
}

/** Serves the built page from memory: its files, and the same start for each of its addresses, pages of games too. */
export function registerPage(app: FastifyInstance, folder: string, games: readonly string[]): void {
  const files = readPage(folder);
  const index = files.get("index.html");
  const open = (request: FastifyRequest, reply: FastifyReply) =>
    index === undefined
      ? reply.code(503).type("text/plain; charset=utf-8").send("The page is not built. Run: npm start")
      : send(request, reply, index, ASK_AGAIN);
  const free = { config: { rateLimit: false as const } };
  for (const address of [...ADDRESSES, ...games.map((id) => `/${id}/:page`)])
    app.get(address, free, async (request, reply) => open(request, reply));
  for (const worker of WORKERS) {
    app.get(worker, free, async (request, reply) => {
      const file = files.get(worker.slice(1));
      return file === undefined ? reply.callNotFound() : send(request, reply, file, ASK_AGAIN);
    });
  }
  app.get<{ Params: { name: string } }>("/assets/:name", free, async (request, reply) => {
    const file = files.get(`assets/${request.params.name}`);
    return file === undefined ? reply.callNotFound() : send(request, reply, file, FOR_EVER);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: PageFile, caching: string): FastifyReply {
  reply.header("cache-control", caching).header("etag", file.etag).header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = ENCODINGS.find(({ name }) => file.encoded[name] !== undefined && accepts(accepted, name));
  if (encoding !== undefined) reply.header("content-encoding", encoding.name);
  return reply.type(file.type).send(encoding === undefined ? file.plain : file.encoded[encoding.name]);
}

function accepts(header: string | readonly string[], encoding: string): boolean {
  return String(header)
    .split(",")
    .some((item) => item.trim().split(";")[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(item));
}

/** The files by their path, with forward slashes. */
function readPage(folder: string): Map<string, PageFile> {
  const files = new Map<string, PageFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const path = join(folder, name);
    const plain = readFileSync(path);
    const encoded = ENCODINGS.flatMap(({ name: encoding, suffix }) =>
      existsSync(path + suffix) ? [[encoding, readFileSync(path + suffix)] as const] : [],
    );
    files.set(name.split(sep).join("/"), {
      type,
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      plain,
      encoded: Object.fromEntries(encoded),
    });
  }
  return files;
}
