import type { Carrier, Message } from "./delivery.ts";
import { type OutgoingOptions, post } from "./outgoing.ts";
import { signatureHeaders } from "./signature.ts";

/** Posts JSON that Discord (`content`) and Slack (`text`) understand; to others also what programs need, and signed. */
export function webhooks(options: OutgoingOptions): Carrier {
  return {
    async send(target, message, signing) {
      const { url } = target as { url: string };
      const body = JSON.stringify(bodyFor(new URL(url), message));
      await post(url, { "content-type": "application/json", ...signatureHeaders(signing, body) }, body, options);
    },
  };
}

/** Names in a title must not call people: Discord's parsing is off, Slack's signs are escaped. */
function bodyFor({ hostname }: URL, { text, link, notices = [] }: Message): object {
  const whole = link === undefined ? text : `${text}\n${link}`;
  const discord = { content: whole, allowed_mentions: { parse: [] } };
  const slack = { text: whole.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;") };
  if (/(^|\.)discord(app)?\.com$/.test(hostname)) return discord;
  return /(^|\.)slack\.com$/.test(hostname) ? slack : { ...discord, ...slack, notices };
}
