import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { articlePath } from "#content/links.ts";
import type { FrontMatter } from "#domain/article/front-matter.ts";

export type WrittenArticle = FrontMatter & { slug: string; address: string };

const folder = path.resolve("content/en/articles");

/** The published articles as their authors wrote them, newest first. */
export const articles: readonly WrittenArticle[] = readdirSync(folder, {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith(".md"))
  .map((file) => {
    const [, head = ""] = readFileSync(path.join(folder, file), "utf8").split(/^---$/m);
    const slug = path.basename(file, ".md");
    return { ...(parse(head) as FrontMatter), slug, address: articlePath({ slug }) };
  })
  .filter(({ isPublished }) => isPublished)
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate) || a.title.localeCompare(b.title));

/** A few of them, newest first, for tests that open every kind of page in a browser. */
export const shownArticles = articles.filter((_, index) => index % 16 === 0);
