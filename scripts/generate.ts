import { type ArticleFault, articleFolders, readArticles } from "./read-articles.ts";
import { writeArticles } from "./write-articles.ts";
import { writeDrawings } from "./write-drawings.ts";

/**
 * Makes all of `.generated`, which must be there before anything is checked, built or served: fonts, map, logo of
 * mails, articles (Markdown with front matter in content/en/articles becomes checked data and HTML), heads of pages.
 *
 * @returns the faults of articles, which are left out.
 */
export async function generate(): Promise<readonly ArticleFault[]> {
  await import("./generate-fonts.ts");
  await import("./generate-map.ts");
  await import("./generate-mail-logo.ts");
  const { articles, drawings, faults } = await readArticles(...articleFolders);
  await writeArticles(articles);
  await writeDrawings(drawings);
  // Articles are pages too.
  await import("./generate-pages.ts");
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(""));
  return faults;
}

// By itself it is part of a build, which an article with a fault stops.
if (import.meta.main && (await generate()).length > 0) process.exit(1);
