/*
 * Pages and files are made before anybody knows the address that they will be served at. Until the server replaces it,
 * a stand-in takes its place: an absolute URL, so that what parses or escapes URLs does with it what it will do with
 * the real one, of a domain that can never exist (RFC 2606).
 */

export const siteStandIn = "https://this-site.invalid";

const everyStandIn = /(https:\/\/)?this-site\.invalid/g;

/** The text with `siteUrl`, an origin such as `https://www.example.com`, in place of the stand-in; of a bare host, too. */
export function atSite(text: string, siteUrl: string): string {
  const { host } = new URL(siteUrl);
  return text.replace(everyStandIn, (_, scheme?: string) => (scheme ? siteUrl : host));
}
