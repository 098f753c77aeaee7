import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** From best to worst. */
const ENCODINGS = [
  { name: "br", suffix: ".br", encode: brotliCompressSync },
  { name: "gzip", suffix: ".gz", encode: gzipSync },
] as const;

/** Addresses that the page itself understands. */
const ADDRESSES = [
  "/",
  "/tables/:id",
  "/tables/:id/:part",
  "/rules/:game",
  "/learn",
  "/settings",
  "/about",
  "/reset",
  "/games",
  "/leaders",
  "/statistics",
  "/player/:name",
  "/bot/:id",
];

/** Files at the root: the service worker speaks for the whole page, browsers look for the rest there. */
const ROOT_FILES = [
  "/service-worker.js",
  "/offline.js",
  "/manifest.webmanifest",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable.png",
  "/preview.jpg",
];

/** Names of assets change with their content. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Partial<Record<(typeof ENCODINGS)[number]["name"], Buffer>>>;
}

/**
 * Serves the built page from memory: its files, and the same start for each of its addresses, pages of games too.
 * A browser that asks for an unknown address gets the page as well, which says so; programs get JSON.
 */
export function registerPage(
  app: FastifyInstance,
  folder: string,
  games: readonly string[],
  publicUrl: string | undefined,
): void {
  const files = readPage(folder);
  const built = files.get("index.html");
  const index = built && publicUrl !== undefined ? withPreviewFrom(built, publicUrl) : built;
  const open = (request: FastifyRequest, reply: FastifyReply) =>
    index === undefined
      ? reply.code(503).type("text/plain; charset=utf-8").send("The page is not built. Run: npm start")
      : send(request, reply, index, ASK_AGAIN);
  const free = { config: { rateLimit: false as const } };
  for (const address of [...ADDRESSES, ...games.map((id) => `/${id}/:page`)])
    app.get(address, free, async (request, reply) => open(request, reply));
  for (const name of ROOT_FILES) {
    app.get(name, free, async (request, reply) => {
      const file = files.get(name.slice(1));
      return file === undefined ? reply.callNotFound() : send(request, reply, file, ASK_AGAIN);
    });
  }
  app.get<{ Params: { name: string } }>("/assets/:name", free, async (request, reply) => {
    const file = files.get(`assets/${request.params.name}`);
    return file === undefined ? reply.callNotFound() : send(request, reply, file, FOR_EVER);
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    index !== undefined && isForPeople(request)
      ? send(request, reply.code(404), index, ASK_AGAIN)
      : reply.code(404).send({ code: "NOT_FOUND", text: "There is nothing here." }),
  );
}

function isForPeople({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && !url.startsWith("/api/") && (headers.accept ?? "").includes("text/html");
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

/** Messengers take the picture of a preview only by its whole address. */
function withPreviewFrom({ type, plain }: PageFile, publicUrl: string): PageFile {
  const changed = Buffer.from(plain.toString().replace('content="/preview.jpg"', `content="${publicUrl}/preview.jpg"`));
  const encoded = ENCODINGS.map(({ name, encode }) => [name, encode(changed)] as const);
  return { type, etag: etagOf(changed), plain: changed, encoded: Object.fromEntries(encoded) };
}

function etagOf(content: Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
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
      etag: etagOf(plain),
      plain,
      encoded: Object.fromEntries(encoded),
    });
  }
  return files;
}
