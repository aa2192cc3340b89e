import ipaddr from "ipaddr.js";

/**
 * Whether an IP address is of a network that is not public, by the registries of special addresses (RFC 6890 and what
 * followed): this machine, private and shared networks, link-local ones with the metadata of clouds among them,
 * multicast, reserved. An IPv4 address within an IPv6 one counts as itself. What is no IP address is inside.
 */
export function isInsideAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() !== "unicast";
  // A network with IPv6 alone reaches IPv4 through a translator (RFC 6052).
  if (parsed.match(translated)) {
    return isInsideAddress(parsed.toByteArray().slice(-4).join("."));
  }
  return parsed.range() !== "unicast" || !parsed.match(globalUnicast);
}

const translated = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/** All that has been given out of IPv6 for the public network (RFC 4291, section 2.4; IANA). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
