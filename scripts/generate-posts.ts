import { mkdir, writeFile } from "node:fs/promises";
import type { Post } from "#domain/blog/post.ts";
import { featuredPosts, publishedPosts } from "#domain/blog/post-selection.ts";
import { readPosts } from "./read-posts.ts";

/*
 * Articles: Markdown with front matter in content/posts becomes checked data and HTML. Pictures are
 * imports, so that the build makes their sizes. Three files, by who needs them: the data, which Node
 * reads too (for the list of pages); its pictures; and the few facts that the menu loads.
 */

const target = new URL("../.generated/", import.meta.url);

const { posts, faults } = await readPosts("content/posts", "art/masters");
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exit(1);
}
const published = publishedPosts(posts);

await mkdir(target, { recursive: true });
await writeModule(
  "posts.ts",
  `import type { Post } from "#domain/blog/post.ts";

/** Every published article, the newest first. */
export const posts: readonly Post[] = ${JSON.stringify(published)};
`,
);
await writeModule(
  "post-photos.ts",
  `import type { PhotoFile } from "#app/ui/photo.tsx";
${photoImports(published)}
/** By the article's slug. */
export const postPhotos: Readonly<Record<string, PhotoFile>> = {
${published.map((post) => `  ${JSON.stringify(post.slug)}: ${photoName(post)},`).join("\n")}
};
`,
);
const featured = featuredPosts(published);
await writeModule(
  "featured-posts.ts",
  `import type { PhotoFile } from "#app/ui/photo.tsx";
${photoImports(featured)}
/** What the menu shows, loaded apart from the pages. */
export const featuredPosts: readonly {
  slug: string;
  title: string;
  excerpt: string;
  photo: PhotoFile;
}[] = [
${featured
  .map((post) => {
    const { slug, title, excerpt } = post;
    const facts = JSON.stringify({ slug, title, excerpt }).slice(1, -1);
    return `  { ${facts}, "photo": ${photoName(post)} },`;
  })
  .join("\n")}
];
`,
);

function writeModule(name: string, code: string): Promise<void> {
  return writeFile(new URL(name, target), `/* Made by scripts/generate-posts.ts. */\n${code}`);
}

/** One import for each picture, and for each cut of one. */
function photoImports(list: readonly Post[]): string {
  const lines = list.map((post) => {
    const { master, crop } = post.featuredImage;
    const query = crop ? `crop=${crop}&photo` : "photo";
    return `import ${photoName(post)} from "#art/masters/${master}.jpg?${query}";\n`;
  });
  return [...new Set(lines)].join("");
}

function photoName({ featuredImage: { master, crop } }: Post): string {
  return `photo_${[master, crop ?? ""].join("_").replace(/\W/g, "_")}`;
}
