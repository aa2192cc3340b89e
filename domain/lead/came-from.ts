import { z } from "zod/mini";

/** Characters of each part that are kept. */
const longest = 80;

const part = z.optional(z.string());

/**
 * Where a visitor says to have come from, optional in every form: the host of the referring site, and `utm_source`,
 * `utm_medium` and `utm_campaign` of the address at which the tab first opened the site.
 */
export const cameFromField = z.optional(
  z.object({ referrer: part, source: part, medium: part, campaign: part }),
);

export type SaidOrigin = z.output<typeof cameFromField>;

/** Where a lead came from. Parts that are unknown are empty. */
export type LeadOrigin = {
  /** What lists and numbers call it: the campaign's source, or else the host. */
  cameFrom: string;
  referrer: string;
  medium: string;
  campaign: string;
};

/**
 * What is stored of it: lower case, bounded, and never a person's data. What holds an @, or as many digits as a phone
 * number, as some programs put it into links, is dropped. Whatever these texts say, nothing is refused.
 */
export function leadOrigin(said: SaidOrigin): LeadOrigin {
  const referrer = cleanHost(said?.referrer ?? "");
  return {
    cameFrom: cleanWords(said?.source ?? "") || referrer,
    referrer,
    medium: cleanWords(said?.medium ?? ""),
    campaign: cleanWords(said?.campaign ?? ""),
  };
}

/** The origin in a sentence: `google (cpc, spring roofs)`, `nextdoor.com`; empty when it is unknown. */
export function originText({ cameFrom, referrer, medium, campaign }: LeadOrigin): string {
  const seen = referrer === cameFrom ? "" : referrer && `seen on ${referrer}`;
  const more = [medium, campaign, seen].filter(Boolean).join(", ");
  return more && cameFrom ? `${cameFrom} (${more})` : cameFrom || more;
}

function cleanHost(text: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, "");
  return host.length <= longest && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && !isPersonal(host)
    ? host
    : "";
}

/** Letters, digits and what campaigns are written with; parentheses stay free for our own names (lead-sources.ts). */
function cleanWords(said: string): string {
  const text = said.normalize("NFKC");
  if (isPersonal(text)) return "";
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._/+&-]+/gu, " ")
    .trim();
  // A cut never leaves half a character.
  return Array.from(words).slice(0, longest).join("").trim();
}

function isPersonal(text: string): boolean {
  return /@|%40/i.test(text) || /\d{9}/.test(text.replace(/[\s().+-]/g, ""));
}
