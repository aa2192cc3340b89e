import { isIPv6 } from "node:net";

/**
 * The blocks of IPv6 addresses that count as one, by the length of their prefix, and how many times the limit of one
 * network each has. A phone or a household gets a /64, a household or a small firm a /56, and whoever asks for it a /48
 * (RFC 6177), so without the larger ones a single client is 65,536 networks. Carriers give each of their phones a /64
 * of a block that many thousand share, which the larger blocks must leave room for
 * (docs/decisions/limits-and-bursts.md).
 */
const blockSizes = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 2 },
  { prefix: 48, times: 8 },
] as const;

/** The most blocks that one client counts for. */
export const mostBlocks = blockSizes.length;

/** A block of addresses: how it is written, and how many times the limit of one network all of it has. */
export type Block = { name: string; times: number };

/** Length of the longest IP address; other texts from a proxy are cut to it. */
const longestAddress = 45;

/**
 * The network that a client address counts for: an IPv4 address itself; for IPv6 its /64, the smallest block a
 * household gets (RFC 6177), written like `2001:db8:0:1::/64`. An IPv4 address inside IPv6 (mapped, RFC 4291 section
 * 2.5.5.2; translated, RFC 6052) counts as IPv4, and other text as itself.
 * A client that has left no longer has an address and counts as no network.
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

/**
 * The blocks that a network, as `networkOf` writes it, counts for, the smallest first: itself alone, or for IPv6 also the
 * `/56` and the `/48` around it.
 */
export function blocksOf(network: string): Block[] {
  const groups = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):([0-9a-f]+)::\/64$/.exec(network);
  if (!groups) return [{ name: network, times: 1 }];
  const [, site = "", subnet = ""] = groups;
  return blockSizes.map(({ prefix, times }) => {
    const kept = Number.parseInt(subnet, 16) & (0xffff << (64 - prefix));
    return { name: `${site}:${kept.toString(16)}::/${prefix}`, times };
  });
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
