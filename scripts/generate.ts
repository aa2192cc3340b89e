import { type ArticleFault, articleFolders, readArticles } from "./read-articles.ts";
import { writeArticles } from "./write-articles.ts";
import { writeDrawings } from "./write-drawings.ts";

/**
 * Generates all of `.generated`, which type checks, builds and servers need: fonts, map, logo for mails, articles
 * (Markdown with front matter in content/en/articles becomes checked data and HTML), page heads.
 * @returns the faults of articles, which are left out.
 */
export async function generate(): Promise<readonly ArticleFault[]> {
  await import("./generate-fonts.ts");
  await import("./generate-map.ts");
  await import("./generate-mail-logo.ts");
  const { articles, drawings, faults } = await readArticles(...articleFolders);
  await writeArticles(articles);
  await writeDrawings(drawings);
  // Must come after the articles, which are pages too.
  await import("./generate-pages.ts");
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(""));
  return faults;
}

// Run directly, it is part of a build, which fails on any article with a fault.
if (import.meta.main && (await generate()).length > 0) process.exit(1);
