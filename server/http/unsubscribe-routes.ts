import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Notices } from "../notices/notices.ts";
import { notFound } from "../problem.ts";

const TOKEN = { type: "object", properties: { token: { type: "string", maxLength: 100 } } };
/** What browsers and mail programs send with the button; it says nothing that we do not know. */
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:15vh auto 0;padding:0 1rem}
h1{font-size:1.5rem;line-height:1.2}
button{font:inherit;padding:.6rem 1.2rem;cursor:pointer}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(";");

/** The way out that is in every mail: a page that asks, and a button that mail programs may press themselves (RFC 8058). */
export function registerUnsubscribing(app: FastifyInstance, { notices }: { notices: Notices }): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: "string" }, (_request, _body, done) => done(null));

    scope.get<{ Params: { token: string } }>("/unsubscribe/:token", { schema: { params: TOKEN } }, (request, reply) => {
      mustKnow(notices, request.params.token);
      const question = "This address will receive no more turn notices.";
      return send(
        reply,
        "No more mails?",
        `<p>${question}</p><form method="post"><button>No more mails</button></form>`,
      );
    });

    scope.post<{ Params: { token: string } }>(
      "/unsubscribe/:token",
      { schema: { params: TOKEN } },
      async (request, reply) => {
        await notices.channels.end(mustKnow(notices, request.params.token));
        return send(reply, "No more mails", "<p>This address was removed. It can be added again on the page.</p>");
      },
    );
  });
}

function mustKnow({ unsubscribing }: Notices, token: string): string {
  const channel = unsubscribing.channelOf(token);
  if (channel === undefined) throw notFound("address");
  return channel;
}

/** Browsers must say where the button was pressed, or it would not be taken for our own. */
function send(reply: FastifyReply, title: string, content: string): FastifyReply {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", CONTENT_SECURITY_POLICY)
    .header("referrer-policy", "same-origin")
    .send(
      `<!doctype html><html lang="en"><head>${head}<style>${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
    );
}
