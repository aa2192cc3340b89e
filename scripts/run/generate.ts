import { businessProfile } from "#content/business-profile.ts";
import { publishedArticles } from "#domain/article/article-selection.ts";
import { heldIn } from "#domain/article/held-in.ts";
import { withoutLeftOut } from "../articles/left-out-links.ts";
import { type ArticleFault, articleFolders, readArticles } from "../articles/read-articles.ts";
import { writeArticles } from "../articles/write-articles.ts";
import { writeDrawings } from "../articles/write-drawings.ts";

/**
 * Generates all of `.generated`, which type checks, builds and servers need: fonts, map, logo for mails, articles
 * (Markdown with front matter in content/en/articles becomes checked data and HTML), page heads.
 * @returns the faults of articles, which are left out.
 */
export async function generate(): Promise<readonly ArticleFault[]> {
  await import("../pictures/generate-fonts.ts");
  await import("../pictures/generate-map.ts");
  await import("../pictures/generate-mail-logo.ts");
  const { articles, drawings, faults } = await readArticles(...articleFolders);
  const published = publishedArticles(articles);
  await writeArticles(withoutLeftOut(heldIn(businessProfile, published), published));
  await writeDrawings(drawings);
  // Must come after the articles, which are pages too.
  await import("./generate-pages.ts");
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(""));
  return faults;
}

// Run directly, it is part of a build, which fails on any article with a fault.
if (import.meta.main && (await generate()).length > 0) process.exit(1);
