import type { SaidOrigin } from "#domain/lead/came-from.ts";

/**
 * Where the visitor of this tab came from: the host that first linked here, and the `utm_` parts of the address at which
 * the tab first opened the site. It is read when a form is pressed, once for all its calls, from what the browser knows by
 * itself and what a page kept in the tab when it was left. Undefined when nothing is known.
 */
export function cameFrom(): SaidOrigin {
  try {
    const { hostname } = new URL(firstReferrer() || location.href);
    const { searchParams } = new URL(landingAddress());
    const utm = (name: string) => searchParams.get(`utm_${name}`)?.slice(0, 200);
    const said = {
      referrer: hostname === location.hostname ? undefined : hostname,
      source: utm("source"),
      medium: utm("medium"),
      campaign: utm("campaign"),
    };
    return Object.values(said).some(Boolean) ? said : undefined;
  } catch {
    // Nothing about it may keep a form from being sent.
    return undefined;
  }
}

/**
 * The first page's of this tab (`app/before-hydration/leaving.ts`), or this page's while none has been left, or where the
 * visitor has turned storage off.
 */
function firstReferrer(): string {
  try {
    return sessionStorage.referrer || document.referrer;
  } catch {
    return document.referrer;
  }
}

/** Of the tab's first page of ours; where the browser does not tell, of the last page that it loaded. */
function landingAddress(): string {
  const [loaded] = performance.getEntriesByType("navigation");
  return globalThis.navigation?.entries()[0]?.url ?? loaded?.name ?? location.href;
}
