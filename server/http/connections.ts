import { BlockList, isIPv6, type Server, type Socket } from "node:net";
import type { Config } from "../config.ts";
import { networkOf } from "./network.ts";

/** Names for networks that may stand among the trusted proxies. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const FULL = JSON.stringify({ code: "TOO_MANY_CONNECTIONS", text: "There are too many connections." });
const REFUSAL = [
  "HTTP/1.1 503 Service Unavailable",
  "Content-Type: application/json; charset=utf-8",
  `Content-Length: ${FULL.length}`,
  "Connection: close",
  "",
  FULL,
].join("\r\n");

/** Turns away connections from an address that has too many already. A proxy speaks for many and has no limit. */
export function limitConnections(
  server: Server,
  { maxConnectionsPerAddress, trustedProxies }: Pick<Config, "maxConnectionsPerAddress" | "trustedProxies">,
): void {
  const proxies = listOf(trustedProxies);
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isIn(proxies, remoteAddress)) return;
    const address = networkOf(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count <= maxConnectionsPerAddress) return;
    socket.end(REFUSAL, () => socket.destroy());
  });
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((one) => NAMED[one] ?? [one])) {
    const [address, length] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
