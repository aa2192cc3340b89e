import { builtFacts } from "#content/facts.ts";
import { logoPaths } from "#content/logo-paths.ts";
import type { Mark } from "#domain/brand/mark.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { areSameFacts } from "#domain/business/facts.ts";
import { mailLogo } from "#generated/mail-logo.ts";
import { colorNow, tonesNow } from "./colors-now.ts";
import { drawLetterLogo } from "./letter-logo.ts";

type Profile = Pick<BusinessProfile, "facts">;

/** The mark of the moment. */
export function markNow({ facts }: Profile): Mark {
  return facts?.logo ?? logoPaths;
}

/** Whether mark and colors are those that the site's files were built with. */
export function isBrandBuilt(profile: Profile): boolean {
  const hasColors = Object.keys(tonesNow(profile.facts)).length > 0;
  return !hasColors && areSameFacts(markNow(profile), logoPaths);
}

/**
 * Whether the names are those that the site was built with: of the business and its region, which stand in the logo's files and in
 * the pictures that social networks show.
 */
export function isNameBuilt({ facts }: Profile): boolean {
  return (
    !facts ||
    (facts.name === builtFacts.name &&
      facts.shortName === builtFacts.shortName &&
      facts.serviceRegion === builtFacts.serviceRegion)
  );
}

/** Of the mark on a tile of its own, on dark. */
export function tileColors(profile: Profile) {
  return {
    ground: colorNow(profile, "slate-900"),
    near: colorNow(profile, "limestone-50"),
    far: colorNow(profile, "copper-400"),
  };
}

/** Until an owner sets another. */
export const builtLetterLogo = Buffer.from(mailLogo.base64, "base64");

/** The last one: an owner seldom sets another, and every mail has it. */
let letterLogo: { look: string; content: Promise<Buffer> } | undefined;

/**
 * The logo for mails in place of the one that was built; undefined while that holds, and where it cannot be drawn: a lead's news
 * must not wait for a drawing. The next mail tries again.
 */
export async function letterLogoNow(
  profile: Profile,
  log: { warn(details: object, message: string): void },
  draw = drawLetterLogo,
): Promise<Buffer | undefined> {
  if (isBrandBuilt(profile)) return undefined;
  const [mark, colors] = [markNow(profile), tileColors(profile)];
  const look = JSON.stringify([mark, colors]);
  if (letterLogo?.look !== look) letterLogo = { look, content: draw(mark, colors) };
  const { content } = letterLogo;
  try {
    return await content;
  } catch (error) {
    if (letterLogo?.content === content) letterLogo = undefined;
    log.warn({ err: error }, "the logo for mails cannot be drawn: the built one is sent");
    return undefined;
  }
}
