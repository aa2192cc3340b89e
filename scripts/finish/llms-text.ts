import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { articlePath, pageUrl } from "#content/links.ts";
import { shownPages } from "#content/pages.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";

const { name, tagline, address, phone, hotline, email, licenses, state } = businessProfile;

/**
 * A description of the site for language models in the format of llmstxt.org: who we are, and every page with its
 * content.
 */
export function llmsText(siteUrl: string): string {
  const listed = fixedPages(shownPages).filter(
    ({ address, head }) => address === head.canonical && !head.noindex,
  );
  return `# ${name}

> ${tagline}. Licensed, bonded and insured; office in ${address.city}, ${address.region}.

- Phone: ${phone.display}; emergencies, day and night: ${hotline.display}; e-mail: ${email}
- Licenses: ${licenses.map(({ label, number }) => `${label} ${number}`).join(", ")}
- Counties in ${state.name}: ${counties.map(({ name }) => name).join(", ")}

## Pages

${listed.map(({ address, head }) => `- [${head.title}](${siteUrl}${address}): ${head.description}`).join("\n")}

## Articles

${articles.map((article) => `- [${article.title}](${pageUrl(siteUrl, articlePath(article))}): ${article.excerpt}`).join("\n")}
`;
}
