import type { FastifyRequest } from "fastify";
import { Refusal } from "#server/refusal.ts";

/**
 * Accepts forms only from our own pages. Browsers send the origin of a request; one without any is not from a browser's
 * form (OWASP CSRF prevention, "Fetch Metadata" and "Verifying Origin"). Both the request's host and that of `siteUrl`
 * count as ours: behind a proxy missing from `TRUST_PROXY`, the first may be an internal one.
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
  ).because("other site");
}

/** Browsers send one lower-case word; anything else is not logged. */
function word(text: string | string[]): string {
  return typeof text === "string" && /^[a-z-]{1,20}$/.test(text) ? text : "unreadable";
}

/** Never the whole header: its sender could write anything into the log. */
function hostOf(origin: string | undefined): string {
  if (origin === undefined) return "not said";
  return URL.canParse(origin) ? new URL(origin).host || "none" : "none";
}
