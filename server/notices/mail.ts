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
    async send(target, { subject, text, link }) {
      const { address } = target as { address: string };
      const body = link === undefined ? text : `${text}\n\n${link}`;
      try {
        await transport.sendMail({ from, to: { name: "", address }, subject, text: `${body}\n` });
      } catch (error) {
        throw judge(error as SmtpError);
      }
    },
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
