import { licensesInWords, standing } from "#content/en/licenses-in-words.ts";
import { projectTitle } from "#content/en/project.ts";
import { projectSummary } from "#content/en/projects.ts";
import { articlePath, pageUrl, projectPath } from "#content/links.ts";
import { listedPagesNow } from "#content/listed-pages-now.ts";
import { heldIn } from "#domain/article/held-in.ts";
import type { Facts } from "#domain/business/facts.ts";
import { describedWith } from "#domain/page/page-description.ts";
import type { PublishedProject } from "#domain/project/project.ts";
import { articles } from "#generated/articles.ts";

function countiesLine({ counties, inState }: Facts): string {
  if (counties.length === 0) return "";
  const names = counties.map(({ name }) => name).join(", ");
  return `- ${inState.counties.charAt(0).toUpperCase()}${inState.counties.slice(1)} in ${inState.name}: ${names}\n`;
}

function roofLines(projects: readonly PublishedProject[], siteUrl: string): string {
  if (projects.length === 0) return "";
  const lines = projects.map(
    (project) =>
      `- [${projectTitle(project)}](${pageUrl(siteUrl, projectPath(project))}): ${projectSummary(project)}`,
  );
  return `\n## Finished roofs\n\n${lines.join("\n")}\n`;
}

/** A description of the site for language models in the format of llmstxt.org: who we are, and every page with its content. */
export function llmsText(
  f: Facts,
  siteUrl: string,
  projects: readonly PublishedProject[] = [],
): string {
  return `# ${f.name}

> ${f.tagline}. ${standing(f)}; office in ${f.address.city}, ${f.address.region}.

- Phone, e-mail, ${licensesInWords(f) ? "hours and licenses" : "and hours"}: ${pageUrl(siteUrl, "/contact-us")}; emergencies, day and night: ${pageUrl(siteUrl, "/emergency-contact")}
${countiesLine(f)}
## Pages

${listedPagesNow(f)
  .map(
    ({ address, head }) =>
      `- [${describedWith(f, head.title)}](${siteUrl}${address}): ${describedWith(f, head.description)}`,
  )
  .join("\n")}
${roofLines(projects, siteUrl)}
## Articles

${heldIn(f, articles)
  .map(
    (article) =>
      `- [${article.title}](${pageUrl(siteUrl, articlePath(article))}): ${article.excerpt}`,
  )
  .join("\n")}
`;
}
