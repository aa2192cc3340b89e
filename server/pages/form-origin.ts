import type { FastifyRequest } from "fastify";
import { Refusal } from "#server/refusal.ts";

/**
 * Forms may be sent from our own pages only. Browsers say where a request comes from; one that says
 * neither is no browser's form (OWASP CSRF prevention, "Fetch Metadata" and "Verifying Origin").
 * Our own is the host that was asked and the host of `siteUrl`: behind a proxy that is not named in
 * `TRUST_PROXY`, the first may be an inner one.
 */
export function refuseOtherSites(request: FastifyRequest, siteUrl: string): void {
  const site = request.headers["sec-fetch-site"];
  const origin = hostOf(request.headers.origin);
  const own = [request.host, new URL(siteUrl).host];
  if (site ? site === "same-origin" : own.includes(origin)) return;
  request.log.warn(
    { origin, expected: own, fetchSite: site === undefined ? "not said" : word(site) },
    "form refused: it came from another host. Behind a proxy, set SITE_URL to the public address and TRUST_PROXY to the number of proxies",
  );
  throw new Refusal(
    403,
    "This form seems to come from another site, so we did not take it. Please open the page on our site again and send the form from there, or call us.",
  );
}

/** What a browser says is one word in small letters; anything else is not worth a line. */
function word(text: string | string[]): string {
  return typeof text === "string" && /^[a-z-]{1,20}$/.test(text) ? text : "unreadable";
}

/** Never the whole text: whoever sends it could write anything into the log. */
function hostOf(origin: string | undefined): string {
  if (origin === undefined) return "not said";
  return URL.canParse(origin) ? new URL(origin).host || "none" : "none";
}
