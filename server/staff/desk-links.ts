/** The page whose button signs in. Browsers do not send the part after `#` to a server. */
export function enterLink(siteUrl: string, token: string): string {
  return `${siteUrl}/desk/enter#${token}`;
}

/** The page whose button accepts an invitation. */
export function joinLink(siteUrl: string, token: string): string {
  return `${siteUrl}/desk/join#${token}`;
}
