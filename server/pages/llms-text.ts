import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { articlePath, pageUrl } from "#content/links.ts";
import { shownPages } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import { listedPages } from "#domain/page/listed-pages.ts";
import { describedWith } from "#domain/page/page-description.ts";
import { articles } from "#generated/articles.ts";

const { state } = businessProfile;

/** A description of the site for language models in the format of llmstxt.org: who we are, and every page with its content. */
export function llmsText(f: Facts, siteUrl: string): string {
  return `# ${f.name}

> ${f.tagline}. Licensed, bonded and insured; office in ${f.address.city}, ${f.address.region}.

- Phone, e-mail, hours and licenses: ${pageUrl(siteUrl, "/contact-us")}; emergencies, day and night: ${pageUrl(siteUrl, "/emergency-contact")}
- Counties in ${state.name}: ${counties.map(({ name }) => name).join(", ")}

## Pages

${listedPages(shownPages)
  .map(
    ({ address, head }) =>
      `- [${describedWith(f, head.title)}](${siteUrl}${address}): ${describedWith(f, head.description)}`,
  )
  .join("\n")}

## Articles

${articles.map((article) => `- [${article.title}](${pageUrl(siteUrl, articlePath(article))}): ${article.excerpt}`).join("\n")}
`;
}
