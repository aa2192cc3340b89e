import { access, writeFile } from "node:fs/promises";
import path from "node:path";
import { businessProfile } from "#content/business-profile.ts";
import { articleLimits } from "#domain/article/front-matter.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { articleDraft } from "./article-draft.ts";
import { slugOf } from "./slug.ts";

/* `npm run new-article -- "Title"` creates the file of an unpublished article (docs/writing-articles.md). */

const title = process.argv.slice(2).join(" ").trim();
const slug = slugOf(title);
if (!slug || title.length > articleLimits.title) {
  fail(
    `Give the article a title of at most ${articleLimits.title} characters, in quotation marks.`,
  );
}
const file = path.join("content/en/articles", `${slug}.md`);
const isThere = await access(file).then(
  () => true,
  () => false,
);
if (isThere) fail(`${file} is there already.`);
await writeFile(file, articleDraft(title, dayInZone(Date.now(), businessProfile.timeZone)));
process.stdout.write(`${file}\n`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
