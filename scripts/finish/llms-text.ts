import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { builtFacts } from "#content/facts.ts";
import { articlePath, pageUrl } from "#content/links.ts";
import { shownPages } from "#content/pages.ts";
import { describedWith } from "#domain/page/page-description.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";

const { name, tagline, address, state } = businessProfile;

/**
 * A description of the site for language models in the format of llmstxt.org: who we are, and every page with its
 * content. Numbers that an owner can change while the site runs are on the pages, not in this file of the build.
 */
export function llmsText(siteUrl: string): string {
  const listed = fixedPages(shownPages).filter(
    ({ address, head }) => address === head.canonical && !head.noindex,
  );
  return `# ${name}

> ${tagline}. Licensed, bonded and insured; office in ${address.city}, ${address.region}.

- Phone, e-mail, hours and licenses: ${pageUrl(siteUrl, "/contact-us")}; emergencies, day and night: ${pageUrl(siteUrl, "/emergency-contact")}
- Counties in ${state.name}: ${counties.map(({ name }) => name).join(", ")}

## Pages

${listed.map(({ address, head }) => `- [${head.title}](${siteUrl}${address}): ${describedWith(builtFacts, head.description)}`).join("\n")}

## Articles

${articles.map((article) => `- [${article.title}](${pageUrl(siteUrl, articlePath(article))}): ${article.excerpt}`).join("\n")}
`;
}
