import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { isPlainHost } from "./hosts.ts";

/**
 * Reduces what proxies say of a request, `X-Forwarded-…`, to what is well-formed and read here; the rest is removed, and
 * all of it unless a proxy is trusted. Whoever reads these headers can then believe them.
 */
export function reduceForwarded(headers: IncomingHttpHeaders, isTrusted: boolean): void {
  for (const name of Object.keys(headers)) {
    if (!name.startsWith("x-forwarded-")) continue;
    const parts = String(headers[name]).split(",");
    const said = isTrusted && readers[name]?.(parts.map((part) => part.trim()));
    if (said) headers[name] = said;
    else delete headers[name];
  }
}

/** The well-formed part of each header, if any. The proxy nearest to us speaks last. */
const readers: Readonly<Record<string, (parts: string[]) => string | undefined>> = {
  "x-forwarded-for": (parts) => {
    const addresses = parts.map(addressOf);
    // Whoever stands before an unknown address is not known either.
    return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(", ");
  },
  "x-forwarded-host": (parts) => parts.slice(-1).find(isPlainHost),
  "x-forwarded-proto": (parts) =>
    parts
      .slice(-1)
      .map((part) => part.toLowerCase())
      .find(isProtocol),
};

function isProtocol(text: string): boolean {
  return text === "http" || text === "https";
}

/** The IP address, without the port that some proxies add. */
function addressOf(text: string): string | undefined {
  const address = text.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, "$1$2");
  return isIP(address) ? address : undefined;
}
