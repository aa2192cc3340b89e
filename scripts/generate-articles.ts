import { articleFolders, readArticles } from "./read-articles.ts";
import { writeArticles } from "./write-articles.ts";
import { writeDrawings } from "./write-drawings.ts";

/* Articles: Markdown with front matter in content/en/articles becomes checked data and HTML, or stops the build. */

const { articles, drawings, faults } = await readArticles(...articleFolders);
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exit(1);
}
await writeArticles(articles);
await writeDrawings(drawings);
