import { siteStandIn } from "#domain/page/site-address.ts";

/**
 * Base of absolute addresses, without a trailing slash. While a page is rendered it is a stand-in, for which the server
 * puts the address that it was started with; a browser finds that one in the document.
 */
export const siteUrl: string = import.meta.env.SSR
  ? siteStandIn
  : (document.documentElement.dataset.site ?? location.origin);
