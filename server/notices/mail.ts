import nodemailer from "nodemailer";
import { type Carrier, Undelivered } from "./delivery.ts";

export interface MailOptions {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly timeoutMs: number;
}

/** What we look at in an error of the mail library. */
interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly syscall?: string;
  readonly timeoutType?: string;
}

export function mails({ smtpUrl, from, timeoutMs }: MailOptions): Carrier {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(target, { subject, text, link, unsubscribe }) {
      const { address } = target as { address: string };
      const farewell = unsubscribe && `--\nNo more mails to this address: ${unsubscribe}`;
      const body = [text, link, farewell].filter((part) => part !== undefined).join("\n\n");
      const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe);
      try {
        await transport.sendMail({ from, to: { name: "", address }, subject, headers, text: `${body}\n` });
      } catch (error) {
        throw judge(error as SmtpError);
      }
    },
  };
}

/** RFC 8058: mail programs show a button that posts to this address. */
function oneClick(address: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${address}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** A mail cannot have arrived if the mail server said no, or if there never was a working connection. */
function judge({ code, responseCode, syscall, timeoutType }: SmtpError): Undelivered {
  if (responseCode !== undefined)
    return new Undelivered(responseCode >= 500 ? "refused" : "again", `The mail server answered ${responseCode}.`);
  const timedOutEarly = code === "ETIMEDOUT" && timeoutType !== "SOCKET_TIMEOUT";
  if (code === "EDNS" || code === "ETLS" || syscall === "connect" || timedOutEarly)
    return new Undelivered("again", "The mail server could not be reached.");
  return new Undelivered("unknown", "The mail server did not answer.");
}
