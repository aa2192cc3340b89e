/** Where else on the web the business is; without an address it is not there, or nobody has said so. */
export type SocialLink = { network: string; url: string };

/** How many there is room for in the footer's line. */
export const mostSocialLinks = 4;

/** Those that pages link to. */
export function shownSocialLinks({
  social,
}: {
  social: readonly SocialLink[];
}): readonly SocialLink[] {
  return social.filter(({ network, url }) => network !== "" && url !== "");
}
