import { businessProfile } from "#content/business-profile.ts";
import { ownerPictures } from "#content/owner-pictures.ts";
import { publishedArticles } from "#domain/article/article-selection.ts";
import { heldSomewhere } from "#domain/article/held-somewhere.ts";
import { withoutLeftOut } from "../articles/left-out-links.ts";
import { articleFolders, readArticles } from "../articles/read-articles.ts";
import { writeArticles } from "../articles/write-articles.ts";
import { writeDrawings } from "../articles/write-drawings.ts";
import type { ContentFault } from "../content-fault.ts";
import { readOwnerPictures } from "../pictures/read-owner-pictures.ts";
import { writeOwnerPictures } from "../pictures/write-owner-pictures.ts";

/**
 * Generates what changes with the words: articles (Markdown with front matter in content/en/articles becomes checked data
 * and HTML), their drawings, the owner's pictures, the sample of a report, page heads. A file that stays the same is not written.
 * @returns the faults of articles and of pictures, which are left out.
 */
export async function generateFromContent(): Promise<readonly ContentFault[]> {
  const { articles, drawings, faults } = await readArticles(...articleFolders);
  const published = publishedArticles(articles);
  const built = heldSomewhere(businessProfile.serviceRegion, published);
  await writeArticles(withoutLeftOut(built, published));
  await writeDrawings(drawings);
  const ours = await readOwnerPictures(ownerPictures, "content/photos");
  await writeOwnerPictures(ours.pictures);
  await import("./write-sample-report.ts");
  // Must come after the articles, which are pages too.
  await import("./generate-pages.ts");
  const all = [...faults, ...ours.faults];
  process.stderr.write(all.map((fault) => `${fault}\n`).join(""));
  return all;
}

// Started by the development server, which shows the faults.
if (import.meta.main) {
  const faults = await generateFromContent();
  process.send?.(faults);
  process.disconnect?.();
}
