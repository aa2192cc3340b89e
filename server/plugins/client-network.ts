import { isIPv6 } from "node:net";

/** Length of the longest IP address; other texts from a proxy are cut to it. */
const longestAddress = 45;

/**
 * The network that a client address counts for: an IPv4 address itself; for IPv6 its /64, the smallest block a
 * household gets (RFC 6177), written like `2001:db8:0:1::/64`. An IPv4 address inside IPv6 (mapped, RFC 4291 section
 * 2.5.5.2; translated, RFC 6052) counts as IPv4, and other text as itself.
 * A client that has left has no address any more and counts as no network.
 */
export function networkOf(ip = ""): string {
  const address = ip.split("%", 1)[0] as string;
  if (!isIPv6(address)) return ip.slice(0, longestAddress);
  const groups = groupsOf(address);
  if (holdsIPv4(groups)) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight 16-bit groups. `URL` normalizes every IPv6 address (RFC 5952). */
function groupsOf(address: string): number[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/** `::ffff:0:0/96` and `64:ff9b::/96`. */
function holdsIPv4(groups: readonly number[]): boolean {
  const prefix = groups.slice(0, 6).join(":");
  return prefix === "0:0:0:0:0:65535" || prefix === "100:65435:0:0:0:0";
}
