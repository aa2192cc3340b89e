/** The page whose button signs in. What follows the `#` is sent to no server when the page is opened. */
export function enterLink(siteUrl: string, token: string): string {
  return `${siteUrl}/desk/enter#${token}`;
}

/** The page whose button accepts an invitation. */
export function joinLink(siteUrl: string, token: string): string {
  return `${siteUrl}/desk/join#${token}`;
}
