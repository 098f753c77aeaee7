import { isIPv6 } from "node:net";

/** Whom limits by address hold for: who has one IPv6 address has 2⁶⁴ of them, so the whole network counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  if (/^::ffff:\d+\./i.test(address)) return address.slice("::ffff:".length);
  const [left, right] = address.split("%")[0].split("::");
  const groups = left === "" ? [] : left.split(":");
  const missing = right === undefined ? 0 : 8 - groups.length - (right === "" ? 0 : groupsIn(right));
  const all = [...groups, ...new Array<string>(missing).fill("0"), ...(right ? right.split(":") : [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** An IPv4 address at the end stands for two groups. */
function groupsIn(text: string): number {
  return text.split(":").length + (text.includes(".") ? 1 : 0);
}
