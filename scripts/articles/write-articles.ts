import type { Article } from "#domain/article/article.ts";
import { featuredArticles } from "#domain/article/article-selection.ts";
import { writeChanged } from "../run/write-changed.ts";

/**
 * Writes articles in the form the site imports. Pictures are imports, so that the build creates their sizes. Three
 * files for different readers: the data, which Node reads too (for the list of pages); the pictures; and the few facts
 * that the menu loads.
 */
export async function writeArticles(published: readonly Article[]): Promise<void> {
  await writeModule(
    "articles.ts",
    `import type { Article } from "#domain/article/article.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";

/** Every published article, the newest first. */
export const articles: readonly Article[] = [
${published
  .map(({ publishDate, updateDate, regions: _, ...article }) => {
    const days = Object.entries({ publishDate, updateDate }).flatMap(([name, day]) =>
      day ? `${JSON.stringify(name)}: calendarDay(${JSON.stringify(day)})` : [],
    );
    return `  { ${[JSON.stringify(article).slice(1, -1), ...days].join(", ")} },`;
  })
  .join("\n")}
];
`,
  );
  await writeModule(
    "article-photos.ts",
    `import type { PhotoFile } from "#ui/pages/photo.tsx";
${photoImports(published)}
/** By the article's slug. */
export const articlePhotos: Readonly<Record<string, PhotoFile>> = {
${published.map((article) => `  ${JSON.stringify(article.slug)}: ${photoName(article)},`).join("\n")}
};
`,
  );
  const featured = featuredArticles(published);
  await writeModule(
    "featured-articles.ts",
    `import type { PhotoFile } from "#ui/pages/photo.tsx";
${photoImports(featured)}
/** What the menu shows, loaded apart from the pages. */
export const featuredArticles: readonly {
  slug: string;
  title: string;
  excerpt: string;
  photo: PhotoFile;
}[] = [
${featured
  .map((article) => {
    const { slug, title, excerpt } = article;
    const facts = JSON.stringify({ slug, title, excerpt }).slice(1, -1);
    return `  { ${facts}, "photo": ${photoName(article)} },`;
  })
  .join("\n")}
];
`,
  );
}

function writeModule(name: string, code: string): Promise<void> {
  return writeChanged(
    `.generated/${name}`,
    `/* Made by scripts/articles/write-articles.ts. */\n${code}`,
  );
}

/** One import per picture, and per crop of one. */
function photoImports(list: readonly Article[]): string {
  const lines = list.map((article) => {
    const { master, crop } = article.featuredImage;
    const query = crop ? `crop=${crop}&photo` : "photo";
    return `import ${photoName(article)} from "#art/masters/${master}.jpg?${query}";\n`;
  });
  return [...new Set(lines)].join("");
}

function photoName({ featuredImage: { master, crop } }: Article): string {
  return `photo_${[master, crop ?? ""].join("_").replace(/\W/g, "_")}`;
}
