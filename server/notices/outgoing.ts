/** Requests to addresses that people gave us. They must not reach what only this machine or its network can. */
import { type LookupAddress, lookup } from "node:dns";
import { type ClientRequest, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { Problem } from "../problem.ts";
import { Undelivered } from "./delivery.ts";

export interface OutgoingOptions {
  /** Also plain HTTP and addresses of the own network. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
}

const MAX_ANSWER_BYTES = 65_536;

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");

/** Only global unicast addresses are public; of those, tunnels to IPv4 and documentation are not. */
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, "ipv4");
  return version === 6 && PUBLIC6.check(address, "ipv6") && !PRIVATE.check(address, "ipv6");
}

/** Fails if the address cannot be one that we would ever send to. Names are looked at again when we send. */
export function mustBeAllowed(address: string, { allowPrivate }: OutgoingOptions): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const allowed = allowPrivate ? ["https:", "http:"] : ["https:"];
  if (url === undefined || !allowed.includes(url.protocol) || url.username !== "" || url.password !== "")
    throw new Problem("BAD_ADDRESS", "This must be an address that begins with https://.", 400);
  const host = hostOf(url);
  if (!allowPrivate && (isIP(host) ? !isPublicAddress(host) : !host.includes(".")))
    throw new Problem("BAD_ADDRESS", "This address is not on the public internet.", 400);
  return url;
}

/** Posts a body. No redirect is followed, and of the answer only the status matters. */
export async function post(
  address: string,
  headers: Record<string, string | number>,
  body: string | Buffer,
  options: OutgoingOptions,
): Promise<void> {
  let url: URL;
  try {
    url = mustBeAllowed(address, options);
  } catch {
    throw new Undelivered("refused", "This address is not allowed.");
  }
  judge(await exchange(url, headers, body, options));
}

function judge(status: number): void {
  if (status >= 200 && status < 300) return;
  const text = `The receiver answered ${status}.`;
  if (status === 404 || status === 410) throw new Undelivered("gone", text);
  throw new Undelivered(status === 408 || status === 429 || status >= 500 ? "again" : "refused", text);
}

function exchange(
  url: URL,
  headers: Record<string, string | number>,
  body: string | Buffer,
  { allowPrivate, timeoutMs }: OutgoingOptions,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const connection: RequestOptions = allowPrivate ? {} : { lookup: lookupPublic };
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  let written = false;
  const request: ClientRequest = send(url, {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...connection,
  });
  request.on("finish", () => {
    written = true;
  });
  request.on("error", (error) => {
    if (error instanceof Undelivered) reject(error);
    else if (written) reject(new Undelivered("unknown", "The receiver did not answer."));
    else reject(new Undelivered("again", "The receiver could not be reached."));
  });
  request.on("response", (response) => {
    resolve(response.statusCode ?? 0);
    let bytes = 0;
    response.on("error", () => {});
    response.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) response.destroy();
    });
  });
  request.end(body);
  return promise;
}

/** Finds the addresses of a name and refuses it if one of them is not public, so that the connection is safe too. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "");
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Undelivered("refused", "This address is not on the public internet."), "");
    if (options.all) callback(null, addresses);
    else callback(null, addresses[0].address, addresses[0].family);
  });
};

function hostOf({ hostname }: URL): string {
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
}
