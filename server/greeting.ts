/** What a person at a terminal reads when the server has started. */
import { networkInterfaces } from "node:os";

export interface Started {
  readonly host: string;
  readonly port: number;
  readonly storage: string;
  readonly publicUrl?: string | undefined;
}

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

export function greeting({ host, port, storage, publicUrl }: Started, addresses: readonly string[]): string {
  const isOpen = EVERYWHERE.has(host);
  const near = isOpen || host === "localhost" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const lines = [`Tripartite is running. Open http://${near}:${port}`];
  if (publicUrl !== undefined) lines.push(`People find it at ${publicUrl}`);
  else if (isOpen) for (const address of addresses) lines.push(`In your network: http://${address}:${port}`);
  lines.push(`Games are kept in ${storage}. Ctrl-C stops the server.`);
  return `${lines.join("\n")}\n`;
}

/** Where others in the same network may find this machine. */
export function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}
