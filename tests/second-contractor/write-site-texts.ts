import { writeFile } from "node:fs/promises";
import { businessProfile } from "#content/business-profile.ts";
import { builtFacts } from "#content/facts.ts";
import { createSiteTexts, siteTextPaths } from "#server/pages/site-texts.ts";

/** Writes sitemap, feeds and the like, which the server makes, beside the built pages of the project in which it is run. */
const textAt = createSiteTexts({ siteUrl: businessProfile.siteUrl, days: {}, projects: () => [] });
for (const path of siteTextPaths) {
  const text = await textAt(path, builtFacts, "#000000");
  if (text === undefined) throw new Error(`there is no text at ${path}`);
  await writeFile(`build/pages/${path.slice(1).replaceAll("/", "--")}`, text.bodies.identity);
}
